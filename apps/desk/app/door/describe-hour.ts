import type { Limit } from '#/sign-in/index.ts';
import { describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { WORDS } from './words.ts';

/** An hour with its zone, such as `11:40 GMT`, as loaders and actions give it to a page. */
export function describeHour(at: Date): string {
  return `${describeTime(at, ZONE)} ${nameZone(at, ZONE)}`;
}

/** A refusal because of too many tries, with what to do about it in words. */
export function describeLimit({ until, letsPasskeysIn }: Limit) {
  return { kind: 'limited', words: WORDS.limited(describeHour(until), letsPasskeysIn) } as const;
}
