import type { DeskLead } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { isKeyOf } from '#app/is-key-of.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { describeOwn, describePending } from '#app/answer/read-reply.ts';
import { isWaiting } from './is-waiting.ts';
import type { NextUpDone } from './in-hand.ts';
import { WORDS } from './words.ts';

/** What was done just now, about which lead and to whom, by their identifiers. */
export type DoneQuery = {
  readonly about: string | null;
  readonly done: string | null;
  readonly person: string | null;
};

/** A lead waits on after these. Once it no longer does, they are not the reason. */
const WAITS_ON: readonly (string | null)[] = [
  'noted',
  'edited',
  'note-kept',
  'called-on',
  'taken',
  'back',
  'new',
  'taken-back',
  'held',
];

/**
 * What an address of Next up says was done. Where the lead that was in hand no longer waits, and what was done is not the
 * reason or was done to another lead, that it no longer waits is what there is to say.
 */
export function readDoneQuery(
  search: URLSearchParams,
  inHand: Pick<DeskLead, 'reference' | 'answerState' | 'quarantinedFor' | 'binnedAt'> | null,
): DoneQuery {
  const [about, done] = [search.get('about'), search.get('done')];
  const isGone = inHand !== null && !isWaiting(inHand);
  if (isGone && (about !== null || done === null || WAITS_ON.includes(done))) {
    return { about: inHand.reference, done: 'gone', person: null };
  }
  return { about: about ?? search.get('at'), done, person: search.get('person') };
}

type DoneParts = {
  readonly query: DoneQuery;
  readonly names: ReadonlyMap<string, string>;
  readonly me: Visitor;
};

/** The words for what was done just now, and the lead that it was done to; null where there is nothing to say. */
export async function readDone(
  { leadReader, office }: Pick<DeskServices, 'leadReader' | 'office'>,
  { query, names, me }: DoneParts,
): Promise<NextUpDone | null> {
  const lead = query.about === null ? null : await leadReader.find(query.about);
  if (lead === null) return null;
  const { done } = query;
  const about = {
    reference: lead.reference,
    name: plainText(lead.contacts.contactName ?? '') || lead.reference,
    pending: null,
    sent: null,
  };
  if (done === 'sent') {
    const replies = await leadReader.replies(lead.id);
    const newest = replies.findLast((each) => each.takenBackAt === null);
    const meId = me.person.id;
    const pending = newest ? describePending(newest, { meId, zone: office.timeZone }) : null;
    const sent = { leadId: lead.id, ...describeOwn(replies, meId) };
    return { tone: 'leaf', words: WORDS.done.sent, ...about, pending, sent };
  }
  if (isKeyOf(WORDS.done, done)) return { tone: 'leaf', words: WORDS.done[done], ...about };
  if (isKeyOf(WORDS.missed, done)) return { tone: 'sky', words: WORDS.missed[done], ...about };
  if (done === 'added') return { tone: 'sky', words: WORDS.added(lead.answerState), ...about };
  const name = names.get(query.person ?? '') ?? WORDS.somebody;
  if (done === 'given') return { tone: 'leaf', words: WORDS.given(name), ...about };
  if (done === 'held') return { tone: 'sky', words: WORDS.hasIt(name), ...about };
  return isWaiting(lead) ? null : { tone: 'sky', words: WORDS.missed.gone, ...about };
}
