import { sql } from 'kysely';

/** When the clock of a row of `leads` starts: with its storing, or with its release from quarantine. */
export const START_OF_CLOCK = sql<Date>`coalesce(leads.released_at, leads.created_at)`;

/** Waiting for an answer: of a visitor, not in quarantine and not in the bin. Its first line is that of the indexes. */
export const IS_WAITING = sql<boolean>`leads.origin = 'form' and leads.binned_at is null and leads.answer_state = 'new'
  and (leads.quarantined_at is null or leads.released_at is not null)`;

/** Waiting once more, as somebody put it back after its first answer: no clock runs for it, and it is never late. */
export const WAITS_AGAIN = sql<boolean>`${IS_WAITING} and leads.answered_at is not null`;

/**
 * What Next up consists of, each in the order of an index of its own: first what waits for its first answer, in the order of
 * the clocks, and after that what waits again.
 */
export const QUEUE_PARTS = [
  {
    isAgain: false,
    start: sql`leads.created_at`,
    holds: sql<boolean>`${IS_WAITING} and leads.released_at is null and leads.answered_at is null`,
  },
  {
    isAgain: false,
    start: sql`leads.released_at`,
    holds: sql<boolean>`${IS_WAITING} and leads.released_at is not null and leads.answered_at is null`,
  },
  { isAgain: true, start: START_OF_CLOCK, holds: WAITS_AGAIN },
] as const;
