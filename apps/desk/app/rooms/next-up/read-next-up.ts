import type { DeskLead, QueuedLead } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit, Visitor } from '#/visit/index.ts';
import { nextUpAddress } from '#app/answer/lead-address.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { readColleagues } from '#app/answer/read-colleagues.ts';
import { readReply } from '#app/answer/read-reply.ts';
import { describeDue } from '#app/clock/describe-due.ts';
import { describeHour, describeInline, describeLongDay } from '#app/parts/describe-moment.ts';
import { signPresent } from '#app/presence/sign-present.ts';
import { describeInHand } from './describe-in-hand.ts';
import { describeToday } from './describe-today.ts';
import { isWaiting } from './is-waiting.ts';
import type { Hands, NextUpData, NextUpScene, QueueLine } from './in-hand.ts';
import { type DoneQuery, readDone, readDoneQuery } from './read-done.ts';
import { WORDS } from './words.ts';

/** As far as one looks ahead; the list of leads has all of them. */
const QUEUE_SIZE = 12;

type Asked = {
  readonly me: Visitor;
  readonly tolerate: Visit['tolerate'];
  readonly now: Date;
  readonly names: ReadonlyMap<string, string>;
  readonly queue: readonly QueuedLead[];
};

function describeQueued(row: QueuedLead, { office }: DeskServices, { me, now }: Asked): QueueLine {
  const { id, reference, heldBy, isAgain, dueAt } = row;
  return {
    id,
    reference,
    name: plainText(row.name) || reference,
    business: plainText(row.business),
    message: plainText(row.message),
    isAgain,
    due: describeDue(dueAt, { office, now }),
    heldBy: heldBy && {
      id: heldBy.id,
      name: heldBy.name ?? WORDS.somebody,
      isYou: heldBy.id === me.person.id,
    },
  };
}

/** How many are late, and who has the one that is. */
function sayLate(late: number, [first]: readonly QueueLine[]): string {
  if (late === 0) return '';
  const heldBy = late === 1 ? (first?.heldBy ?? null) : null;
  const name = heldBy === null || heldBy.isYou ? null : heldBy.name;
  return `${WORDS.late(late)}${name === null ? '' : WORDS.lateHeld(name)}.`;
}

async function readHand(
  services: DeskServices,
  lead: DeskLead,
  asked: Asked,
): Promise<NextUpScene> {
  const { leadReader, nextUp, office } = services;
  const { me, tolerate, now, names } = asked;
  const [deliveries, bookings, colleagues, reply, beside, present] = await Promise.all([
    leadReader.deliveries(lead.id),
    leadReader.bookings(lead.id),
    readColleagues(services),
    readReply(services, lead, { me }),
    nextUp.beside(lead.id),
    // The page is worth something without.
    tolerate(signPresent(services, lead.reference, me.person.id), []),
  ]);
  return {
    kind: 'hand',
    reply,
    present,
    newId: crypto.randomUUID(),
    inHand: describeInHand(lead, {
      services,
      me: me.person.id,
      names,
      now,
      zone: office.timeZone,
      deliveries,
      bookings,
      colleagues,
    }),
    ...beside,
  };
}

/** Whoever in the queue is with nobody else has a reply on its way: they would be in hand otherwise. */
function findHands(queue: readonly QueuedLead[], meId: string): Hands {
  const others = queue.filter(({ heldBy }) => heldBy !== null && heldBy.id !== meId);
  if (others.length === queue.length) return 'others';
  return others.length === 0 ? 'sent' : 'both';
}

/** The lead that is due next of those that one may have, and the address of Next up with it in hand. */
type Next = { readonly lead: QueuedLead; readonly address: string };

/** Why no lead is in hand; with where the next one is where the office is closed and nothing is late. */
async function readEmpty(
  { leadSearch, office }: DeskServices,
  { me, tolerate, queue, now }: Asked,
  next: Next | null,
): Promise<NextUpScene> {
  const [soonest] = queue;
  const zone = office.timeZone;
  if (next !== null) {
    const { id, dueAt } = next.lead;
    return {
      kind: 'shut',
      next: next.address,
      due: dueAt && describeInline(dueAt, now, zone, 'always'),
      isFirst: id === soonest?.id,
    };
  }
  if (soonest !== undefined) return { kind: 'held', hands: findHands(queue, me.person.id) };
  const of = { me: me.person.id, zone, size: 1 };
  const newest = await tolerate(leadSearch.list({ view: 'all', sort: 'newest' }, of), null);
  return { kind: newest?.rows.length === 0 ? 'first' : 'answered' };
}

/** After these the lead is in other hands, or its answer is on its way: whoever did it goes on to the next one. */
const GOES_ON: readonly (string | null)[] = ['given', 'sent'];

/** The lead that is due next, and the address with it, which says what was done just now; null where there is none. */
async function findNext(
  { nextUp }: DeskServices,
  { me }: Pick<Asked, 'me'>,
  done: DoneQuery | null,
): Promise<Next | null> {
  const first = await nextUp.next(me.person.id);
  return first && { lead: first, address: nextUpAddress({ at: first.reference, ...done }) };
}

/** Whether the lead that the address names stays in hand. */
function staysInHand(lead: DeskLead | null, search: URLSearchParams): lead is DeskLead {
  if (lead === null || !isWaiting(lead)) return false;
  return search.has('about') || !GOES_ON.includes(search.get('done'));
}

/** Reads what stands around whatever is in hand. */
async function readAround(
  services: DeskServices,
  { me, tolerate }: Pick<Asked, 'me' | 'tolerate'>,
) {
  const { nextUp, people, passkeys, answerFigures, office } = services;
  const [queue, counts, names, keys, figures] = await Promise.all([
    nextUp.queue({ limit: QUEUE_SIZE }),
    nextUp.counts(),
    people.names(),
    passkeys.list(me.person.id),
    tolerate(answerFigures.today(), null),
  ]);
  const { waiting, late } = counts;
  const today = figures && describeToday(figures, { waiting, targetMs: office.targetMs });
  return { queue, waiting, late, names, today, hasPasskey: keys.length > 0 };
}

/**
 * Reads what Next up shows: the lead that the address names, or, as `to`, where the one that is due next is in hand. It stays
 * in the address, so that nothing swaps it while somebody writes.
 */
export async function readNextUp(
  services: DeskServices,
  { me, tolerate, search }: Pick<Asked, 'me' | 'tolerate'> & { readonly search: URLSearchParams },
): Promise<{ readonly to: string } | NextUpData> {
  const { leadReader, office, clock } = services;
  const now = clock.now();
  const at = search.get('at');
  const named = at === null ? null : await leadReader.find(at);
  const lead = staysInHand(named, search) ? named : null;
  const query = readDoneQuery(search, named);
  const next = lead === null ? await findNext(services, { me }, named && query) : null;
  // Nothing else is read for a page that only leads on.
  if (next !== null && (at !== null || office.isOpen(now))) return { to: next.address };
  const around = await readAround(services, { me, tolerate });
  const { waiting, late, names, today, hasPasskey } = around;
  if (next !== null && late > 0) return { to: next.address };
  const asked = { me, tolerate, now, names, queue: around.queue };
  const queue = around.queue.map((row) => describeQueued(row, services, asked));
  return {
    scene:
      lead === null
        ? await readEmpty(services, asked, next)
        : await readHand(services, lead, asked),
    inHand: lead && lead.reference,
    queue,
    waiting,
    late: sayLate(late, queue),
    today,
    done: await readDone(services, { query, names, me }),
    hasPasskey,
    day: describeLongDay(now, office.timeZone),
    time: describeHour(now, office.timeZone),
  };
}
