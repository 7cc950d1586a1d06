export { checkSmtp, sendTestMail } from './check-smtp.ts';
export { createHostedMailer } from './hosted-mailer.ts';
export { type Mail, type Mailer, MailRefused } from './mail.ts';
export { createMailCap, type MailCap } from './mail-cap.ts';
export { openMailer } from './open-mailer.ts';
export type { SmtpTrust } from './requires-tls.ts';
export { createSinkMailer } from './sink-mailer.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
export { sendMail } from './send-mail.ts';
