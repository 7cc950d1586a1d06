import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z.discriminatedUnion('done', [
  z.object({ done: z.literal('again'), count: z.coerce.number().int().min(1).max(1_000_000) }),
  z.object({ done: z.enum(['hastened', 'nothing']) }),
]);

/** Where the room says how many are sent again. */
export function againAddress(count: number): string {
  return `/deliveries?done=${count === 0 ? 'nothing' : `again&count=${count}`}`;
}

/** Where the room says whether one is tried at once. */
export function hastenedAddress(isDue: boolean): string {
  return `/deliveries?done=${isDue ? 'hastened' : 'nothing'}`;
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const read = doneSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return null;
  return read.data.done === 'again'
    ? WORDS.done.again(read.data.count)
    : WORDS.done[read.data.done];
}
