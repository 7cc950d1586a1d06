import type { Mailer } from './mail.ts';

/** A mailer that takes every mail and keeps none, for mails that nobody should get. */
export function createSinkMailer(): Mailer {
  return {
    send: async () => '250 taken by the local sink',
    atOnce: Number.POSITIVE_INFINITY,
    close: () => undefined,
  };
}
