import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const MOST_IN_ADDRESS = 4_000;

const countSchema = z.coerce.number().int().nonnegative().catch(0);

const doneSchema = z.object({
  done: z.enum(['given', 'marked', 'binned', 'restored', 'saved', 'removed', 'erased']),
  count: countSchema,
  kept: countSchema,
  stale: countSchema,
  person: z.guid().catch(''),
  state: z.enum(['new', 'answered', 'won', 'lost', 'spam']).catch('answered'),
  leads: z
    .string()
    .max(MOST_IN_ADDRESS)
    .regex(/^[\da-f-]+( [\da-f-]+)*$/)
    .nullable()
    .catch(null),
});

type Done = z.infer<typeof doneSchema>;

/** What was done, as the address of the list says it: identifiers, never a name. */
export function writeDone(
  done: Done['done'],
  more: Readonly<Record<string, string | number>> = {},
): URLSearchParams {
  const search = new URLSearchParams({ done });
  for (const [name, value] of Object.entries(more)) search.set(name, String(value));
  return search;
}

function say(
  { done, count, kept, stale, person, state }: Done,
  names: ReadonlyMap<string, string>,
) {
  switch (done) {
    case 'given':
      return WORDS.done.given(count, names.get(person) ?? WORDS.somebody, stale);
    case 'marked':
      return WORDS.done.marked(count, state, { kept, stale });
    case 'binned':
      return WORDS.done.binned(count, { kept, stale });
    case 'restored':
      return WORDS.done.restored(count);
    case 'saved':
    case 'removed':
    case 'erased':
      return WORDS.done[done];
  }
}

/** The acts that say how many leads they changed. */
const COUNTED: readonly Done['done'][] = ['given', 'marked', 'binned', 'restored'];

/** What was done just now, or that nothing was, and the leads that can be taken out of the bin again. */
export type ReadDone = {
  readonly isNothing: boolean;
  readonly words: NoticeWords;
  readonly undo: string | null;
};

/** What was done just now, as the address says it. */
export function readDone(
  search: URLSearchParams,
  names: ReadonlyMap<string, string>,
): ReadDone | null {
  const read = doneSchema.safeParse({
    ...Object.fromEntries(search),
    leads: search.get('leads'),
  });
  if (!read.success) return null;
  const { done, count, leads } = read.data;
  const isNothing = count === 0 && COUNTED.includes(done);
  const canUndo = done === 'binned' && !isNothing;
  return { isNothing, words: say(read.data, names), undo: canUndo ? leads : null };
}
