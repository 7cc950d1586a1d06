import { describeLongDay } from '#app/parts/describe-moment.ts';
import type { Moment } from '#app/parts/when.tsx';
import { ZONE } from '#app/zone.ts';

/** The time of a line: to the second for machines, to the minute for people. */
export function describeTimelineTime(at: Date, { hasSeconds }: { hasSeconds: boolean }): Moment {
  const words = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
    timeZone: ZONE,
  }).format(at);
  return { iso: at.toISOString(), words };
}

/** The day over its lines, such as `Saturday 21 November 2026`. */
export function describeTimelineDay(at: Date): string {
  return describeLongDay(at, ZONE);
}
