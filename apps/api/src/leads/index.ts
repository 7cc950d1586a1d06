export { addLeadRoutes } from './lead-routes.ts';
export { createReceiveLead, type LeadGuard, type ReceiveLead } from './receive-lead.ts';
