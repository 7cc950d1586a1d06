import { EMAIL_ACCEPTED } from '@high-street/contract';
import type { Mail, Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger } from 'fastify';

import type { MailStore } from './mail-store.ts';

/** Another call is sending this mail at the moment. */
const EMAIL_BUSY = 202;
/** The mail server did not take the mail; sending again is right. */
const EMAIL_NOT_SENT = 502;

type Parts = { mails: MailStore; mailer: Mailer; log: FastifyBaseLogger };

/** Sends a lead's mail unless the server has it already, and tells the code to answer with. */
export async function sendVisitorMail(
  leadId: string,
  mail: Mail,
  { mails, mailer, log }: Parts,
): Promise<number> {
  const claim = await mails.claim(leadId);
  if (claim === 'accepted') return EMAIL_ACCEPTED;
  if (claim === 'busy') return EMAIL_BUSY;
  try {
    const reply = await mailer.send(mail);
    await mails.markAccepted(leadId, reply);
    return EMAIL_ACCEPTED;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ leadId, reason }, 'the mail server did not accept a mail');
    await mails.markFailed(leadId, reason);
    return EMAIL_NOT_SENT;
  }
}
