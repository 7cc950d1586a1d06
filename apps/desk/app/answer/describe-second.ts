import { ZONE } from '#app/zone.ts';

/** The time of day to the second. */
export function describeTimeToSecond(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(at);
}
