import { createTestDatabase, type TestDatabase } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

type Queries = Pick<TestDatabase['pool'], 'query'>;

/** A database of one test with one lead, and writers of what happens there. */
export async function startLiveDatabase() {
  const { db, pool, url, close } = await createTestDatabase();
  onTestFinished(close);
  const { rows } = await pool.query<{ id: string }>(
    `insert into leads (reference, contacts) values ('7Q4M-2XKP', '{}') returning id`,
  );
  const leadId = rows[0]?.id ?? '';

  return {
    db,
    pool,
    url,
    leadId,

    /** Writes an event of the lead. */
    async addEvent(kind: string, to: Queries = pool): Promise<void> {
      await to.query('insert into lead_events (lead_id, kind) values ($1, $2)', [leadId, kind]);
    },

    /** Writes an act of somebody about a person. */
    async addAct(act: string, personId: string, to: Queries = pool): Promise<void> {
      await to.query(
        `insert into audit_log (at, actor_kind, person_id, act, record_kind, record_id)
         values (now(), 'person', $1::uuid, $2, 'person', $1::text)`,
        [personId, act],
      );
    },

    /** Writes what a visitor did about a booking. */
    async addBookingAct(act: string, reference: string): Promise<void> {
      await pool.query(
        `insert into audit_log (at, actor_kind, act, record_kind, record_id)
         values (now(), 'visitor', $1, 'booking', $2)`,
        [act, reference],
      );
    },

    /** Begins a transaction; it goes with the test if nobody ends it. */
    async begin() {
      const client = await pool.connect();
      let isOpen = true;
      async function end(how: 'commit' | 'rollback'): Promise<void> {
        if (!isOpen) return;
        isOpen = false;
        await client.query(how);
        client.release();
      }
      onTestFinished(() => end('rollback'));
      await client.query('begin');
      return { client, end };
    },
  };
}
