import type { DeskLead, NoteVersion } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { hasRight } from '../../../rights/rights.ts';
import { describeCall } from '#app/answer/describe-call.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { readList } from '#app/answer/lead-address.ts';
import { isOpenToReplies } from '#app/answer/read-reply.ts';
import { describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import {
  describeBookingFact,
  describeDelivery,
  describeKept,
  describeRepeat,
} from './describe-beside.ts';
import { describeClock } from './describe-clock.ts';
import { describeFacts, describeWritten } from './describe-facts.ts';
import { describeDeadReply } from './describe-dead-reply.ts';
import { describeHistory, type HistoryContext } from './describe-history.ts';
import { describeState } from './describe-state.ts';
import { namePeople, type PeopleNames } from './name-people.ts';
import { readDone } from './read-done.ts';
import { type LeadAsk, type LeadRecords, readLeadRecords } from './read-lead-records.ts';
import type { TimelineNote } from './timeline-row.ts';

/** What the notes said that were changed, newest first. */
function describeEarlierNotes(
  notes: ReadonlyMap<string, readonly NoteVersion[]>,
  people: PeopleNames,
  { now, zone }: WallClock,
): ReadonlyMap<string, TimelineNote['earlier']> {
  const describe = ({ version, body, personId, at }: NoteVersion) => ({
    version,
    body: plainText(body),
    by: people.inSentence(personId),
    at: describeMoment(at, now, zone),
  });
  return new Map([...notes].map(([id, versions]) => [id, versions.map(describe)]));
}

function describeHolder(
  lead: DeskLead,
  people: PeopleNames,
  { me, now, zone }: WallClock & { me: Visitor },
) {
  const { heldBy, heldSince } = lead;
  if (heldBy === null) return null;
  return {
    id: heldBy,
    name: people.full(heldBy),
    isYou: heldBy === me.person.id,
    since: heldSince && describeInline(heldSince, now, zone, 'always'),
  };
}

function businessOf({ contacts }: DeskLead): string {
  const { storeName = '' } = contacts;
  const region = 'region' in contacts ? contacts.region : '';
  return [storeName, region]
    .map((text) => plainText(text ?? ''))
    .filter(Boolean)
    .join(', ');
}

/** The number, and what hour it is where it is at home; null where nobody is to call, or the number does not tell. */
function describePhone(lead: DeskLead, now: Date) {
  const phone = plainText(lead.contacts.phoneNumber);
  return { phone, callHour: isOpenToReplies(lead) ? describeCall(phone, now) : null };
}

function describeCorrected(revisions: readonly { readonly at: Date }[], { now, zone }: WallClock) {
  const last = revisions.at(-1);
  return last ? describeInline(last.at, now, zone, 'always') : null;
}

const byId = <Of extends { readonly id: string }>(all: readonly Of[]) =>
  new Map(all.map((each) => [each.id, each]));

/** What happened to a lead, day by day. */
function describeDays(
  lead: DeskLead,
  { lines, notes, deliveries, replies, messages }: LeadRecords,
  of: Pick<HistoryContext, 'people' | 'written' | 'signs' | 'meId' | 'office' | 'now'>,
) {
  return describeHistory(lines, {
    ...of,
    lead,
    deliveries,
    earlierNotes: describeEarlierNotes(notes, of.people, { now: of.now, zone: of.office.timeZone }),
    replies: byId(replies),
    messages: byId(messages),
  });
}

/** Reads everything that the page of a lead shows. */
export async function readLeadRoom(services: DeskServices, lead: DeskLead, ask: LeadAsk) {
  const { me, search } = ask;
  const { spamSignals: signs, office, clock } = services;
  const { id: meId, role } = me.person;
  const wall = { now: clock.now(), zone: office.timeZone };
  const { now, zone } = wall;
  const canAct = hasRight(role, 'member');
  const records = await readLeadRecords(services, lead, ask);
  const { replies, messages, revisions, lines, deliveries, bookings, repeats } = records;
  const { present, colleagues, reply, unsent } = records;
  const people = namePeople(records.names, meId);
  const sent = services.listValues(lead);
  const written = describeWritten(sent);
  const call = describePhone(lead, now);
  const isWithdrawn = lead.withdrawnAt !== null;
  return {
    kind: 'lead' as const,
    id: lead.id,
    reference: lead.reference,
    version: lead.version,
    name: plainText(lead.contacts.contactName ?? '') || lead.reference,
    /** The business and where it is. */
    business: businessOf(lead),
    ...call,
    state: lead.answerState,
    /** Whether its visitor withdrew it, after which it does not wait again. */
    isWithdrawn,
    ...describeClock(lead, { ...services, now }),
    /** Why it is lost, and who marked it and when. */
    stateNote: describeState(lead, lines, { people, replies, ...wall }),
    heldBy: describeHolder(lead, people, { me, ...wall }),
    /** Whom it can be given to. */
    colleagues,
    days: describeDays(lead, records, { people, written, signs, meId, office, now }),
    facts: describeFacts(lead, sent, { callHour: call.callHour, zone }),
    /** When the visitor put something right last; null for never. */
    corrected: describeCorrected(revisions, wall),
    deliveries: deliveries.map((delivery) => describeDelivery(delivery, { isWithdrawn, ...wall })),
    bookings: bookings.map((booking) => describeBookingFact(booking, wall)),
    repeats: repeats.map((row) => describeRepeat(row, wall)),
    ...describeKept(lead, { ...services, ...wall, signs }),
    /** Null where nothing can be sent to it, and for whoever only reads. */
    reply,
    unsent,
    /** Null for whoever only reads, too, and where nobody writes to the visitor any more. */
    deadReply:
      canAct && lead.binnedAt === null && !isWithdrawn
        ? describeDeadReply(replies, messages)
        : null,
    present,
    /** The list that it was opened from. */
    list: readList(search),
    /** The id that the next note about it gets, or the next call or answer elsewhere. */
    newId: crypto.randomUUID(),
    done: readDone(search, { lead, nameOf: people.full }),
    canAct,
    isOwner: role === 'owner',
  };
}

/** What the page of one lead shows. */
export type LeadRoomData = Awaited<ReturnType<typeof readLeadRoom>>;
