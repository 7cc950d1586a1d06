export { addLeadRoutes } from './lead-routes.ts';
export { createLeadStore, type LeadStore } from './lead-store.ts';
export type { StoredLead } from './lead.ts';
export { createReceiveLead, type LeadGuard, type ReceiveLead } from './receive-lead.ts';
