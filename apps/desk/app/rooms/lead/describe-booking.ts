import { describeLongDay, describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';

const DETAIL = /^(\S+) at (\S+)$/;

/** What a line about a booking says of it: its reference, and when it begins. */
export function describeBooking(detail: string | null) {
  const [, reference, time] = DETAIL.exec(detail ?? '') ?? [];
  if (reference === undefined || time === undefined) return null;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  return { reference, times: describeStart(at) };
}

/** A moment in full, as when a booking begins: `Thursday 26 November 2026, 14:00 GMT`. */
export function describeStart(at: Date): string {
  return `${describeLongDay(at, ZONE)}, ${describeTime(at, ZONE)} ${nameZone(at, ZONE)}`;
}
