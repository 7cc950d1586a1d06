import type { Limit } from '#/sign-in/index.ts';
import { describeHour } from '#app/parts/describe-moment.ts';
import { WORDS } from './words.ts';

/** A refusal because of too many tries, with what to do about it in words. */
export function describeLimit({ until, letsPasskeysIn }: Limit, zone: string) {
  return {
    kind: 'limited',
    words: WORDS.limited(describeHour(until, zone), letsPasskeysIn),
  } as const;
}
