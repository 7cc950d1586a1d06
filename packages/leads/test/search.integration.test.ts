import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { refreshSearch } from '#/search/fill-search.ts';
import { createLeadSearch } from '#/search/lead-search.ts';
import type { LeadQuery } from '#/search/lead-query.ts';

import { OF, openLeads, type LeadTerms } from './stored-leads.ts';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const ALL: LeadQuery = { view: 'all', sort: 'newest' };

const PEOPLE: readonly LeadTerms[] = [
  { name: 'Zoë Lefèvre', business: 'Crème Caramel', reference: 'ZZZZ-0001' },
  { name: "Siobhán O'Hara", business: 'Ye "Olde" Inn', email: 'siobhan@inn.example' },
  { name: 'Søren Müller', phone: '+445550001234', message: 'Wir öffnen um sieben.' },
  { name: 'Łukasz Wałęsa', message: 'A discount of 100% for shop_keepers, C:\\till and all' },
  { name: 'Жанна Орлова', business: 'Пекарня' },
  { name: 'Anna Bell', reference: '7Q4M-2XKP', email: 'Anna.Bell+Shop@Example.com' },
];

async function openSearch() {
  const { db, pool, store } = await openLeads();
  for (const terms of PEOPLE) await store(terms);
  const search = createLeadSearch(db);
  async function find(q: string): Promise<string[]> {
    const { rows } = await search.list({ ...ALL, q }, { ...OF, size: 50 });
    return rows.map(({ name }) => name);
  }
  return { db, pool, store, search, find };
}

test('finds leads by what is in any of their fields, whatever the case and the accents', async () => {
  const { find, search } = await openSearch();

  for (const [q, name] of [
    ['zoe', 'Zoë Lefèvre'],
    ['ZOË LEFÈVRE', 'Zoë Lefèvre'],
    ['zoe\u0308', 'Zoë Lefèvre'],
    ['lefevre zoe', 'Zoë Lefèvre'],
    ['creme', 'Zoë Lefèvre'],
    ['zzzz-0001', 'Zoë Lefèvre'],
    ["o'hara", "Siobhán O'Hara"],
    ['"olde"', "Siobhán O'Hara"],
    ['siobhan@inn', "Siobhán O'Hara"],
    ['soren', 'Søren Müller'],
    ['MULLER', 'Søren Müller'],
    ['offnen', 'Søren Müller'],
    ['lukasz walesa', 'Łukasz Wałęsa'],
    ['жанна', 'Жанна Орлова'],
    ['ПЕКАРНЯ', 'Жанна Орлова'],
    ['shop 7q', 'Anna Bell'],
    ['bell+shop@example', 'Anna Bell'],
    ['7q4m', 'Anna Bell'],
    ['7Q4M2XKP', 'Anna Bell'],
    ['7q4m 2xkp', 'Anna Bell'],
  ] as const) {
    expect([q, await find(q)]).toEqual([q, [name]]);
    expect(await search.count({ ...ALL, q }, OF)).toEqual({ count: 1, isMore: false });
  }
  expect(await find('zoe muller')).toEqual([]);
  expect(await find('shop q4')).toEqual([]);
  expect(await find('  ')).toHaveLength(PEOPLE.length);
});

test('finds part of a telephone number, however it is spaced', async () => {
  const { find } = await openSearch();

  for (const q of ['555000', '0555 000 1234', '+44 (0)555-000.1234', '0044 5550 001234', '1234']) {
    expect([q, await find(q)]).toEqual([q, ['Søren Müller']]);
  }
  expect(await find('555 000 99')).toEqual([]);
});

test('takes every character for what it is', async () => {
  const { find } = await openSearch();

  expect(await find('100%')).toEqual(['Łukasz Wałęsa']);
  expect(await find('shop_keepers')).toEqual(['Łukasz Wałęsa']);
  expect(await find('C:\\till')).toEqual(['Łukasz Wałęsa']);
  for (const q of ['%', '_', '%%%', '___', 'sh%p', 'shop-keepers', "'", '\\', '\0', '\u{1f600}']) {
    expect([q, await find(q)]).toEqual([q, q === '\0' ? expect.anything() : []]);
  }
  expect(await find(`${'x'.repeat(5_000)} "; drop table leads; --`)).toEqual([]);
});

test('finds by one or two letters what begins so in name or reference', async () => {
  const { find } = await openSearch();

  expect(await find('z')).toEqual(['Zoë Lefèvre']);
  expect(await find('ZO')).toEqual(['Zoë Lefèvre']);
  expect(await find('7q')).toEqual(['Anna Bell']);
  expect(await find('be')).toEqual([]);
});

test('finds what came in since, in the views of a search, and nothing once it is erased', async () => {
  const { pool, store, find, search } = await openSearch();
  expect(await find('tamsin')).toEqual([]);

  await store({ name: 'Tamsin', state: 'won', at: new Date().toISOString() });

  expect(await find('tamsin')).toEqual(['Tamsin']);
  const { rows } = await search.list({ ...ALL, view: 'waiting', q: 'tamsin' }, { ...OF, size: 5 });
  expect(rows).toEqual([]);
  await pool.query(`delete from leads where contact_name = 'Tamsin'`);
  expect(await find('tamsin')).toEqual([]);
  const { rows: left } = await pool.query(`select from lead_search where name = 'tamsin'`);
  expect(left).toEqual([]);
});

test('finds leads that were stored before there was a search, however many came after', async () => {
  const { db, pool, store } = await openLeads();
  await store({ name: 'Oldest', at: '2019-01-01T00:00:00Z' });
  await pool.query(`insert into leads (reference, contacts)
    select 'MANY-' || number, contacts || '{"contactName": "Many"}' from leads, generate_series(1, 1200) as number`);
  const search = createLeadSearch(db);

  await search.fill();

  const { rows } = await search.list({ ...ALL, q: 'oldest' }, { ...OF, size: 5 });
  expect(rows.map(({ name }) => name)).toEqual(['Oldest']);
  expect(await search.count({ ...ALL, q: 'many' }, OF)).toEqual({ count: 1200, isMore: false });
});

test('a lead whose words are being changed is found by the new ones alone', async () => {
  const { db, pool, store } = await openLeads();
  await store();
  const leadId = await store({ email: 'stranger@example.com' });
  const { fill } = createLeadSearch(db);

  const { filling } = await db.transaction().execute(async (trx) => {
    await sql`update leads set contacts = jsonb_set(contacts, '{email}', '"right@example.com"')
      where id = ${leadId}`.execute(trx);
    await refreshSearch(trx, leadId);
    const filled = fill();
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    return { filling: filled };
  });
  await filling;

  const { rows } = await pool.query('select words from lead_search order by lead_id');
  expect(rows.map(({ words }) => /\S+@\S+/.exec(words)?.[0])).toEqual([
    'anna@example.com',
    'right@example.com',
  ]);
});

test('says while the oldest leads are not taken up yet, which are taken up last', async () => {
  const { search, pool } = await openSearch();
  expect(await search.isWhole()).toBe(false);
  await search.fill();
  expect(await search.isWhole()).toBe(true);
  await pool.query(
    'delete from lead_search where lead_id = (select id from leads order by id limit 1)',
  );
  expect(await search.isWhole()).toBe(false);
});
