import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { DONE } from './words.ts';

const doneSchema = z
  .enum(['moved', 'moved-held', 'cancelled', 'cancelled-held', 'no-show', 'came', 'released'])
  .nullable()
  .catch(null);

/** What was done to a booking. */
export type Done = Exclude<z.infer<typeof doneSchema>, null>;

/** Where a page says what was done. */
export function doneAddress(page: string, done: Done): string {
  return `${page}${page.includes('?') ? '&' : '?'}done=${done}`;
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const done = doneSchema.parse(search.get('done'));
  return done && DONE[done];
}
