import { expect, test } from 'vitest';

import type { LeadQuery } from '#/search/lead-query.ts';
import { createLeadSearch } from '#/search/lead-search.ts';

import { OF, openLeads } from './stored-leads.ts';

const MANY = 10_050;
const ALL: LeadQuery = { view: 'all', sort: 'newest', q: 'common' };

/** More leads with one word than are read by the index of words; each tenth is won. */
async function openMany() {
  const { db, pool, store } = await openLeads();
  await store({ name: 'Without', business: 'Another' });
  await pool.query(
    `insert into leads (reference, contacts, created_at, answer_state, attribution)
    select 'MANY-' || number, contacts || jsonb_build_object('contactName', 'Common ' || number % 100),
      now() - number * interval '1 minute', case when number % 10 = 0 then 'won' else 'new' end, '{"source": "fair"}'
    from leads, generate_series(1, $1::int) as number`,
    [MANY],
  );
  await pool.query(`insert into lead_search (lead_id, created_at, name, reference, words, source)
    select id, created_at, lower(contact_name), lower(reference), lower(contact_name), attribution ->> 'source' from leads`);
  return createLeadSearch(db);
}

test('pages through what very many leads have, in each order, and says that they are many', async () => {
  const search = await openMany();
  const references = async (query: LeadQuery, place: string | null = null) => {
    const page = await search.list(query, { ...OF, place, size: 3 });
    return { ...page, found: page.rows.map(({ reference }) => reference) };
  };

  const first = await references(ALL);
  expect(first.found).toEqual(['MANY-1', 'MANY-2', 'MANY-3']);
  const second = await references(ALL, first.next);
  expect(second.found).toEqual(['MANY-4', 'MANY-5', 'MANY-6']);
  expect((await references(ALL, second.previous)).found).toEqual(first.found);
  expect((await references({ ...ALL, view: 'won' })).found).toEqual([
    'MANY-10',
    'MANY-20',
    'MANY-30',
  ]);
  expect((await references({ ...ALL, q: undefined, source: 'fair' })).found).toEqual(first.found);
  const byName = await references({ ...ALL, sort: 'name' });
  expect(byName.rows.map(({ name }) => name)).toEqual(['Common 0', 'Common 0', 'Common 0']);
  const further = await references({ ...ALL, sort: 'name' }, byName.next);
  expect(byName.found).not.toContain(further.found[0]);

  expect(await search.count(ALL, OF)).toEqual({ count: 5_000, isMore: true });
  const won = await search.count({ ...ALL, view: 'won' }, OF);
  expect(won).toMatchObject({ isMore: true });
  expect(won.count).toBeGreaterThan(0);
  expect(won.count).toBeLessThanOrEqual(MANY / 10);
  expect(await search.count({ ...ALL, view: 'won', q: undefined }, OF)).toEqual({
    count: MANY / 10,
    isMore: false,
  });
  expect(await search.count({ ...ALL, q: 'common without' }, OF)).toEqual({
    count: 0,
    isMore: false,
  });
});
