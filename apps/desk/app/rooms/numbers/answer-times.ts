import type { AnswerBucket } from '@high-street/contract';

import type { Told } from '#/numbers/index.ts';
import { LEAST_TOLD } from './share.ts';
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

/** Within which time half had heard, of those who were answered or of all who wrote; null where fewer have, or too few were. */
export function findHalf(answers: readonly AnswerTime[], wrote = 0): AnswerBucket | null {
  const answered = answers.reduce((sum, { count }) => sum + count.now, 0);
  const all = Math.max(wrote, answered);
  if (all < LEAST_TOLD) return null;
  let heard = 0;
  for (const { bucket, count } of answers) {
    heard += count.now;
    if (heard * 2 >= all) return bucket;
  }
  return null;
}

/** The same in words, as they follow `half heard`. */
export function sayHalf(
  answers: readonly AnswerTime[],
  targetMinutes: number,
  wrote = 0,
): string | null {
  const half = findHalf(answers, wrote);
  if (half === null) return null;
  return half === 'late'
    ? words.laterThan(words.time(targetMinutes))
    : words.within(words.time(minutesOf(half, targetMinutes)));
}

/** The time of a bucket alone. */
export function sayTime(bucket: AnswerBucket, targetMinutes: number): string {
  return words.time(bucket === 'late' ? targetMinutes : minutesOf(bucket, targetMinutes));
}
