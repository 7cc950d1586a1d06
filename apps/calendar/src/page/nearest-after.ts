import type { Slot } from '@high-street/contract';

import type { BookingDesk } from '#/bookings/index.ts';

import type { Refusal } from './answer-with-pages.ts';

/** The free times nearest to the one that was refused; none when that is not what is wrong, or they cannot be had. */
export async function nearestAfter(
  { code }: Refusal,
  start: string,
  desk: Pick<BookingDesk, 'nearestTo'>,
): Promise<readonly Slot[]> {
  if (code !== 'slot_taken' && code !== 'slot_not_offered') return [];
  return desk.nearestTo(start).catch(() => []); // the refusal is told all the same
}
