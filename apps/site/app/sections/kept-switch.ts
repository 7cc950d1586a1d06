/** Whether the visitor has set a switch; remembered where the browser allows it. */
export type KeptSwitch = {
  isSet(): boolean;
  set(isSet: boolean): void;
  subscribe(listener: () => void): () => void;
};

/** Where switches are kept; all of it is asked for at use only. */
export type SwitchStore = {
  /** The store; asking for it may throw where the visitor forbids storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back when another tab of the site has changed the store; returns what ends that. */
  readonly onOtherTab: (listener: () => void) => () => void;
};

export type KeptSwitchOptions = SwitchStore & {
  /** What is kept of a switch that is set; of one that is not, nothing is. */
  readonly key: string;
  readonly value: string;
  /** Shows the state on the page; called at the first subscription and at each change. */
  readonly reflect?: (isSet: boolean) => void;
};

/** The store of this browser. */
export const browserStore: SwitchStore = {
  storage: () => window.localStorage,
  onOtherTab(listener) {
    const handle = ({ storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage) listener();
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  },
};

/** Makes the switch; without a store it holds for the page only. */
export function createKeptSwitch({
  storage,
  onOtherTab,
  key,
  value,
  reflect = () => undefined,
}: KeptSwitchOptions): KeptSwitch {
  const listeners = new Set<() => void>();
  let known: boolean | null = null;
  let endOtherTab: (() => void) | null = null;

  function read(): boolean {
    try {
      return storage().getItem(key) === value;
    } catch {
      return false; // storage is forbidden: nobody has set it until told otherwise
    }
  }

  function write(next: boolean): void {
    try {
      if (next) storage().setItem(key, value);
      else storage().removeItem(key);
    } catch {
      // storage is forbidden or full: the choice then holds for this page
    }
  }

  function isSet(): boolean {
    known ??= read();
    return known;
  }

  function tell(next: boolean): void {
    known = next;
    reflect(next);
    listeners.forEach((listener) => listener());
  }

  return {
    isSet,
    set(next) {
      write(next);
      tell(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (endOtherTab === null) {
        // Another tab tells of every key, so of other switches too.
        endOtherTab = onOtherTab(() => {
          const next = read();
          if (next !== isSet()) tell(next);
        });
        reflect(isSet());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        endOtherTab?.();
        endOtherTab = null;
      };
    },
  };
}
