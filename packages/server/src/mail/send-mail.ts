import { type Outcome, toRetry } from '#/deliveries/delivery.ts';

import { MailRefused, type Mail, type Mailer } from './mail.ts';

/** Makes one attempt at a mail; what the mail server will never take is dead, and what may pass is worth another one. */
export async function sendMail(mailer: Mailer, mail: Mail): Promise<Outcome> {
  try {
    return { kind: 'done', reply: await mailer.send(mail) };
  } catch (error) {
    if (error instanceof MailRefused) return { kind: 'dead', reason: error.message };
    return toRetry(error);
  }
}
