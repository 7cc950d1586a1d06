/** What people do about leads, by the name that the log keeps, in words for those who read it. */
export const LEAD_ACTS = {
  lead_marked: 'marked a lead',
  lead_claimed: 'took a lead',
  lead_assigned: 'gave a lead to somebody',
  lead_handed_back: 'handed a lead back',
  lead_returned: 'put a lead back in the queue',
  lead_noted: 'wrote a note',
  lead_note_edited: 'changed a note',
  lead_called: 'called about a lead',
  lead_answered_elsewhere: 'answered a lead elsewhere',
  lead_replied: 'wrote a reply',
  lead_reply_taken_back: 'took a reply back',
  lead_address_fixed: 'fixed the address of a lead',
  lead_released: 'released a lead from quarantine',
  lead_binned: 'put a lead in the bin',
  lead_restored: 'took a lead out of the bin',
  lead_corrected: 'corrected their lead',
  lead_withdrawn: 'withdrew their lead',
  lead_news_stopped: 'stopped news and offers',
  lead_erased: 'erased a lead',
  person_data_erased: 'erased all about an email address',
  delivery_requeued: 'had a delivery tried again',
  delivery_resent: 'sent a mail again',
  saved_reply_made: 'made a saved reply',
  saved_reply_changed: 'changed a saved reply',
  saved_reply_removed: 'removed a saved reply',
  saved_reply_restored: 'brought back a saved reply',
  leads_exported: 'exported leads',
} as const;

/** The name of something that people do about leads. */
export type LeadAct = keyof typeof LEAD_ACTS;
