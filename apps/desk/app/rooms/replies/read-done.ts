import { z } from 'zod';

import { isKeyOf } from '#app/is-key-of.ts';
import type { NoticeWords } from '#app/parts/notice.tsx';
import { withQuery } from '#app/with-query.ts';
import { WORDS } from './words.ts';

const idSchema = z.guid().nullable().catch(null);

/** What was done just now, and to which reply, where that can be undone. */
export type ReplyDone = { readonly words: NoticeWords; readonly undoId: string | null };

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): ReplyDone | null {
  const done = search.get('done');
  if (!isKeyOf(WORDS.done, done)) return null;
  const undoId = done === 'removed' ? idSchema.parse(search.get('reply')) : null;
  return { words: WORDS.done[done], undoId };
}

/** Where the room says what was done. */
export function doneAddress(done: keyof typeof WORDS.done, replyId?: string): string {
  return withQuery('/replies', { done, reply: replyId });
}
