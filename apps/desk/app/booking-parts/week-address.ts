import { withQuery } from '#app/with-query.ts';
import type { WeekQuery } from './week-query.ts';

/** What is set, by its name in the address and in forms. */
export function weekFields({ week, as }: WeekQuery): Readonly<Record<string, string>> {
  return { ...(week === undefined ? {} : { week }), ...(as === 'list' ? { as } : {}) };
}

/** The address of a booking, or of a page of it, which keeps the week that it was opened from. */
export function bookingAddress(path: string, query: WeekQuery, from?: string): string {
  return withQuery(`/bookings/${path}`, { ...weekFields(query), from });
}

/** The address of a week; without one it is the week of whenever it is opened. */
export function weekAddress(query: WeekQuery): string {
  return withQuery('/bookings', weekFields(query));
}
