import { z } from 'zod';

import { hasProtocol } from './web-address.ts';
import { wholeNumber } from './whole-number.ts';

const smtpError = 'must be the address of a mail server, smtp://… or smtps://…';
const endpointError =
  'must be an address that starts with https:// or http:// and ends in send-email';

/** A variable holding an e-mail address. */
export const emailVariable = z.email({ error: 'must be an e-mail address' });

/** The variables of every service that sends mails; `ownAddress` is where they come from and go to unless set. */
export function mailVariables(ownAddress: () => string) {
  return {
    SMTP_URL: z
      .string()
      .refine(hasProtocol('smtp:', 'smtps:'), { error: smtpError })
      .default('smtp://127.0.0.1:1025'),
    /** A hosted mail service, used instead of SMTP_URL. */
    MAIL_ENDPOINT: z
      .string()
      .refine(hasProtocol('https:', 'http:'), { error: endpointError })
      .refine((text) => text.endsWith('send-email'), { error: endpointError })
      .optional(),
    /** Mails that one process hands to SMTP_URL in a second, or a few more; mail services refuse senders that are faster. */
    MAILS_PER_SECOND: wholeNumber(1, 100_000).default(20),
    MAIL_FROM: emailVariable.default(ownAddress),
    /** Who is told of each lead and each booking. */
    LEADS_TO: emailVariable.default(ownAddress),
  };
}
