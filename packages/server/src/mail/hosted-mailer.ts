import { EMAIL_ACCEPTED, sendEmailResponseSchema } from '@high-street/contract';

import { type Mailer, MailRefused } from './mail.ts';

const SEND_LIMIT_MS = 10_000;
const CALLS_AT_ONCE = 20;
const ANSWER_LIMIT = 500;
/** Statuses that say something is wrong with the mail itself, and not with the moment or with our key. */
const NEVER = [400, 413, 422];

/** A mailer for a hosted service: POST to an address that ends in send-email, the mail as the specification has it. */
export function createHostedMailer(endpoint: string): Mailer {
  return {
    send: async ({ request, messageId }) => {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': messageId },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      const text = await answer.text();
      const said = `${answer.status} ${text.slice(0, ANSWER_LIMIT)}`;
      if (NEVER.includes(answer.status)) throw new MailRefused(said);
      if (codeOf(text) === EMAIL_ACCEPTED) return said;
      throw new Error(`the mail service did not accept the mail: ${said}`);
    },
    atOnce: CALLS_AT_ONCE,
    close: () => undefined,
  };
}

function codeOf(text: string): number | null {
  try {
    return sendEmailResponseSchema.safeParse(JSON.parse(text)).data?.code ?? null;
  } catch {
    return null; // Not JSON, so not a yes.
  }
}
