import type { Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { sql, type Transaction } from 'kysely';

import { ERASURE_NOTICE } from '#/lead-deliveries.ts';

import type { DemoAhead } from './demos-ahead.ts';

/** An erasure by the visitor, of which the provider is to hear. */
type Erasure = {
  readonly email: string;
  readonly ahead: readonly DemoAhead[];
  readonly fixed: readonly FixedLead[];
  readonly hasCrm: boolean;
};

/** A lead whose address the provider changed, and who did so last; null where no person of the desk did. */
type FixedLead = { readonly reference: string; readonly by: string | null };

/** Those of the leads whose address the provider changed, before they are removed. */
export async function findFixed(
  trx: Transaction<Database>,
  leadIds: readonly string[],
): Promise<readonly FixedLead[]> {
  const { rows } = await sql<FixedLead>`
    select distinct on (leads.id) leads.reference, people.name as by
    from leads join lead_events as line on line.lead_id = leads.id
    left join people on people.id = line.person_id
    where leads.id = any(${[...leadIds]}::uuid[]) and line.kind = 'address_fixed'
    order by leads.id, line.id desc`.execute(trx);
  return rows;
}

/**
 * Has a mail tell the provider of an erasure, and of no more than they need: what only people can remove, and where the
 * code went to an address that somebody of theirs had given. No mail where there is nothing of it.
 */
export async function tellErasure(
  trx: Transaction<Database>,
  { email, ahead, fixed, hasCrm }: Erasure,
): Promise<void> {
  if (!hasCrm && ahead.length === 0 && fixed.length === 0) return;
  const demos = ahead.map(({ reference, startsAt }) => ({
    reference,
    startsAt: startsAt.toISOString(),
  }));
  const payload = { ...(hasCrm ? { email } : {}), demos, fixed };
  await createDeliveryStore(trx).add(trx, [{ kind: ERASURE_NOTICE.kind, payload }]);
}
