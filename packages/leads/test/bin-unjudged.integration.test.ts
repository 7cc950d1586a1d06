import { expect, onTestFinished, test } from 'vitest';

import { binUnjudged, QUARANTINE_DAYS } from '#/index.ts';

import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME } from './stored-leads.ts';

const me = actorOf(ME);
const kept = { reasons: ['trap', 'links'] } as const;

async function openQuarantine() {
  const parts = await openLeadDesk();
  const { db, audit, pool, store } = parts;
  return {
    ...parts,
    /** Stores a lead that has been in quarantine for so many days. */
    async keep(days: number, terms: Parameters<typeof store>[0] = {}): Promise<string> {
      const id = await store({ ...kept, ...terms });
      await pool.query(
        `update leads set quarantined_at = now() - $2 * interval '1 day' where id = $1`,
        [id, days],
      );
      return id;
    },
    /** The ids of what is in the bin. */
    async binned(): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        'select id from leads where binned_at is not null order by id',
      );
      return rows.map(({ id }) => id);
    },
    binUnjudged: () => binUnjudged({ db, audit, office: AROUND_THE_CLOCK }),
  };
}

test('what nobody judged in its days in quarantine is binned by the service, and nothing else', async () => {
  const { keep, store, pool, audit, history, binned, ...quarantine } = await openQuarantine();
  const old = QUARANTINE_DAYS + 0.01;
  const over = await keep(old);
  await keep(QUARANTINE_DAYS - 0.01);
  await keep(old, { isReleased: true });
  await keep(old, { state: 'spam' });
  await keep(old, { state: 'lost', lostReason: 'withdrawn' });
  await keep(old, { origin: 'heartbeat' });
  await store({ at: '2020-01-01T09:00Z' });
  const before = await keep(old, { isBinned: true, at: '2026-01-01T09:00Z' });

  expect(await quarantine.binUnjudged()).toBe(1);

  expect(await binned()).toEqual([over, before].toSorted());
  expect(await history(over)).toEqual(['binned']);
  const { rows } = await pool.query('select actor_kind, person_id from lead_events');
  expect(rows).toEqual([{ actor_kind: 'service', person_id: null }]);
  const { lines } = await audit.list({}, { size: 9 });
  expect(lines).toMatchObject([{ act: 'lead_binned', actorKind: 'service' }]);
  expect(await quarantine.binUnjudged()).toBe(0);
});

test('more than one transaction takes is binned all the same', async () => {
  const { pool, binned, ...quarantine } = await openQuarantine();
  await pool.query(
    `insert into leads (reference, contacts, quarantine_reasons, quarantined_at)
    select 'KEPT-' || n, '{}', '{trap}', now() - interval '40 days' from generate_series(1, 501) as n`,
  );
  expect(await quarantine.binUnjudged()).toBe(501);
  expect(await binned()).toHaveLength(501);
});

test('a lead that is released at the same moment is not binned', async () => {
  const { keep, pool, binned, ...quarantine } = await openQuarantine();
  const released = await keep(QUARANTINE_DAYS + 1);
  const other = await keep(QUARANTINE_DAYS + 1);
  const releasing = await pool.connect();
  onTestFinished(() => releasing.release());
  await releasing.query('begin');
  await releasing.query(
    'update leads set released_at = now(), version = version + 1 where id = $1',
    [released],
  );

  const done = quarantine.binUnjudged();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await releasing.query('commit');

  expect(await done).toBe(1);
  expect(await binned()).toEqual([other]);
});

test('a lead that is taken out of the bin has its days in quarantine anew, and a released one stays so', async () => {
  const { keep, desk, pool, ...quarantine } = await openQuarantine();
  const leadIds = [
    await keep(QUARANTINE_DAYS + 1),
    await keep(QUARANTINE_DAYS + 1, { isReleased: true }),
  ];
  await desk.bin({ leadIds, actor: { kind: 'command' } });
  expect(await desk.restore({ leadIds, actor: me })).toBe(2);

  expect(await quarantine.binUnjudged()).toBe(0);
  const { rows } = await pool.query(
    `select released_at is null as kept, quarantined_at > now() - interval '1 hour' as anew from leads order by id`,
  );
  expect(rows).toEqual([
    { kept: true, anew: true },
    { kept: false, anew: false },
  ]);
});
