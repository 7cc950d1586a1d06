import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { describeOwn, describePending } from '#app/answer/read-reply.ts';
import { isWaiting } from './is-waiting.ts';
import type { NextUpDone } from './in-hand.ts';
import { WORDS } from './words.ts';

const PLAIN = [
  'answered',
  'called',
  'noted',
  'edited',
  'taken',
  'back',
  'spam',
  'won',
  'lost',
  'new',
  'sent',
  'taken-back',
  'too-late',
  'stopped',
] as const;
const ABOUT = ['given', 'held', 'nothing', 'gone', 'added'] as const;

const doneSchema = z
  .enum([...PLAIN, ...ABOUT])
  .nullable()
  .catch(null);

function isPlain(
  done: (typeof PLAIN)[number] | (typeof ABOUT)[number],
): done is (typeof PLAIN)[number] {
  return PLAIN.some((each) => each === done);
}

type DoneParts = {
  readonly search: URLSearchParams;
  readonly names: ReadonlyMap<string, string>;
  readonly me: Visitor;
};

/** What was done just now, as the address says it, and on which lead; null where it says nothing. */
export async function readDone(
  { leadReader, clock }: Pick<DeskServices, 'leadReader' | 'clock'>,
  { search, names, me }: DoneParts,
): Promise<NextUpDone | null> {
  const at = search.get('about') ?? search.get('at');
  const lead = at === null ? null : await leadReader.find(at);
  if (lead === null) return null;
  const done = doneSchema.parse(search.get('done')) ?? (isWaiting(lead) ? null : 'gone');
  if (done === null) return null;
  const about = {
    reference: lead.reference,
    name: plainText(lead.contacts.contactName ?? '') || lead.reference,
    pending: null,
    sent: null,
  };
  if (done === 'sent') {
    const replies = await leadReader.replies(lead.id);
    const newest = replies.findLast((each) => each.takenBackAt === null);
    const pending = newest ? describePending(newest, me.person.id, clock.now()) : null;
    const sent = { leadId: lead.id, ...describeOwn(replies, me.person.id) };
    return { tone: 'leaf', words: WORDS.done.sent, ...about, pending, sent };
  }
  if (isPlain(done)) {
    const isMissed = done === 'too-late' || done === 'stopped';
    return { tone: isMissed ? 'sky' : 'leaf', words: WORDS.done[done], ...about };
  }
  if (done === 'nothing' || done === 'gone') {
    return { tone: 'sky', words: WORDS.done[done], ...about };
  }
  if (done === 'added') {
    return { tone: 'sky', words: WORDS.done.added(lead.answerState), ...about };
  }
  const name = names.get(search.get('person') ?? '') ?? WORDS.somebody;
  return done === 'given'
    ? { tone: 'leaf', words: WORDS.done.given(name), ...about }
    : { tone: 'sky', words: WORDS.done.held(name), ...about };
}
