import { Temporal } from 'temporal-polyfill';

function zonedAt(timeZone: string, at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return zonedAt(timeZone, at).toPlainDate().toString();
}

/** Gives the same as `dayIn`, and works it out once a day: it is asked for each thing that is counted. */
export function createDays(timeZone: string): (at: Date) => string {
  let known = { day: '', from: 0, until: 0 };

  return (at) => {
    const ms = at.getTime();
    if (ms >= known.from && ms < known.until) return known.day;
    const start = zonedAt(timeZone, at).startOfDay();
    known = {
      day: start.toPlainDate().toString(),
      from: start.epochMilliseconds,
      until: start.add({ days: 1 }).startOfDay().epochMilliseconds,
    };
    return known.day;
  };
}
