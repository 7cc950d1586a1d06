export { createLeadMails } from './lead-mails.ts';
export { addMailRoutes } from './mail-routes.ts';
