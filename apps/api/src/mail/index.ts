export { addMailRoutes } from './mail-routes.ts';
export { createMailStore } from './mail-store.ts';
export { sendVisitorMail } from './send-visitor-mail.ts';
export { buildVisitorMail } from './visitor-mail.ts';
