import type { Slot } from '@high-street/contract';
import type { FastifyBaseLogger } from 'fastify';

import type { BookingDesk } from '#/bookings/index.ts';

import type { Refusal } from './answer-with-pages.ts';

/** What finds times near to a refused one; the log is that of the call, as the refusal is told without them. */
export type NearestParts = {
  readonly desk: Pick<BookingDesk, 'nearestTo'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** The free times nearest to the one that was refused; none when that is not what is wrong, or they cannot be had. */
export async function nearestAfter(
  { code }: Refusal,
  start: string,
  { desk, log }: NearestParts,
): Promise<readonly Slot[]> {
  if (code !== 'slot_taken' && code !== 'slot_not_offered') return [];
  try {
    return await desk.nearestTo(start);
  } catch (error) {
    log.error({ err: error }, 'a refusal is told without the nearest free times');
    return [];
  }
}
