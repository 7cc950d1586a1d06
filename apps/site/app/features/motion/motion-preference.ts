const KEY = 'motion';
const PAUSED = 'paused';

/** Whether the visitor has paused all motion on the site; remembered where the browser allows it. */
export type MotionPreference = {
  isPaused(): boolean;
  setPaused(isPaused: boolean): void;
  subscribe(listener: () => void): () => void;
};

/** What the preference needs of the browser; all of it is asked for at use only. */
export type MotionPreferenceOptions = {
  /** The store; asking for it may throw where the visitor forbids storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Shows the state on the page; called at the first subscription and at each change. */
  readonly reflect: (isPaused: boolean) => void;
  /** Calls back when another tab of the site has changed the store; returns what ends that. */
  readonly onOtherTab: (listener: () => void) => () => void;
};

/** Makes the preference; without a store it holds for the page only. */
export function createMotionPreference({
  storage,
  reflect,
  onOtherTab,
}: MotionPreferenceOptions): MotionPreference {
  const listeners = new Set<() => void>();
  let known: boolean | null = null;
  let endOtherTab: (() => void) | null = null;

  function read(): boolean {
    try {
      return storage().getItem(KEY) === PAUSED;
    } catch {
      return false; // storage is forbidden: the site then moves until told otherwise
    }
  }

  function write(next: boolean): void {
    try {
      if (next) storage().setItem(KEY, PAUSED);
      else storage().removeItem(KEY);
    } catch {
      // storage is forbidden or full: the choice then holds for this page
    }
  }

  function isPaused(): boolean {
    known ??= read();
    return known;
  }

  function tell(next: boolean): void {
    known = next;
    reflect(next);
    listeners.forEach((listener) => listener());
  }

  return {
    isPaused,
    setPaused(next) {
      write(next);
      tell(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (endOtherTab === null) {
        endOtherTab = onOtherTab(() => tell(read()));
        reflect(isPaused());
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
