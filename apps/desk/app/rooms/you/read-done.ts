import { isKeyOf } from '#app/is-key-of.ts';
import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): NoticeWords | null {
  const done = search.get('done');
  return isKeyOf(WORDS.done, done) ? WORDS.done[done] : null;
}
