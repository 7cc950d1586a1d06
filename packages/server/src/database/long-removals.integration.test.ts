import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { fakeClock } from '../../test/fake-clock.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createAuditLog } from '#/audit/audit-log.ts';
import { removeOldCounts } from '#/counts/remove-old-counts.ts';

import type { Database } from './schema.ts';

type Removal = {
  readonly table: string;
  readonly remove: (db: Kysely<Database>) => Promise<unknown>;
};

test.for<Removal>([
  {
    table: 'audit_log',
    remove: (db) => createAuditLog({ db, clock: fakeClock() }).removeOld(3),
  },
  { table: 'counts', remove: (db) => removeOldCounts(db, 3) },
])('removes what is old of $table however long it takes', async ({ table, remove }) => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  await sql`create function wait() returns trigger language plpgsql as $$ begin
      perform pg_sleep(1.5);
      return null;
    end $$`.execute(db);
  await sql`create trigger slow before delete on ${sql.table(table)} execute function wait()`.execute(
    db,
  );

  const limit = await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '1s'`.execute(connection);
    await remove(connection);
    return sql<{ statement_timeout: string }>`show statement_timeout`.execute(connection);
  });

  expect(limit.rows).toEqual([{ statement_timeout: '1s' }]);
});
