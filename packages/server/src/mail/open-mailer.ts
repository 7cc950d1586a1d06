import { createHostedMailer } from './hosted-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The settings that say how mails leave. */
export type MailerConfig = {
  readonly SMTP_URL: string;
  readonly MAIL_ENDPOINT?: string | undefined;
  readonly MAILS_PER_SECOND: number;
};

/** The mailer of the settings: the hosted service where there is one, otherwise the mail server. */
export function openMailer({ SMTP_URL, MAIL_ENDPOINT, MAILS_PER_SECOND }: MailerConfig): Mailer {
  return MAIL_ENDPOINT === undefined
    ? createSmtpMailer(SMTP_URL, { mailsPerSecond: MAILS_PER_SECOND })
    : createHostedMailer(MAIL_ENDPOINT);
}
