import { NO_CHANGES, type StockChanges } from './stock-changes.ts';

/** What the visitor has changed, for the table and for the report further down. */
type StockStore = {
  readonly get: () => StockChanges;
  readonly set: (changes: StockChanges) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Makes a store without changes. */
export function createStockStore(): StockStore {
  const listeners = new Set<() => void>();
  let current = NO_CHANGES;
  return {
    get: () => current,
    set(changes) {
      current = changes;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The stockroom of this visit: kept in memory, never stored or sent. */
export const stockStore = createStockStore();
