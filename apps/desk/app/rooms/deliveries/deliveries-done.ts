import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { withQuery } from '#app/with-query.ts';
import { deliveriesAddress } from './deliveries-address.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';
import { WORDS } from './words.ts';

const doneSchema = z.discriminatedUnion('done', [
  z.object({ done: z.literal('again'), count: z.coerce.number().int().min(1).max(1_000_000) }),
  z.object({ done: z.enum(['hastened', 'nothing']) }),
]);

/** Where the room says how many are sent again, on the pages that are shown. */
export function againAddress(query: DeliveriesQuery, count: number): string {
  const done = count === 0 ? { done: 'nothing' } : { done: 'again', count: String(count) };
  return withQuery(deliveriesAddress(query), done);
}

/** Where the room says whether one is tried at once, on the pages that are shown. */
export function hastenedAddress(query: DeliveriesQuery, isDue: boolean): string {
  return withQuery(deliveriesAddress(query), { done: isDue ? 'hastened' : 'nothing' });
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const read = doneSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return null;
  return read.data.done === 'again'
    ? WORDS.done.again(read.data.count)
    : WORDS.done[read.data.done];
}
