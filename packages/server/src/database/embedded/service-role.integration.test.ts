import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { aDataDir, openForTest, query } from '../../../test/embedded-folder.ts';
import { runAsSuperuser, superuserUrl } from '../../../test/run-as-superuser.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';

const log = pino({ enabled: false });

/** Everything in the database that neither PostgreSQL nor an extension brought, by its owner. */
const OWNERS = `select distinct pg_get_userbyid(owner) as owner, count(*)::int > 0 as "hasAny" from (
    select relowner as owner, oid from pg_class union all select nspowner, oid from pg_namespace
    union all select proowner, oid from pg_proc union all select typowner, oid from pg_type
  ) thing where oid >= 16384
    and not exists (select from pg_depend where objid = thing.oid and deptype = 'e')
  group by owner order by owner`;

test('the services are no superuser: nothing that they run reads a file or starts a program', async () => {
  const { connection } = await openForTest(await aDataDir());
  const run = (statement: string) => query(connection, statement);

  expect(
    await run(`select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may,
      (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
      from pg_roles where rolname = current_user`),
  ).toEqual([{ may: false, memberships: 0 }]);
  for (const statement of [
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/hs-nothing'`,
    `select pg_read_file('PG_VERSION')`,
    'alter role current_user superuser',
    'set session_replication_role = replica',
  ]) {
    await expect(run(statement), statement).rejects.toThrow(/permission denied/);
  }
});

test('the services own their database, with schemas and trusted extensions in it', async () => {
  const { connection } = await openForTest(await aDataDir());

  await query(
    connection,
    'create schema later; create table later.thing (id int); create table one ()',
  );
  await query(connection, 'create extension pg_trgm; create extension unaccent');

  expect(await query(connection, `select similarity('lead', 'leads') > 0.5 as similar`)).toEqual([
    { similar: true },
  ]);
});

test('a folder that an earlier version filled as its superuser becomes that of the services, with all that is in it', async () => {
  const dataDir = await aDataDir();
  const first = await openForTest(dataDir);
  await runAsSuperuser(
    first,
    `alter database postgres owner to postgres;
    create schema jobs;
    create type jobs.state as enum ('new');
    create domain jobs.word as text;
    create table jobs.queue (id bigint generated always as identity, n serial, state jobs.state)
      partition by list (state);
    create table jobs.part partition of jobs.queue for values in ('new');
    create sequence jobs.numbers;
    create view jobs.seen as select id from jobs.queue;
    create materialized view jobs.kept as select 1 as one;
    create function jobs.one() returns int language sql return 1;
    create procedure jobs.none() language sql begin atomic select 1; end;
    create table public.leads_before as select 42 as answer;
    insert into jobs.queue (state) values ('new')`,
  );
  await first.close();

  const second = await openForTest(dataDir);

  const own = second.connection;
  expect(await query(own, OWNERS)).toEqual([{ owner: 'high_street', hasAny: true }]);
  expect(await query(own, 'select answer from leads_before')).toEqual([{ answer: 42 }]);
  await query(
    own,
    `insert into jobs.queue (state) values ('new'); alter table jobs.part add check (n > 0)`,
  );
  expect(await query(own, 'select max(id)::int as last from jobs.seen')).toEqual([{ last: 2 }]);
});

test('the tables of a version that was a superuser, and those of its job queue, are used on', async () => {
  const dataDir = await aDataDir();
  const first = await openForTest(dataDir);
  await runAsSuperuser(first, 'alter database postgres owner to postgres; drop role high_street');
  const before = await openDatabase({ databaseUrl: await superuserUrl(first), dataDir: '', log });
  await migrate(before.db, log);
  await before.pool.query(`create schema pgboss; create table pgboss.queue (name text)`);
  await before.close();
  await first.close();

  const { db, pool, close } = await openDatabase({ dataDir, log });
  onTestFinished(close);
  await migrate(db, log);
  await pool.query(`insert into pgboss.queue values ('calls')`);

  expect((await pool.query(OWNERS)).rows).toEqual([{ owner: 'high_street', hasAny: true }]);
  expect((await pool.query('select name from pgboss.queue order by name')).rows).toEqual([
    { name: 'calls' },
  ]);
});

test('a superuser with another password than before leaves nobody out', async () => {
  const dataDir = await aDataDir();
  const first = await openForTest(dataDir);
  await runAsSuperuser(first, `alter role postgres password 'another'`);
  await first.close();
  await writeFile(join(first.dataFolder, 'postgres-password'), 'another');

  const { connection } = await openForTest(dataDir);

  expect(await query(connection, 'select current_user::text as me')).toEqual([
    { me: 'high_street' },
  ]);
});
