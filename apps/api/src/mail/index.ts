export { addMailRoutes } from './mail-routes.ts';
export { createProviderSender, createVisitorSender } from './mail-sender.ts';
