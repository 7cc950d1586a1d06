import { isKeyOf } from '#app/is-key-of.ts';
import type { NoticeWords } from '#app/parts/notice.tsx';
import { withQuery } from '#app/with-query.ts';
import { DONE } from './words.ts';

/** What was done to a booking. */
export type Done = keyof typeof DONE;

/** Where a page says what was done. */
export function doneAddress(page: string, done: Done): string {
  return withQuery(page, { done });
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const done = search.get('done');
  return isKeyOf(DONE, done) ? DONE[done] : null;
}
