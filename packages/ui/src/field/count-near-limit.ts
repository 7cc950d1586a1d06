/** Share of the limit from which on the count is shown. */
const COUNT_FROM = 0.8;

/** Says how much of a limit is used, such as `4,200 of 5,000 characters`. */
export type DescribeCount = (used: number, limit: number) => string;

/** The count of a text in UTF-16 units, from shortly before its limit on and beyond it; null until then. */
export function countNearLimit(
  text: string,
  limit: number,
  describe: DescribeCount,
): string | null {
  // As the limits have it: spaces at the ends do not count.
  const used = text.trim().length;
  return used < limit * COUNT_FROM ? null : describe(used, limit);
}
