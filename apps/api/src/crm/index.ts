export { createBreaker } from './breaker-store.ts';
export { createCrmClient, type PostToCrm } from './crm-client.ts';
export { addCrmRoutes } from './crm-routes.ts';
export { createCrmSender } from './crm-sender.ts';
