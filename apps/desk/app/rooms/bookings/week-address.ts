import type { WeekQuery } from './week-query.ts';

/** The address of a week; without one it is the week of whenever it is opened. */
export function weekAddress({ week, as }: WeekQuery): string {
  const entries = [
    ...(week === undefined ? [] : [['week', week]]),
    ...(as === 'list' ? [['as', as]] : []),
  ];
  const search = new URLSearchParams(entries).toString();
  return search === '' ? '/bookings' : `/bookings?${search}`;
}
