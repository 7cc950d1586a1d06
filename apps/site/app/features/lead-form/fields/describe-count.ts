import type { LeadFormWords } from '../form-words.ts';

/** Says how much of a limit is used, such as `4,200 of 5,000 characters`. */
export function describeCount(
  words: LeadFormWords['characters'],
): (used: number, limit: number) => string {
  const format = (count: number) => count.toLocaleString('en-GB');
  return (used, limit) => `${format(used)} ${words.of} ${format(limit)} ${words.unit}`;
}
