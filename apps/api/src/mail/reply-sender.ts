import {
  acceptReply,
  findOutgoingReply,
  type LeadStore,
  type OfficeClock,
  REPLY,
} from '@high-street/leads';
import type { MailIdentity } from '@high-street/letter';
import type { Database } from '@high-street/server';
import type { DeliveryHandler, Outcome } from '@high-street/server/deliveries';
import { sendMail, type Mailer } from '@high-street/server/mail';
import type { Kysely } from 'kysely';

import { WITHDRAWN } from './lead-mails.ts';
import { buildReplyMail } from './reply-mail.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly leads: Pick<LeadStore, 'findById'>;
  readonly mailer: Mailer;
  readonly identity: MailIdentity;
  readonly office: OfficeClock;
};

/** Whoever takes the lead out of the bin finds it unanswered, as it was. */
const BINNED: Outcome = { kind: 'unneeded', reason: 'the lead was put in the bin' };
/** Time for an earlier reply to leave once it is tried; and how soon one is looked for that was taken back or tried at once. */
const AFTER_EARLIER_MS = 5_000;
const LOOK_AGAIN_MS = 60_000;

/** What sends replies, in the order in which they were written; no cap holds them back, since a person wrote each. Once the mail server has one, its lead is answered. */
export function createReplySender(parts: Parts): DeliveryHandler {
  const { db, leads, mailer, identity, office } = parts;
  return {
    ...REPLY,
    send: async ({ leadId, partId, resends }) => {
      const lead = leadId === null ? null : await leads.findById(leadId);
      const reply = partId === null ? null : await findOutgoingReply(db, partId);
      if (!lead || !reply) return { kind: 'dead', reason: 'it is erased or was taken back' };
      if (lead.isWithdrawn) return WITHDRAWN;
      if (lead.isBinned) return BINNED;
      if (reply.waitMs !== null) {
        const reason = 'an earlier reply to this lead has not left yet';
        return {
          kind: 'postponed',
          reason,
          delayMs: Math.min(reply.waitMs + AFTER_EARLIER_MS, LOOK_AGAIN_MS),
        };
      }
      return sendMail(mailer, buildReplyMail(lead, reply, { identity, resends }));
    },
    onDone: async (trx, { leadId }) => {
      if (leadId !== null) await acceptReply(trx, leadId, office);
    },
  };
}
