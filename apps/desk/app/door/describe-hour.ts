import { describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';

/** An hour with its zone, such as `11:40 GMT`, as loaders and actions give it to a page. */
export function describeHour(at: Date): string {
  return `${describeTime(at, ZONE)} ${nameZone(at, ZONE)}`;
}

/** A refusal because of too many tries, with the hour at which it ends in words. */
export function describeLimit({ until }: { readonly until: Date }) {
  return { kind: 'limited', until: describeHour(until) } as const;
}
