export { createErasureSender } from './erasure-sender.ts';
export { createLateSender } from './late-sender.ts';
export { createLeadMails } from './lead-mails.ts';
export { createReplySender } from './reply-sender.ts';
export { addMailRoutes } from './mail-routes.ts';
