import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z
  .enum(['moved', 'moved-held', 'cancelled', 'cancelled-held', 'no-show', 'came', 'released'])
  .nullable()
  .catch(null);

/** What was done to a booking. */
export type Done = Exclude<z.infer<typeof doneSchema>, null>;

/** Where the booking says what was done. */
export function doneAddress(reference: string, done: Done): string {
  return `/bookings/${reference}?done=${done}`;
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const done = doneSchema.parse(search.get('done'));
  return done && WORDS.done[done];
}
