export { CONFIRMATION, CRM_UPDATE, LEAD_DELIVERIES, LEAD_NOTICE } from './lead-deliveries.ts';
