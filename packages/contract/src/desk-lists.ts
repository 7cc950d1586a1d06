/** Why a lead was lost. */
export const LOST_REASONS = [
  'price',
  'no_answer',
  'chose_another',
  'not_a_fit',
  'withdrawn',
  'other',
] as const;

/** One of the reasons for which a lead was lost. */
export type LostReason = (typeof LOST_REASONS)[number];

/** How a call to whoever sent a lead ended. */
export const CALL_OUTCOMES = ['spoke', 'no_answer', 'left_word', 'wrong_number'] as const;

/** One of the ways in which a call ended. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The views that everybody has. */
export const LEAD_VIEWS = [
  'waiting',
  'mine',
  'answered',
  'won',
  'lost',
  'quarantine',
  'all',
] as const;

/** One of the views that everybody has. None shows what is in the bin. */
export type LeadView = (typeof LEAD_VIEWS)[number];

/** The orders in which leads are listed. */
export const LEAD_SORTS = ['newest', 'oldest', 'name'] as const;

/** One of the orders in which leads are listed. */
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Whom a lead is with when it is with nobody. */
export const WITH_NOBODY = 'nobody';
