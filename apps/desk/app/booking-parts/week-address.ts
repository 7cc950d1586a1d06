import type { WeekQuery } from './week-query.ts';

/** What is set, by its name in the address and in forms. */
export function weekFields({ week, as }: WeekQuery): Readonly<Record<string, string>> {
  return { ...(week === undefined ? {} : { week }), ...(as === 'list' ? { as } : {}) };
}

/** The address of a booking, or of a page of it, which keeps the week that it was opened from. */
export function bookingAddress(path: string, query: WeekQuery, from?: string): string {
  const fields = { ...weekFields(query), ...(from === undefined ? {} : { from }) };
  const search = new URLSearchParams(fields).toString();
  return search === '' ? `/bookings/${path}` : `/bookings/${path}?${search}`;
}

/** The address of a week; without one it is the week of whenever it is opened. */
export function weekAddress(query: WeekQuery): string {
  const search = new URLSearchParams(weekFields(query)).toString();
  return search === '' ? '/bookings' : `/bookings?${search}`;
}
