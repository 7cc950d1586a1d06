/** What was started, to be undone in the other order. */
export type Closer = {
  readonly add: (step: () => Promise<unknown> | void) => void;
  /** Undoes all of it, last things first; each is tried, and the first failure is thrown. */
  readonly close: () => Promise<void>;
};

/** Collects how to undo what is started. */
export function createCloser(): Closer {
  const steps: (() => Promise<unknown> | void)[] = [];
  return {
    add: (step) => void steps.push(step),
    close: async () => {
      const failures: unknown[] = [];
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
