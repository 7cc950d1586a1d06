import { Temporal } from 'temporal-polyfill';

/** Tells moments as the provider's clock has them. */
export type ProviderTime = ReturnType<typeof createProviderTime>;

/** Formats moments in that zone, to the minute; its name is beside or above them. */
export function createProviderTime(zone: string) {
  const minuteOf = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
      .replace('T', ' ');

  function periodOf(start: Date, end: Date): string {
    const [from, to] = [minuteOf(start), minuteOf(end)];
    const [day = ''] = from.split(' ');
    return `${from} to ${to.startsWith(day) ? to.slice(day.length + 1) : to}`;
  }

  return {
    zone,
    /** Such as `2026-01-06 10:00`. */
    minuteOf,
    /** Such as `2026-01-06 10:00 to 10:30`; the second day is named when there is one. */
    periodOf,
    /** The same with the zone's name after it. */
    namedMinuteOf: (date: Date) => `${minuteOf(date)} (${zone})`,
    namedPeriodOf: (start: Date, end: Date) => `${periodOf(start, end)} (${zone})`,
  };
}
