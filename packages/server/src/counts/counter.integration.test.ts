import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { systemClock } from '#/clock/clock.ts';
import type { Database } from '#/database/schema.ts';

import { createTestDatabase } from '../../test/test-database.ts';
import { createCommonHosts } from './common-hosts.ts';
import { createCounter } from './counter.ts';

const silent = pino({ enabled: false });

async function readSeen(db: Kysely<Database>): Promise<string[]> {
  const query = db.selectFrom('counts').select(['source', 'n']).where('what', '=', 'seen');
  return (await query.execute()).map(({ source, n }) => `${source} ${n}`);
}

test('a site is told by its name once five visits came from it on one day, and no sooner', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const hosts = createCommonHosts();
  const share = () => db.transaction().execute((trx) => hosts.share(trx, '2026-11-26'));
  for (let visit = 0; visit < 4; visit += 1) hosts.note('2026-11-26', 'news.example');
  hosts.note('2026-11-26', 'anna.example');
  await share();
  expect(hosts.isNamed('news.example')).toBe(false);

  hosts.note('2026-11-26', 'news.example');
  await share();
  expect([hosts.isNamed('news.example'), hosts.isNamed('anna.example')]).toEqual([true, false]);
  const another = createCommonHosts();
  await db.transaction().execute((trx) => another.share(trx, '2026-11-27'));
  expect(another.isNamed('news.example')).toBe(true);
  await db.transaction().execute((trx) => another.share(trx, '2026-12-25'));
  expect(another.isNamed('news.example')).toBe(false);
});

test('totals of several writers at once are exact, in all sums', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const writers = Array.from({ length: 4 }, () =>
    createCounter({
      db,
      clock: systemClock,
      timeZone: 'Europe/London',
      log: silent,
      writeEveryMs: 5,
    }),
  );
  writers.forEach((writer) => writer.start());
  for (let n = 0; n < 400; n += 1) {
    const writer = writers[n % writers.length];
    writer?.note({
      page: `/${n % 3}`,
      what: 'seen',
      source: n % 2 === 0 ? 'direct' : 'other',
      n: 1,
    });
    writer?.note({ page: '/0', what: 'robot', source: '', n: 1 });
    if (n % 40 === 0) await systemClock.sleep(4);
  }
  await Promise.all(writers.map((writer) => writer.stop()));

  const sums = await sql<{ what: string; page: string; source: string; n: string }>`
    select what, page, source, sum(n) as n from week_counts where page = '*' group by 1, 2, 3 order by 1, 3`.execute(
    db,
  );
  expect(sums.rows.map(({ what, source, n }) => [what, source, Number(n)])).toEqual([
    ['robot', '', 400],
    ['seen', '*', 400],
    ['seen', 'direct', 200],
    ['seen', 'other', 200],
  ]);
  const { rows } = await sql<{
    n: string;
  }>`select sum(n) as n from counts where what = 'seen'`.execute(db);
  expect(Number(rows[0]?.n)).toBe(400);
  expect(await db.selectFrom('counting_processes').selectAll().execute()).toEqual([]);
});

test('a process that ends without a word is missed by another after three of its writings, once', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  await sql`insert into counting_processes (id, day, beats) values (gen_random_uuid(), '2026-11-24', 7)`.execute(
    db,
  );
  const others = Array.from({ length: 2 }, () =>
    createCounter({
      db,
      clock: systemClock,
      timeZone: 'Europe/London',
      log: silent,
      writeEveryMs: 20,
    }),
  );
  others.forEach((one) => one.start());
  const lost = () =>
    db
      .selectFrom('counting_days')
      .select(sql<string>`day::text`.as('day'))
      .where('lost_processes', '=', 1)
      .execute();
  await expect.poll(lost).toEqual([{ day: '2026-11-24' }]);
  await systemClock.sleep(100);
  await Promise.all(others.map((one) => one.stop()));
  expect(await lost()).toEqual([{ day: '2026-11-24' }]);
});

test('counts outlast a database that is away, and none is written twice', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const counter = createCounter({
    db,
    clock: systemClock,
    timeZone: 'Europe/London',
    log: silent,
    writeEveryMs: 10,
  });
  await sql`alter table counts rename to away`.execute(db);
  counter.note({ page: '/', what: 'seen', source: 'direct', n: 3 });
  counter.start();
  await systemClock.sleep(60);
  counter.note({ page: '/', what: 'seen', source: 'direct', n: 4 });
  await sql`alter table away rename to counts`.execute(db);
  await expect.poll(() => readSeen(db)).toEqual(['direct 7']);
  await counter.stop();
  expect(await readSeen(db)).toEqual(['direct 7']);
});
