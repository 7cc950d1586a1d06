import type { AnswerState, Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** What the operator does to leads; workers notice what is to be delivered within seconds. */
export function createLeadDesk(db: Kysely<Database>) {
  async function tellStory(leadIds: readonly string[], kind: string): Promise<void> {
    if (leadIds.length === 0) return;
    await db
      .insertInto('lead_events')
      .values(leadIds.map((lead_id) => ({ lead_id, kind })))
      .execute();
  }

  return {
    /** Notes what the provider made of a lead. */
    async mark(leadId: string, state: AnswerState): Promise<void> {
      await db.updateTable('leads').set({ answer_state: state }).where('id', '=', leadId).execute();
      await tellStory([leadId], `marked_${state}`);
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
        await trx
          .updateTable('deliveries')
          .set({
            state: 'waiting',
            created_at: sql<Date>`now()`,
            next_attempt_at: sql<Date>`now()`,
          })
          .where('lead_id', '=', leadId)
          .where('state', '=', 'held')
          .execute();
        await trx.insertInto('lead_events').values({ lead_id: leadId, kind: 'released' }).execute();
        return true;
      });
    },

    /** Has what is given up delivered again, of one lead or of all; tells how many. */
    async requeue(leadId: string | null): Promise<number> {
      const requeued = await db
        .updateTable('deliveries')
        .set({
          state: 'waiting',
          attempts: 0,
          created_at: sql<Date>`now()`,
          next_attempt_at: sql<Date>`now()`,
          settled_at: null,
        })
        .where('state', '=', 'dead')
        .$if(leadId !== null, (query) => query.where('lead_id', '=', leadId))
        .returning('lead_id')
        .execute();
      const leadIds = new Set(requeued.flatMap(({ lead_id }) => lead_id ?? []));
      await tellStory([...leadIds], 'requeued');
      return requeued.length;
    },
  };
}

/** What the operator does to leads. */
export type LeadDesk = ReturnType<typeof createLeadDesk>;
