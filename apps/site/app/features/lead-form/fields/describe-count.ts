import type { LeadFormWords } from '../form-words.ts';

/** Share of a limit from which on the count is shown. */
const COUNT_FROM = 0.8;

/** Says how much of a limit is used, such as `4,200 of 5,000 characters`. */
export function describeCount(
  words: LeadFormWords['characters'],
): (used: number, limit: number) => string {
  const format = (count: number) => count.toLocaleString('en-GB');
  return (used, limit) => `${format(used)} ${words.of} ${format(limit)} ${words.unit}`;
}

/** The count of a one-line text, from shortly before its limit on. */
export function countNearLimit(
  value: string,
  limit: number,
  words: LeadFormWords['characters'],
): string | null {
  return value.length < limit * COUNT_FROM ? null : describeCount(words)(value.length, limit);
}
