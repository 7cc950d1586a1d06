/** One of a few things that the visitor may choose, or null; remembered where the browser allows it. */
export type KeptChoice<Value extends string> = {
  read(): Value | null;
  choose(value: Value | null): void;
  subscribe(listener: () => void): () => void;
};

/** Where choices are kept; all of it is asked for at use only. */
export type ChoiceStore = {
  /** The store; asking for it may throw where the visitor forbids storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back when another tab of the site has changed the store; returns what ends that. */
  readonly onOtherTab: (listener: () => void) => () => void;
};

export type KeptChoiceOptions<Value extends string> = ChoiceStore & {
  readonly key: string;
  /** What can be chosen, as it is kept; of no choice nothing is. */
  readonly values: readonly Value[];
  /** Shows the choice on the page; called at the first subscription and at each change. */
  readonly reflect?: (value: Value | null) => void;
};

/** The store of this browser. */
export const browserStore: ChoiceStore = {
  storage: () => window.localStorage,
  onOtherTab(listener) {
    const handle = ({ storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage) listener();
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  },
};

function readStored<Value extends string>({
  storage,
  key,
  values,
}: KeptChoiceOptions<Value>): Value | null {
  try {
    const stored = storage().getItem(key);
    return values.find((value) => value === stored) ?? null;
  } catch {
    return null; // storage is forbidden: nobody has chosen until told otherwise
  }
}

/** Makes the choice; without a store it holds for the page only. */
export function createKeptChoice<Value extends string>(
  options: KeptChoiceOptions<Value>,
): KeptChoice<Value> {
  const { storage, onOtherTab, key, reflect = () => undefined } = options;
  const listeners = new Set<() => void>();
  /** Undefined until it is asked for first. */
  let known: Value | null | undefined;
  let endOtherTab: (() => void) | null = null;

  function read(): Value | null {
    if (known === undefined) known = readStored(options);
    return known;
  }

  function tell(next: Value | null): void {
    known = next;
    reflect(next);
    listeners.forEach((listener) => listener());
  }

  return {
    read,
    choose(next) {
      try {
        if (next === null) storage().removeItem(key);
        else storage().setItem(key, next);
      } catch {
        // storage is forbidden or full: the choice then holds for this page
      }
      tell(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (endOtherTab === null) {
        // Another tab tells of every key, so of other choices too.
        endOtherTab = onOtherTab(() => {
          const next = readStored(options);
          if (next !== read()) tell(next);
        });
        reflect(read());
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
