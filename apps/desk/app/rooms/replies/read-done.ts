import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z.enum(['made', 'changed', 'removed', 'restored']);
const idSchema = z.guid().nullable().catch(null);

/** What was done just now, and to which reply, where that can be undone. */
export type ReplyDone = { readonly words: NoticeWords; readonly undoId: string | null };

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): ReplyDone | null {
  const done = doneSchema.safeParse(search.get('done'));
  if (!done.success) return null;
  const undoId = done.data === 'removed' ? idSchema.parse(search.get('reply')) : null;
  return { words: WORDS.done[done.data], undoId };
}

/** Where the room says what was done. */
export function doneAddress(done: z.infer<typeof doneSchema>, replyId?: string): string {
  const query = new URLSearchParams({ done, ...(replyId === undefined ? {} : { reply: replyId }) });
  return `/replies?${query.toString()}`;
}
