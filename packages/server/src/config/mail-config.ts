import { z } from 'zod';

import { hasLogin, hasProtocol } from './web-address.ts';
import { wholeNumber } from './whole-number.ts';

const smtpError = 'must be the address of a mail server, smtp://… or smtps://…';
const endpointError =
  'must be an address that starts with https:// or http:// and ends in send-email';
const loginError = 'must hold no user and no password: a call to such an address cannot be made';

const OWN_ADDRESS = "the brand's support address";

/** A variable holding an email address. */
export const emailVariable = z.email({ error: 'must be an email address' });

/** The variable of the services that write to visitors. */
export const replyToVariable = {
  REPLY_TO: emailVariable.optional().meta({
    description:
      'Where what visitors answer goes. Mails that cannot be delivered are sent back to `MAIL_FROM`, so give both one mailbox.',
    unset: '`LEADS_TO`, for replies alone',
  }),
};

/** The variables of every service that sends mails; `ownAddress` is where they come from and go to unless set. */
export function mailVariables(ownAddress: () => string) {
  return {
    SMTP_URL: z
      .string()
      .refine(hasProtocol('smtp:', 'smtps:'), { error: smtpError })
      .default('smtp://127.0.0.1:1025')
      .meta({ description: 'The mail server, `smtp://user:password@host:port` or `smtps://…`.' }),
    SMTP_PLAINTEXT: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no').meta({
      description:
        '`yes` lets mails and the login go unencrypted to a mail server that offers no TLS; otherwise TLS is required, save without a login on this machine.',
    }),
    MAIL_ENDPOINT: z
      .string()
      .refine(hasProtocol('https:', 'http:'), { error: endpointError })
      .refine((text) => text.endsWith('send-email'), { error: endpointError })
      .refine((text) => !hasLogin(text), { error: loginError })
      .optional()
      .meta({
        description:
          'A hosted mail service, used instead of `SMTP_URL`: the address of its call, which ends in `send-email`.',
      }),
    MAILS_PER_ADDRESS_DAY: wholeNumber(1, 1_000_000).default(10).meta({
      description:
        "Automatic mails to one visitor's mailbox in a day, about leads and bookings together; further ones wait.",
    }),
    MAILS_PER_SECOND: wholeNumber(1, 100_000).default(20).meta({
      description:
        'Mails that one process hands to `SMTP_URL` in a second, or a few more; mail services refuse senders that are faster.',
    }),
    MAIL_FROM: emailVariable
      .default(ownAddress)
      .meta({ description: 'The sender of every mail.', unset: OWN_ADDRESS }),
    LEADS_TO: emailVariable
      .default(ownAddress)
      .meta({ description: 'Who is told of each lead and each booking.', unset: OWN_ADDRESS }),
  };
}
