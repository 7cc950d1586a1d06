import type { AnswerState, Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { sql, type Kysely, type Transaction } from 'kysely';

import { upsertContact } from './contact-store.ts';

/** What the operator does to leads; workers notice what is to be delivered within seconds. */
export function createLeadDesk(db: Kysely<Database>) {
  const deliveries = createDeliveryStore(db);

  async function addToHistory(
    trx: Kysely<Database>,
    leadIds: readonly string[],
    kind: string,
  ): Promise<void> {
    if (leadIds.length === 0) return;
    await trx
      .insertInto('lead_events')
      .values(leadIds.map((lead_id) => ({ lead_id, kind })))
      .execute();
  }

  /** As it would have been with the lead; where there is a CRM, the delivery does so again. */
  async function keepContact(trx: Transaction<Database>, leadId: string): Promise<void> {
    const { contacts, reference } = await trx
      .selectFrom('leads')
      .select(['contacts', 'reference'])
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    await upsertContact(trx, { ...contacts, reference });
  }

  return {
    /** Notes what the provider made of a lead. */
    async mark(leadId: string, state: AnswerState): Promise<void> {
      await db.updateTable('leads').set({ answer_state: state }).where('id', '=', leadId).execute();
      await addToHistory(db, [leadId], `marked_${state}`);
    },

    /** Takes a lead out of quarantine and has its mails sent; false when it is not in quarantine. */
    async release(leadId: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const released = await trx
          .updateTable('leads')
          .set({ released_at: sql<Date>`now()` })
          .where('id', '=', leadId)
          .where('quarantined_at', 'is not', null)
          .where('released_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!released) return false;
        await deliveries.release(trx, leadId);
        await keepContact(trx, leadId);
        await trx.insertInto('lead_events').values({ lead_id: leadId, kind: 'released' }).execute();
        return true;
      });
    },

    /** Tries the dead letters of one lead or of all again; returns how many. */
    async requeue(leadId: string | null): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const { count, leadIds } = await deliveries.requeue(trx, leadId);
        await addToHistory(trx, leadIds, 'requeued');
        return count;
      });
    },
  };
}

/** What the operator does to leads. */
export type LeadDesk = ReturnType<typeof createLeadDesk>;
