import type { LostReason } from '@high-street/contract';
import { type AnswerState, type Database, isId, StaleVersion } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import { IS_KEPT } from '#/search/lead-filter.ts';

import { LeadGone } from './lead-error.ts';

/** A lead as it is while nobody else can change it. */
export type LockedLead = {
  readonly id: string;
  readonly reference: string;
  readonly state: AnswerState;
  readonly lostReason: LostReason | null;
  readonly heldBy: string | null;
  readonly version: number;
  readonly isBinned: boolean;
  /** Whether it is in quarantine. */
  readonly isKept: boolean;
  readonly isWithdrawn: boolean;
};

/** The leads of those ids that are still there, until the transaction ends; always in one order, so that no two wait for each other. */
export async function lockLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<readonly LockedLead[]> {
  return trx
    .selectFrom('leads')
    .select([
      'id',
      'reference',
      'answer_state as state',
      'lost_reason as lostReason',
      'held_by as heldBy',
      'version',
      sql<boolean>`binned_at is not null`.as('isBinned'),
      IS_KEPT.as('isKept'),
      sql<boolean>`withdrawn_at is not null`.as('isWithdrawn'),
    ])
    .where(sql<boolean>`id = any(${ids.filter(isId)}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Leads that are changed together; `versions` are those that were seen, by id, and one without is changed as it is. */
export type SeenLeads = {
  readonly leadIds: readonly string[];
  readonly versions?: ReadonlyMap<string, number>;
};

/** The references of leads that were changed since they were seen, and so are left as they are. */
export type Stale = { readonly stale: readonly string[] };

/** Of leads that are still there those that are as they were seen, until the transaction ends, and which are not. */
export async function lockSeen(
  trx: Transaction<Database>,
  { leadIds, versions }: SeenLeads,
): Promise<Stale & { readonly seen: readonly LockedLead[] }> {
  const leads = await lockLeads(trx, leadIds);
  const isSeen = ({ id, version }: LockedLead) => (versions?.get(id) ?? version) === version;
  return {
    seen: leads.filter(isSeen),
    stale: leads.filter((lead) => !isSeen(lead)).map(({ reference }) => reference),
  };
}

/** One lead until the transaction ends; throws LeadGone, and StaleVersion unless the version is null. */
export async function lockLead(
  trx: Transaction<Database>,
  id: string,
  version: number | null = null,
): Promise<LockedLead> {
  const [lead] = await lockLeads(trx, [id]);
  if (!lead) throw new LeadGone();
  if (version !== null && version !== lead.version) throw new StaleVersion(lead);
  return lead;
}
