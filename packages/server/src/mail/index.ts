export { askMail, type MailPlace, type MailState } from './ask-mail.ts';
export { sendTestMail } from './check-smtp.ts';
export { type Mail, type Mailer } from './mail.ts';
export { createMailCap, type MailCap } from './mail-cap.ts';
export { createMailWatch, type MailLook } from './mail-watch.ts';
export { openMailer } from './open-mailer.ts';
export { createSinkMailer } from './sink-mailer.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
export { sendMail } from './send-mail.ts';
