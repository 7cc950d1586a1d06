import type { Database } from '@high-street/server';
import { type RawBuilder, sql, type Transaction } from 'kysely';

/** Why a lead was erased. */
export type EraseReason = Database['erased_leads']['reason'];

type Removal = {
  readonly reason: EraseReason;
  /** Asked once more when the leads are locked, as somebody may have changed them since they were found. */
  readonly isStillMeant?: RawBuilder<boolean>;
};

/** How many leads were removed, and the references of those that people sent, with their addresses. */
type Removed = {
  readonly count: number;
  readonly references: readonly string[];
  readonly emails: readonly string[];
};

/**
 * Removes leads with all that hangs on them. The references of those that people sent remain, so that a question about one
 * has an answer. Bookings that are joined to one come loose. They are locked before it, as a change of a booking locks the
 * two: whoever took them the other way round would wait for us while we wait for them.
 */
export async function removeLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
  { reason, isStillMeant = sql<boolean>`true` }: Removal,
): Promise<Removed> {
  const isTheirs = sql<boolean>`lead_id = any(${[...ids]}::uuid[])`;
  const isMeant = sql<boolean>`id = any(${[...ids]}::uuid[])`;
  await trx.selectFrom('bookings').select('id').where(isTheirs).forUpdate().execute();
  // In the order in which acts lock several.
  const locked = await trx
    .selectFrom('leads')
    .select('id')
    .where(isMeant)
    .where(isStillMeant)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows: sent } = await sql<{ reference: string; email: string }>`
    with gone as (
      delete from leads where id = any(${locked.map(({ id }) => id)}::uuid[])
      returning reference, created_at, origin, email
    ), told as (
      insert into erased_leads (reference, stored_at, reason)
      select reference, created_at, ${reason} from gone where origin = 'form'
    )
    select reference, email from gone where origin = 'form'`.execute(trx);
  return {
    count: locked.length,
    references: sent.map(({ reference }) => reference),
    emails: sent.map(({ email }) => email),
  };
}
