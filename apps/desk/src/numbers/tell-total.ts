const STEP = 5;

const roundDown = (sum: number) => Math.floor(sum / STEP) * STEP;

/**
 * What may be told of a period, of the sums from the first week on to before it and to its end. Both are rounded down
 * before they are subtracted, so that each total, and each sum and difference of any, is a multiple of five. A total is
 * within four of the truth, either way. What a total still tells of its parts is in
 * `docs/decisions/007-numbers-in-fives.md`.
 */
export function tellBetween(before: number, through: number): number {
  return Math.max(0, roundDown(through) - roundDown(before));
}

/** What may be told of each of several weeks that follow one another, of their own sums and of the sum before them. */
export function tellEach(before: number, weeks: readonly number[]): number[] {
  let sum = before;
  return weeks.map((n) => {
    const last = sum;
    sum += n;
    return tellBetween(last, sum);
  });
}
