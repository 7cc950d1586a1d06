import { sql } from 'kysely';

/** When the clock of a row of `leads` starts: with its storing, or with its release from quarantine. */
export const START_OF_CLOCK = sql<Date>`coalesce(leads.released_at, leads.created_at)`;

/** Waiting for an answer: of a visitor, not in quarantine and not in the bin. Its first line is that of the indexes. */
export const IS_WAITING = sql<boolean>`leads.origin = 'form' and leads.binned_at is null and leads.answer_state = 'new'
  and (leads.quarantined_at is null or leads.released_at is not null)`;
