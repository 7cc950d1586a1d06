/** One plain line that an enquiry takes along, for as long as the page lives; null while the visitor sends none. */
type SavingsNote = {
  readonly get: () => string | null;
  /** Takes the line with the query of the figures in it, or takes it back. */
  readonly set: (line: string | null, query?: string) => void;
  /** The query of the figures in the line; empty without a line. */
  readonly getQuery: () => string;
  /** The line that the enquiry took over last, or null; one that is set again may be taken over again. */
  readonly getTaken: () => string | null;
  readonly take: (line: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Makes an empty note. */
export function createSavingsNote(): SavingsNote {
  const listeners = new Set<() => void>();
  let note: string | null = null;
  let figures = '';
  let taken: string | null = null;
  return {
    get: () => note,
    set(line, query = '') {
      figures = query;
      if (line === note) return;
      if (note === null && line === taken) taken = null;
      note = line;
      listeners.forEach((listener) => listener());
    },
    getQuery: () => figures,
    getTaken: () => taken,
    take(line) {
      taken = line;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The note of this visit: kept in memory, never stored. */
export const savingsNote = createSavingsNote();
