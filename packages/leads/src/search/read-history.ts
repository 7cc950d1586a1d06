import type { ActorKind, Database } from '@high-street/server';
import { showKind, type ShownKind } from '@high-street/server/deliveries';
import { sql, type Kysely } from 'kysely';

import { ALL_LEAD_DELIVERIES } from '../lead-deliveries.ts';

const OUTCOMES = ['done', 'failed', 'dead'] as const;

/** One thing that happened to a lead, and whose act it was. */
export type HistoryLine = {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly attempt: number | null;
  readonly detail: string | null;
  /** Null for what happened by itself, and for acts of which nobody wrote down whose they were. */
  readonly actorKind: ActorKind | null;
  readonly personId: string | null;
  /** The delivery that a line is about. */
  readonly delivery:
    | (ShownKind & {
        readonly kind: string;
        /** How an attempt at it ended; null where somebody had it sent again. */
        readonly outcome: (typeof OUTCOMES)[number] | null;
      })
    | null;
  /** The note that a line is about, as it says now. */
  readonly note: {
    readonly id: string;
    readonly body: string;
    readonly version: number;
    readonly editedAt: Date | null;
    /** Who changed it last; null where nobody did, or no person. */
    readonly editedBy: string | null;
  } | null;
};

type StoredLine = Omit<HistoryLine, 'note' | 'delivery'> & {
  readonly noteId: string | null;
  readonly body: string | null;
  readonly version: number | null;
  readonly editedAt: Date | null;
  readonly editedBy: string | null;
};

function deliveryOf({ kind, detail }: StoredLine): HistoryLine['delivery'] {
  const outcome = OUTCOMES.find((each) => kind.endsWith(`_${each}`)) ?? null;
  if (outcome === null && kind !== 'resent') return null;
  const of = outcome === null ? (detail ?? '') : kind.slice(0, -outcome.length - 1);
  return showKind(ALL_LEAD_DELIVERIES, { kind: of, outcome });
}

function toLine(stored: StoredLine): HistoryLine {
  const { noteId, body, version, editedAt, editedBy, ...line } = stored;
  const isNote = noteId !== null && body !== null && version !== null;
  return {
    ...line,
    delivery: deliveryOf(stored),
    note: isNote ? { id: noteId, body, version, editedAt, editedBy } : null,
  };
}

export async function readHistory(
  db: Kysely<Database>,
  leadId: string,
): Promise<readonly HistoryLine[]> {
  const { rows } = await sql<StoredLine>`
    select lead_events.id, lead_events.at, lead_events.kind, lead_events.attempt, lead_events.detail,
      lead_events.actor_kind as "actorKind", lead_events.person_id as "personId",
      lead_notes.id as "noteId", lead_notes.body, lead_notes.version, lead_notes.edited_at as "editedAt",
      lead_notes.edited_by as "editedBy"
    from lead_events left join lead_notes on lead_notes.lead_id = lead_events.lead_id
      and lead_events.kind in ('note_added', 'note_edited') and lead_notes.id::text = lead_events.detail
    where lead_events.lead_id = ${leadId}::uuid
    order by lead_events.id`.execute(db);
  return rows.map(toLine);
}
