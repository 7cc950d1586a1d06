import type { DeskLead } from '@high-street/leads';

import { isKeyOf } from '#app/is-key-of.ts';
import type { NoticeWords } from '#app/parts/notice.tsx';
import { WORDS } from './words.ts';

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
  const done = search.get('done');
  if (isKeyOf(WORDS.done, done)) return { tone: 'leaf', words: WORDS.done[done] };
  if (isKeyOf(WORDS.missed, done)) return { tone: 'sky', words: WORDS.missed[done] };
  if (done === 'added') return { tone: 'sky', words: sayAdded(lead) };
  const name = nameOf(search.get('person'));
  if (done === 'given') return { tone: 'leaf', words: WORDS.given(name) };
  if (done !== 'held') return null;
  return { tone: 'sky', words: { strong: WORDS.held(name), rest: WORDS.keptWords } };
}
