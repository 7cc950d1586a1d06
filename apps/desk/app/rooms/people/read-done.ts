import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z.object({
  done: z.enum(['invited', 'invited-again', 'role', 'ended', 'removed', 'taken', 'erased']),
  person: z.guid().optional().catch(undefined),
});

type Done = z.infer<typeof doneSchema>['done'];

/** Where the room says what was done: the address holds the person's id, never a name. */
export function doneAddress(done: Done, personId: string): string {
  return `/people?done=${done}&person=${personId}`;
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams, names: ReadonlyMap<string, string>) {
  const read = doneSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return null;
  const { done, person = '' } = read.data;
  const words: NoticeWords = WORDS.done[done](names.get(person) ?? WORDS.somebody);
  return words;
}
