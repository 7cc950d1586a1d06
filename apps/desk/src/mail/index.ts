export { createDeskMails, type DeskMails } from './desk-mails.ts';
export type { InvitationMail } from './invitation-mail.ts';
