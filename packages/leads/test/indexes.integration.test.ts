import type { Database } from '@high-street/server';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';

import { createLeadArchive, eraseByEmail } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const EMAIL = 'anna@example.com';

/** The statements that a connection has run. */
async function listStatements(connection: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(connection);
  return rows.map(({ statement }) => statement);
}

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
