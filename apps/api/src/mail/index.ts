export { mailHouseOf, type MailHouse } from './mail-house.ts';
export { addMailRoutes } from './mail-routes.ts';
export { createProviderSender, createVisitorSender, type MailSenderParts } from './mail-sender.ts';
