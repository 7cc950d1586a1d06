import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from '../../test/index.ts';
import { openDatabase } from '#/database/open-database.ts';
import { PLANNED_ANEW } from '#/database/prepared-statements.ts';
import { createLog } from '#/log/create-log.ts';

async function openOnOneConnection() {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const log = createLog('silent');
  const open = await openDatabase({ databaseUrl: url, dataDir: '', log, maxConnections: 1 });
  onTestFinished(open.close);
  return open.db;
}

test('a statement is planned once a connection, whatever its values', async () => {
  const db = await openOnOneConnection();
  for (const key of ['one', 'two', 'three']) {
    await db.selectFrom('idempotency_keys').select('lead_id').where('key', '=', key).execute();
  }
  const { rows } = await sql<{ calls: number }>`
    select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
    where statement like '%"idempotency_keys"%'
  `.execute(db);
  expect(rows).toEqual([{ calls: 3 }]);
});

test('a statement that failed inside a transaction works again after it', async () => {
  const db = await openOnOneConnection();
  const divide = (by: number) => sql<{ of: number }>`select 6 / ${by}::int as of`;
  await expect(db.transaction().execute((trx) => divide(0).execute(trx))).rejects.toThrow(
    'division by zero',
  );
  expect((await divide(2).execute(db)).rows).toEqual([{ of: 3 }]);
});

test('a statement that is to be planned with every call is not kept by the connection', async () => {
  const db = await openOnOneConnection();
  const { rows: answer } = await sql`${PLANNED_ANEW} select ${1}::int as one`.execute(db);
  expect(answer).toEqual([{ one: 1 }]);
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([]);
});
