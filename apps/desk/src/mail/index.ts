export { createDeskMails, type DeskMails } from './desk-mails.ts';
