const KEY = 'counting';
const OFF = 'off';

/** What decides whether a visit is counted: what the browser asks for, and what was chosen on the site. */
export type CountingState = 'on' | 'off' | 'refused by the browser';

/** The choice whether visits from this device are counted. */
export type CountingChoice = {
  readonly read: () => CountingState;
  readonly choose: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What the choice needs of the browser; all of it is asked for at use only. */
export type CountingChoiceOptions = {
  /** The store; asking for it may throw where the visitor forbids storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether the browser asks every site not to count its visitor. */
  readonly isRefused: () => boolean;
  /** Calls back when another tab of the site has changed the store; returns what ends that. */
  readonly onOtherTab: (listener: () => void) => () => void;
};

/** Makes the choice. Only "off" is kept: by default nothing is stored. Without a store it holds for this document. */
export function createCountingChoice({
  storage,
  isRefused,
  onOtherTab,
}: CountingChoiceOptions): CountingChoice {
  const listeners = new Set<() => void>();
  let isOn: boolean | null = null;
  let endOtherTab: (() => void) | null = null;

  function readStore(): boolean {
    try {
      return storage().getItem(KEY) !== OFF;
    } catch {
      return true; // storage is forbidden: the choice then holds for this document
    }
  }

  function write(next: boolean): void {
    try {
      if (next) storage().removeItem(KEY);
      else storage().setItem(KEY, OFF);
    } catch {
      // storage is forbidden or full: the choice then holds for this document
    }
  }

  function tell(next: boolean): void {
    isOn = next;
    listeners.forEach((listener) => listener());
  }

  return {
    read() {
      if (isRefused()) return 'refused by the browser';
      isOn ??= readStore();
      return isOn ? 'on' : 'off';
    },
    choose(next) {
      write(next);
      tell(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      endOtherTab ??= onOtherTab(() => tell(readStore()));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        endOtherTab?.();
        endOtherTab = null;
      };
    },
  };
}
