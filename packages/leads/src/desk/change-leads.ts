import type { Database } from '@high-street/server';
import { sql, type UpdateObject } from 'kysely';

import type { LeadAct } from './lead-act.ts';
import type { Act } from './lead-desk-parts.ts';

/** A lead as its history and the log know it. */
export type KnownLead = { readonly id: string; readonly reference: string };

type Line = {
  /** What the history calls it. */
  readonly kind: string;
  readonly detail?: string | null | undefined;
  /** What the log calls it, and the names of the fields that it changed. */
  readonly act: LeadAct;
  readonly fields?: readonly string[];
};

/** Whoever holds a lead and does something about it keeps it for longer. */
export async function renewHold(
  trx: Act['trx'],
  leads: readonly Pick<KnownLead, 'id'>[],
  personId: string,
): Promise<void> {
  await sql`update leads set held_active_at = now()
    where id = any(${leads.map(({ id }) => id)}::uuid[]) and held_by = ${personId}
      and held_since < now()`.execute(trx);
}

/** Writes what was done to each of the leads into its history and into the log. */
export async function recordAct(
  { trx, audit, actor }: Act,
  leads: readonly KnownLead[],
  { kind, detail = null, act, fields = [] }: Line,
): Promise<void> {
  if (leads.length === 0) return;
  const personId = actor.kind === 'person' ? actor.personId : null;
  if (personId !== null) await renewHold(trx, leads, personId);
  await sql`insert into lead_events (lead_id, kind, detail, actor_kind, person_id)
    select lead_id, ${kind}, ${detail}::text, ${actor.kind}, ${personId}::uuid
    from unnest(${leads.map(({ id }) => id)}::uuid[]) as lead_id`.execute(trx);
  await audit.writeAll(
    leads.map(({ reference }) => ({ actor, act, record: { kind: 'lead', id: reference }, fields })),
    trx,
  );
}

/** Changes leads that are locked, each to its next version, and writes down that it was done. */
export async function changeLeads(
  act: Act,
  leads: readonly KnownLead[],
  changes: UpdateObject<Database, 'leads'>,
  line: Line,
): Promise<void> {
  if (leads.length === 0) return;
  await act.trx
    .updateTable('leads')
    .set((of) => ({ ...changes, version: of('version', '+', 1) }))
    .where(sql<boolean>`id = any(${leads.map(({ id }) => id)}::uuid[])`)
    .execute();
  await recordAct(act, leads, line);
}
