import { sql } from 'kysely';

import type { ArchivedLead } from '../lead-archive.ts';

import { ARCHIVED_LEAD } from './lead-row.ts';

/** A lead with all that the provider made of it. */
export type DeskLead = ArchivedLead & {
  readonly version: number;
  readonly heldBy: string | null;
  readonly heldSince: Date | null;
  /** When its holder last did something about it. */
  readonly heldActiveAt: Date | null;
  /** When a person first answered it, and after how much open time, in milliseconds. */
  readonly answeredAt: Date | null;
  readonly answeredAfterMs: number | null;
  readonly binnedAt: Date | null;
  /** The spam signals that it came with, also once it was released; null for none. */
  readonly quarantineReasons: readonly string[] | null;
  /** From when its days in quarantine count: when it came, or was taken out of the bin. */
  readonly quarantinedAt: Date | null;
  readonly releasedAt: Date | null;
  /** When the visitor withdrew it. */
  readonly withdrawnAt: Date | null;
};

/** What a DeskLead is read from; `leads` is in the statement. */
export const DESK_LEAD_COLUMNS = sql`${ARCHIVED_LEAD.columns}, leads.version, leads.held_by as "heldBy",
  leads.held_since as "heldSince", leads.held_active_at as "heldActiveAt", leads.answered_at as "answeredAt",
  leads.answered_after_ms::float8 as "answeredAfterMs", leads.binned_at as "binnedAt",
  leads.quarantine_reasons as "quarantineReasons", leads.quarantined_at as "quarantinedAt",
  leads.released_at as "releasedAt", leads.withdrawn_at as "withdrawnAt"`;
