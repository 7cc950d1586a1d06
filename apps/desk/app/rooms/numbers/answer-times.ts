import type { AnswerBucket } from '@high-street/contract';

import type { Told } from '#/numbers/index.ts';
import { BUCKET_SHARES, WORDS } from './words.ts';

const words = WORDS.waits;

/** How many had their first answer within a time. */
export type AnswerTime = { readonly bucket: AnswerBucket; readonly count: Told };

const minutesOf = (bucket: Exclude<AnswerBucket, 'late'>, targetMinutes: number) =>
  Math.round(BUCKET_SHARES[bucket] * targetMinutes);

/** What a bar of answers is called. */
export function nameBucket(bucket: AnswerBucket, targetMinutes: number): string {
  return bucket === 'late'
    ? words.over(words.time(targetMinutes))
    : words.to(words.time(minutesOf(bucket, targetMinutes)));
}

/** Within which time half of those had heard who were answered; null where there are too few to tell. */
export function findHalf(answers: readonly AnswerTime[]): AnswerBucket | null {
  const all = answers.reduce((sum, { count }) => sum + count.now, 0);
  let heard = 0;
  for (const { bucket, count } of answers) {
    heard += count.now;
    if (heard > 0 && heard * 2 >= all) return bucket;
  }
  return null;
}

/** The same in words, as they follow `half heard`. */
export function sayHalf(answers: readonly AnswerTime[], targetMinutes: number): string | null {
  const half = findHalf(answers);
  if (half === null) return null;
  return half === 'late'
    ? words.laterThan(words.time(targetMinutes))
    : words.within(words.time(minutesOf(half, targetMinutes)));
}

/** The time of a bucket alone. */
export function sayTime(bucket: AnswerBucket, targetMinutes: number): string {
  return words.time(bucket === 'late' ? targetMinutes : minutesOf(bucket, targetMinutes));
}
