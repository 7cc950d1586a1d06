import type { DeskLead } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { hasRight } from '../../../rights/rights.ts';
import { readColleagues } from '#app/answer/read-colleagues.ts';
import { isOpenToReplies, readReply } from '#app/answer/read-reply.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { signPresent } from '#app/presence/sign-present.ts';

/** Who looks at the page of a lead, and at which part of it. */
export type LeadAsk = Pick<Visit, 'me' | 'tolerate'> & { readonly search: URLSearchParams };

/** What a person had written to a lead to which nothing can be sent now; null for nothing. */
async function readUnsent({ replyDesk }: DeskServices, lead: DeskLead, personId: string) {
  if (isOpenToReplies(lead)) return null;
  const draft = await replyDesk.readDraft({ leadId: lead.id, personId });
  return draft && plainText(draft.body);
}

/** Reads what the page of a lead is made of. */
export async function readLeadRecords(
  services: DeskServices,
  lead: DeskLead,
  { me, tolerate, search }: LeadAsk,
) {
  const { leadReader, people: desk } = services;
  const { id: meId, role } = me.person;
  const canAct = hasRight(role, 'member');
  const [replies, messages, revisions] = await Promise.all([
    leadReader.replies(lead.id),
    leadReader.messages(lead.id, { opened: search.get('mail') }),
    leadReader.revisions(lead.id),
  ]);
  const [lines, notes, deliveries, bookings, repeats, names, present, colleagues, reply, unsent] =
    await Promise.all([
      leadReader.history(lead.id),
      leadReader.noteVersions(lead.id),
      leadReader.deliveries(lead.id),
      leadReader.bookings(lead.id),
      leadReader.repeats(lead),
      desk.names(),
      // The page is worth something without.
      tolerate(signPresent(services, lead.reference, meId), []),
      canAct ? readColleagues(services) : [],
      canAct ? readReply(services, lead, { me, replies }) : null,
      readUnsent(services, lead, meId),
    ]);
  return {
    replies,
    messages,
    revisions,
    lines,
    notes,
    deliveries,
    bookings,
    repeats,
    names,
    present,
    colleagues,
    /** Null for whoever only reads, and where nothing can be sent. */
    reply,
    unsent,
  };
}

/** What the page of a lead is made of. */
export type LeadRecords = Awaited<ReturnType<typeof readLeadRecords>>;
