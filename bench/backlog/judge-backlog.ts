import { percentile } from '../latency.ts';

import type { BacklogOptions, WorkedOff } from './work-off.ts';

const LEAST_OF_PACE = 0.95;
const MOST_CLAIM_P99_MS = 5;
/**
 * A quarter of a second's worth at the bench's own pace: where the machine halts for a moment, a worker sends so many more
 * afterwards.
 */
const AFTER_A_PAUSE = 25;
const INDEXES = /^deliveries_(?:due|pkey)$/;
const MANY = 50_000;

/** What is lost, there twice or too fast, in words; holds on a machine as slow as it may be. */
export function listLosses(
  { mails, workers, perSecond }: BacklogOptions,
  { undelivered, claimedAgain, seconds, mostInSecond, distinct, repeats, errors }: WorkedOff,
): string[] {
  const allowed = workers * (perSecond + AFTER_A_PAUSE);
  // A worker begins with a quarter of a second's worth; the rest of the second is for what is not to the millisecond.
  const leastSeconds = mails / (workers * perSecond) - 1;
  const faults: [boolean, string][] = [
    [undelivered > 0, `${undelivered} mails were not sent`],
    [distinct !== mails, `${distinct} mails came instead of ${mails}`],
    [repeats > 0, `${repeats} mails came again`],
    [claimedAgain > 0, `${claimedAgain} deliveries were claimed a second time`],
    [mostInSecond > allowed, `${mostInSecond} mails left within one second`],
    [seconds < leastSeconds, `all left within ${seconds.toFixed(1)} s`],
    [errors !== '', `a worker logged errors: ${errors}`],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? fault : []));
}

/** What is slower than it has to be, in words. */
export function listDelays(
  { mails, workers, perSecond }: BacklogOptions,
  { seconds, claimTimes, readBy }: WorkedOff,
): string[] {
  const pace = mails / seconds / (workers * perSecond);
  const p99 = percentile(claimTimes, 0.99);
  const faults = [];
  if (pace < LEAST_OF_PACE) faults.push(`The target is ${LEAST_OF_PACE} of what may leave.`);
  if (p99 > MOST_CLAIM_P99_MS) faults.push(`The target is a p99 of ${MOST_CLAIM_P99_MS} ms.`);
  // A small table is read from end to end with less effort.
  if (mails >= MANY && !readBy.every((name) => INDEXES.test(name))) {
    faults.push(`Claims have to read by indexes alone, and read by ${readBy.join(', ')}.`);
  }
  return faults;
}
