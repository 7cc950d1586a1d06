import type { DeskLead } from '@high-street/leads';
import { z } from 'zod';

import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

const doneSchema = z.object({
  done: z.enum([
    'new',
    'answered',
    'won',
    'lost',
    'spam',
    'taken',
    'back',
    'noted',
    'edited',
    'called',
    'called-on',
    'released',
    'binned',
    'restored',
    'requeued',
    'resent',
    'address',
    'address-only',
    'address-same',
    'news-stopped',
    'taken-back',
  ]),
});
const missedSchema = z.object({
  done: z.enum(['too-late', 'stopped', 'withdrawn', 'address-kept', 'changed', 'other-writer']),
});
const aboutSchema = z.object({ done: z.enum(['given', 'held', 'nothing', 'kept', 'added']) });

/** What the page says that an act came to: that it went well, or that somebody else was faster. */
export type Done = { readonly tone: 'leaf' | 'sky'; readonly words: NoticeWords };

type Stays = Pick<DeskLead, 'answerState' | 'quarantinedFor'>;

/** That something was added to the history of a lead, which is marked as it was before. */
function sayAdded({ answerState, quarantinedFor }: Stays): NoticeWords {
  const { strong, kept, waiting, marked } = WORDS.added;
  if (quarantinedFor !== null) return { strong, rest: kept };
  return { strong, rest: answerState === 'new' ? waiting : marked(WORDS.states[answerState]) };
}

/** What was done just now to a lead, as the address says it; of people it holds the identifier alone. */
export function readDone(
  search: URLSearchParams,
  { lead, nameOf }: { lead: Stays; nameOf: (personId: string | null) => string },
): Done | null {
  const entries = Object.fromEntries(search);
  const plain = doneSchema.safeParse(entries);
  if (plain.success) return { tone: 'leaf', words: WORDS.done[plain.data.done] };
  const missed = missedSchema.safeParse(entries);
  if (missed.success) return { tone: 'sky', words: WORDS[missed.data.done] };
  const about = aboutSchema.safeParse(entries);
  if (!about.success) return null;
  if (about.data.done === 'added') return { tone: 'sky', words: sayAdded(lead) };
  if (about.data.done === 'kept') return { tone: 'sky', words: WORDS.leftKept };
  const name = nameOf(search.get('person'));
  if (about.data.done === 'given') return { tone: 'leaf', words: WORDS.done.given(name) };
  if (about.data.done === 'held') {
    return { tone: 'sky', words: { strong: WORDS.held(name), rest: WORDS.keptWords } };
  }
  return { tone: 'sky', words: { strong: WORDS.nothing, rest: '' } };
}
