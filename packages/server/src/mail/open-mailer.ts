import { createHostedMailer } from './hosted-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The settings that say how mails leave. */
export type MailerConfig = {
  readonly SMTP_URL: string;
  readonly SMTP_PLAINTEXT: 'yes' | 'no';
  readonly MAIL_ENDPOINT?: string | undefined;
  readonly MAILS_PER_SECOND: number;
};

/** The mailer of the settings: the hosted service where there is one, otherwise the mail server. */
export function openMailer(config: MailerConfig): Mailer {
  const { SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT, MAILS_PER_SECOND } = config;
  return MAIL_ENDPOINT === undefined
    ? createSmtpMailer(SMTP_URL, {
        mailsPerSecond: MAILS_PER_SECOND,
        mayBePlain: SMTP_PLAINTEXT === 'yes',
      })
    : createHostedMailer(MAIL_ENDPOINT);
}
