export { addLeadRoutes } from './lead-routes.ts';
export {
  createReceiveLead,
  type IncomingLead,
  type LeadGuard,
  type ReceiveLead,
} from './receive-lead.ts';
