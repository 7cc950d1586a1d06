/** Runs a task when its turn comes, in the order in which they came. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue that works on one task at a time; each caller waits for its own. Attempts to sign in go through one, so
 * that any number of them takes one connection to the database, and leaves the others to those who are in.
 */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
