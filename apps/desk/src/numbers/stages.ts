/** How far a visit came, in order. */
export const STAGES = ['seen', 'begun', 'last-step', 'sent', 'in-time', 'won'] as const;

/** One of the stages. */
export type Stage = (typeof STAGES)[number];
