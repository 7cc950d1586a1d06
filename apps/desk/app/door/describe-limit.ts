import type { Limit } from '#/sign-in/index.ts';
import { describeHour } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { WORDS } from './words.ts';

/** A refusal because of too many tries, with what to do about it in words. */
export function describeLimit({ until, letsPasskeysIn }: Limit) {
  return {
    kind: 'limited',
    words: WORDS.limited(describeHour(until, ZONE), letsPasskeysIn),
  } as const;
}
