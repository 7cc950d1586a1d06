export * from './contact-store.ts';
export * from './clock/answer-figures.ts';
export { heldUntil, type LeadHold } from './clock/claim-limit.ts';
export { createLateDigest, type LateDigest, type LateDigests } from './clock/late-digest.ts';
export { createNextUp, type NextUp, type QueuedLead } from './clock/next-up.ts';
export { returnLeads } from './clock/return-leads.ts';
export * from './clock/office-clock.ts';
export { stopClock } from './clock/stop-clock.ts';
export { BIN_DAYS, QUARANTINE_DAYS } from './desk/bin-leads.ts';
export type { FixedAddress } from './desk/fix-address.ts';
export { LEAD_ACTS, type LeadAct } from './desk/lead-act.ts';
export { LeadGone, LeadKept, PersonUnknown } from './desk/lead-error.ts';
export type { LeadMark } from './desk/mark-leads.ts';
export { binUnjudged } from './erase/bin-unjudged.ts';
export { eraseByEmail, type ErasedPerson } from './erase/erase-by-email.ts';
export { everySpelling, oneAddress } from './mailbox-part.ts';
export { previewErase } from './erase/preview-erase.ts';
export * from './erase/next-removal.ts';
export { emptyBin, removeExpired, removeOldKeys } from './erase/remove-expired.ts';
export { EXPORTS, type ExportFormat } from './export-leads.ts';
export { exportPerson } from './export-person.ts';
export * from './lead-archive.ts';
export * from './inbound/inbound-mail.ts';
export { createLeadInbox, type LeadInbox } from './inbound/lead-inbox.ts';
export { isOwnMessageId } from './inbound/mentioned-records.ts';
export { LEAD_COLUMNS, listValues, type LeadValue, type LeadWords } from './lead-column.ts';
export * from './lead-deliveries.ts';
export { createLeadDesk, type LeadDesk } from './lead-desk.ts';
export type { LeadEvent } from './lead-events.ts';
export { historyLine, LEAD_EVENT_KINDS, LOST_REASON_NAMES } from './lead-history.ts';
export { createLeadStore, type LeadStore } from './lead-store.ts';
export * from './lead.ts';
export { acceptReply } from './replies/accept-reply.ts';
export * from './replies/outgoing-reply.ts';
export type { LeadReply } from './replies/read-replies.ts';
export { createReplyDesk, type ReplyDesk } from './replies/reply-desk.ts';
export * from './replies/reply-error.ts';
export * from './replies/saved-replies.ts';
export type { NewReply } from './replies/send-reply.ts';
export { countTokenUses } from './token-store.ts';
export type { DeskLead } from './search/desk-lead.ts';
export { prepareLeadSearch } from './search/fill-search.ts';
export { type LeadQuery, type LeadRow } from './search/lead-query.ts';
export * from './search/lead-reader.ts';
export { createLeadSearch, type LeadSearch } from './search/lead-search.ts';
export { createLeadViews, type LeadViews } from './search/lead-views.ts';
export type { HistoryLine } from './search/read-history.ts';
export type { LeadCount } from './search/read-list.ts';
export type { FoundMessage } from './search/read-messages.ts';
export * from './quarantine-facts.ts';
export {
  buildBookToken,
  buildEnquiryUrl,
  isSignatureOfEnquiry,
  type Linked,
  readBookToken,
  signEnquiry,
} from './your-enquiry/enquiry-link.ts';
export { findEnquiry, type Enquiry, type LinkedEnquiry } from './your-enquiry/find-enquiry.ts';
export { LeadWithdrawn } from './your-enquiry/lead-withdrawn.ts';
export { countLead, FORM_PAGES, readCounted } from './counts/count-lead.ts';
export { createVisitorDesk, type VisitorDesk } from './your-enquiry/visitor-desk.ts';
export { StaleVersion } from '@high-street/server';
