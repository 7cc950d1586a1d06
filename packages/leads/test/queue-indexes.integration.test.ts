import { expect, test } from 'vitest';

import { selectCounts, selectQueue } from '#/clock/next-up.ts';
import { selectBeside } from '#/clock/select-beside.ts';
import { createNextUp } from '#/index.ts';

import { AROUND_THE_CLOCK } from './lead-acts.ts';
import { openLeads } from './stored-leads.ts';

test('with 100,000 leads that wait, the queue reads its first rows by the indexes alone', async () => {
  const { db, pool } = await openLeads();
  const clock = { now: () => new Date('2026-05-14T14:00Z') };
  const nextUp = createNextUp({ db, clock, office: AROUND_THE_CLOCK });
  await pool.query(
    `begin; set local statement_timeout = '60s';
    insert into leads (reference, contacts, created_at, quarantine_reasons, quarantined_at, released_at,
      answer_state, answered_at)
    select 'WAIT-' || n, '{"contactName": "Anna", "storeName": "Bell"}', moment,
      case when n % 4 in (1, 2) then '{trap}'::text[] end, case when n % 4 in (1, 2) then moment end,
      case when n % 4 = 1 then moment + interval '1 hour' end,
      case when n % 4 = 3 and n > 100 then 'answered' else 'new' end, case when n % 4 = 3 then moment end
    from generate_series(1, 200000) as n,
      lateral (select '2026-05-14T13:00Z'::timestamptz - n * interval '1 second' as moment) as made
    order by md5(n::text);
    commit`,
  );
  // While PostgreSQL's own analysis looks at the table, its pages cannot be left to indexes alone.
  const vacuum = async () => {
    await pool.query('vacuum analyze leads');
    const ofLeads = `select relallvisible = relpages as whole from pg_class where oid = 'leads'::regclass`;
    return (await pool.query(ofLeads)).rows;
  };
  await expect.poll(vacuum).toEqual([{ whole: true }]);
  const explain = async (
    query: ReturnType<typeof selectQueue | typeof selectCounts | typeof selectBeside>,
  ) => {
    const { sql, parameters } = query.compile(db);
    const { rows } = await pool.query(`explain (analyze, buffers, format text) ${sql}`, [
      ...parameters,
    ]);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };

  const plan = await explain(selectQueue(20));
  expect(plan).toContain('leads_waiting on leads');
  expect(plan).toContain('leads_waiting_released on leads');
  expect(plan).toContain('leads_waiting_again on leads');
  expect(plan).not.toMatch(/Seq Scan on leads|Sort Method: external/);
  expect(await explain(selectCounts(new Date('2026-05-14T12:00Z')))).not.toContain('Seq Scan');
  const queue = await nextUp.queue({ limit: 20 });
  expect(queue).toHaveLength(20);
  expect(await explain(selectBeside(queue[19]?.id ?? ''))).not.toMatch(/Seq Scan|Sort Method: e/);
  expect(await nextUp.counts()).toMatchObject({ waiting: 100_025 });
});
