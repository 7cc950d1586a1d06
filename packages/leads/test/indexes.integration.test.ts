import type { Database } from '@high-street/server';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';

import { createLeadArchive, createQuarantineFacts, eraseByEmail, previewErase } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const EMAIL = 'anna@example.com';

/** The statements that a connection has run. */
async function listStatements(connection: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(connection);
  return rows.map(({ statement }) => statement);
}

test('neither an erasure nor the room for quarantine reads all of a table that grows', async () => {
  const { db, audit, pool, store } = await openLeadDesk();
  const leadId = await store({ email: EMAIL, reasons: ['links'] });
  await pool.query(
    `insert into lead_messages
      (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments, is_automatic)
    select id, '<mail>', now(), email, '', '', '', '[]', false from leads`,
  );
  await pool.query(
    `insert into deliveries (kind, payload) select 'crm', jsonb_build_object('email', email) from leads`,
  );

  const plans = await db.connection().execute(async (connection) => {
    await previewErase(connection, EMAIL);
    await createQuarantineFacts(connection).of([leadId]);
    await eraseByEmail(connection, EMAIL, { audit, actor: actorOf(ME) });
    const statements = await listStatements(connection);
    await sql`set enable_seqscan = off`.execute(connection);
    const lines = [];
    for (const statement of statements) {
      const plan = sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`);
      lines.push(...(await plan.execute(connection)).rows);
    }
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });

  expect(plans).not.toMatch(
    /Seq Scan on (leads|lead_messages|lead_events|bookings|deliveries|crm_contacts)\b/,
  );
  for (const index of [
    'lead_messages_from_address',
    'crm_contacts_reference',
    'deliveries_of_nothing',
    'leads_to_fill',
    'bookings_to_fill',
    'crm_contacts_to_fill',
  ]) {
    expect(plans).toContain(` ${index} `);
  }
  // Not all of leads_kept_words, which is as good a list of quarantine as another.
  expect(plans).toContain('Index Cond: (hashtextextended(btrim(');
});

test('the texts of statements are the same, however many leads they are about', async () => {
  const { db, audit, store } = await openLeadDesk();
  const leads = [await store(), await store()];
  await store({ email: 'bea@example.com' });

  await db.connection().execute(async (connection) => {
    await createLeadArchive(connection).chosen(leads);
    await eraseByEmail(connection, EMAIL, { audit, actor: actorOf(ME) });
    const before = await listStatements(connection);
    await createLeadArchive(connection).chosen(leads.slice(1));
    await eraseByEmail(connection, 'bea@example.com', { audit, actor: actorOf(ME) });

    expect(await listStatements(connection)).toHaveLength(before.length);
  });
});
