import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { deliveriesAddress } from './deliveries-address.ts';
import type { DeliveriesQuery } from './deliveries-query.ts';
import { WORDS } from './words.ts';

const doneSchema = z.discriminatedUnion('done', [
  z.object({ done: z.literal('again'), count: z.coerce.number().int().min(1).max(1_000_000) }),
  z.object({ done: z.enum(['hastened', 'nothing']) }),
]);

function doneAddress(query: DeliveriesQuery, done: string): string {
  const url = deliveriesAddress(query);
  return `${url}${url.includes('?') ? '&' : '?'}done=${done}`;
}

/** Where the room says how many are sent again, on the pages that are shown. */
export function againAddress(query: DeliveriesQuery, count: number): string {
  return doneAddress(query, count === 0 ? 'nothing' : `again&count=${count}`);
}

/** Where the room says whether one is tried at once, on the pages that are shown. */
export function hastenedAddress(query: DeliveriesQuery, isDue: boolean): string {
  return doneAddress(query, isDue ? 'hastened' : 'nothing');
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const read = doneSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return null;
  return read.data.done === 'again'
    ? WORDS.done.again(read.data.count)
    : WORDS.done[read.data.done];
}
