import {
  EMAIL_ACCEPTED,
  EMAIL_HTML_LIMIT,
  EMAIL_QUEUED,
  emailRequestSchema,
} from '@high-street/contract';
import type { StoredLead } from '@high-street/leads';
import { ApiError, parseAs, readKey } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

/** The longest message in UTF-8, at most three bytes a unit, and room for the other fields. */
const BODY_LIMIT_BYTES = EMAIL_HTML_LIMIT * 3 + 16 * 1024;

type Parts = {
  findLead: (key: string) => Promise<StoredLead | null>;
  /** Tries the lead's own mail now and returns whether the mail server has it. */
  sendMail: (leadId: string) => Promise<boolean>;
};

/**
 * `POST /api/send-email`: mails the person who sent the lead of that key. The recipient, the sender and the words of
 * the request are checked for their shape and then ignored, so that nobody can send a mail of their own through it.
 * Answers 200 once the mail server has the mail, 202 while it is still to be tried again.
 */
export function addMailRoutes(app: FastifyInstance, { findLead, sendMail }: Parts): void {
  app.post('/api/send-email', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const key = readKey(request);
    parseAs(emailRequestSchema, request.body, 'invalid_lead', 'the mail request breaks a rule');
    const lead = await findLead(key);
    if (!lead) throw new ApiError('unknown_lead', 'no lead came with that key');
    const code = (await sendMail(lead.id)) ? EMAIL_ACCEPTED : EMAIL_QUEUED;
    reply.status(code);
    return { code };
  });
}
