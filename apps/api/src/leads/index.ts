export { addLeadRoutes } from './lead-routes.ts';
export { createLeadStore, type LeadStore, type StoredLead } from './lead-store.ts';
export { createReceiveLead, type LeadGuard, type ReceiveLead } from './receive-lead.ts';
