import { randomUUID } from 'node:crypto';

import type { DeskLead, LeadReply } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import {
  describeBriefly,
  describeInline,
  describeTimeToSecond,
  nameZone,
} from '#app/parts/describe-moment.ts';
import { plainText } from '#app/parts/plain-text.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import type { PendingReply, ReplyData, Writer } from './reply-data.ts';
import { REPLY } from './reply-words.ts';

type Services = Pick<
  DeskServices,
  'replyDesk' | 'savedReplies' | 'leadReader' | 'people' | 'clock' | 'office' | 'brand' | 'mailFrom'
>;

const firstOf = (name: string) => name.split(' ')[0] ?? name;

/** The address in a sender that may carry a name, too. */
function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

type WriterServices = {
  readonly replyDesk: Pick<DeskServices['replyDesk'], 'writers'>;
  readonly clock: DeskServices['clock'];
  readonly office: Pick<DeskServices['office'], 'timeZone'>;
};

/** Who else is writing to a lead. */
export async function readWriters(
  { replyDesk, clock, office }: WriterServices,
  leadId: string,
  meId: string,
): Promise<readonly Writer[]> {
  const writers = await replyDesk.writers(leadId, meId);
  return writers.map(({ name, since }) => ({
    name: firstOf(name ?? REPLY.somebody),
    since: describeBriefly(since, clock.now(), office.timeZone).words,
  }));
}

/** A reply that its writer can still take back; null for every other one. */
export function describePending(
  reply: LeadReply,
  { meId, zone }: { meId: string; zone: string },
): PendingReply | null {
  const { id, personId, body, createdAt, leavesAt, msLeft, isRevocable } = reply;
  if (personId !== meId || !isRevocable || msLeft <= 0) return null;
  return {
    replyId: id,
    body: plainText(body),
    leavesAt: `${describeTimeToSecond(leavesAt, zone)} ${nameZone(leavesAt, zone)}`,
    msLeft,
    msInAll: Math.max(leavesAt.getTime() - createdAt.getTime(), msLeft),
  };
}

/** Which of the replies to a lead a person wrote. */
export function describeOwn(replies: readonly LeadReply[], personId: string) {
  const own = replies.filter((reply) => reply.personId === personId);
  const newest = own.findLast(({ takenBackAt }) => takenBackAt === null);
  return {
    ownReplyIds: own.map(({ id }) => id),
    ownNewest: newest ? { id: newest.id, body: newest.body } : null,
  };
}

function describeUnder(
  newest: LeadReply | undefined,
  names: ReadonlyMap<string, string>,
  { meId, now, zone }: WallClock & { meId: string },
): string {
  if (newest === undefined) return REPLY.confirmation;
  const name = firstOf(names.get(newest.personId) ?? REPLY.somebody);
  const whose = newest.personId === meId ? REPLY.your : REPLY.whose(name);
  return REPLY.under(whose, describeInline(newest.createdAt, now, zone).words);
}

/** Whether anything can be sent to a lead: not to one that is apart from the others, or was withdrawn. */
export function isOpenToReplies(lead: DeskLead): boolean {
  return lead.quarantinedFor === null && lead.binnedAt === null && lead.withdrawnAt === null;
}

/** Reads what the form of a reply works with; null where nothing can be sent to the lead. */
export async function readReply(
  services: Services,
  lead: DeskLead,
  { me: { person }, replies }: { me: Visitor; replies?: readonly LeadReply[] },
): Promise<ReplyData | null> {
  if (!isOpenToReplies(lead)) return null;
  const { replyDesk, savedReplies, leadReader, people, office, clock, brand, mailFrom } = services;
  const now = clock.now();
  const zone = office.timeZone;
  const [written, draft, saved, writers, names] = await Promise.all([
    replies ?? leadReader.replies(lead.id),
    replyDesk.readDraft({ leadId: lead.id, personId: person.id }),
    savedReplies.list(),
    readWriters(services, lead.id, person.id),
    people.names(),
  ]);
  const sent = written.filter(({ takenBackAt }) => takenBackAt === null);
  const newest = sent.at(-1);
  return {
    leadId: lead.id,
    name: plainText(lead.contacts.contactName ?? '') || lead.reference,
    to: plainText(lead.contacts.email),
    from: addressOf(mailFrom),
    under: describeUnder(newest, names, { meId: person.id, now, zone }),
    signature: person.signature ?? [person.name, brand].join('\n'),
    replyId: randomUUID(),
    seenReplyId: newest?.id ?? null,
    ...describeOwn(written, person.id),
    draft: draft && { body: draft.body, keptAt: describeBriefly(draft.savedAt, now, zone).words },
    saved: saved.map(({ id, name }) => ({ id, name })),
    writers,
    pending: newest === undefined ? null : describePending(newest, { meId: person.id, zone }),
  };
}
