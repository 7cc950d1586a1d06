export { identifyContact, upsertContact, type CrmPayload } from './contact-store.ts';
export { eraseByEmail, removeExpired, removeOldKeys, type ErasedPerson } from './erase.ts';
export { EXPORTS, type ExportFormat } from './export-leads.ts';
export {
  createLeadArchive,
  type ArchivedLead,
  type DeadLetter,
  type LeadArchive,
  type LeadEvent,
} from './lead-archive.ts';
export { LEAD_COLUMNS, readColumn } from './lead-column.ts';
export * from './lead-deliveries.ts';
export { createLeadDesk, type LeadDesk } from './lead-desk.ts';
export { historyLine } from './lead-history.ts';
export { createLeadStore, type LeadStore } from './lead-store.ts';
export type { LeadNotes, LeadReceipt, StoredLead } from './lead.ts';
export { countTokenUses } from './token-store.ts';
