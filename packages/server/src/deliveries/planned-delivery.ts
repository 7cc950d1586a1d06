import { sql, type RawBuilder } from 'kysely';

/** A delivery that follows from a record, and after how many milliseconds it is first due. */
export type PlannedDelivery = { readonly kind: string; readonly delayMs: number };

/**
 * An insert of deliveries for the lead that a part of the same statement gives, under the name `lead` with its `id`.
 * Held ones wait until they are released.
 */
export function insertForLead(
  planned: readonly PlannedDelivery[],
  { isHeld }: { readonly isHeld: boolean },
): RawBuilder<unknown> {
  return sql`
    insert into deliveries (lead_id, kind, state, next_attempt_at)
    select lead.id, planned.kind, ${isHeld ? 'held' : 'waiting'},
      now() + planned.delay_ms * interval '1 millisecond'
    from lead, unnest(
      ${planned.map(({ kind }) => kind)}::text[],
      ${planned.map(({ delayMs }) => delayMs)}::int[]
    ) as planned (kind, delay_ms)`;
}
