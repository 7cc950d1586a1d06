import { toDay } from './zone-time.ts';

/** From when to when days can be booked, as ISO instants. */
export type Bookable = {
  /** When the page was made. */
  readonly now: string;
  /** The end of the last day of the provider. */
  readonly lastMoment: string;
};

/** Today and the last day that can be booked, as they are called in a zone. */
export function bookableDays(
  { now, lastMoment }: Bookable,
  zone: string,
): { today: string; lastDay: string } {
  return { today: toDay(now, zone), lastDay: toDay(lastMoment, zone) };
}
