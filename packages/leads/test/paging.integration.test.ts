import type { LeadSort } from '@high-street/contract';
import { expect, test } from 'vitest';

import type { LeadQuery } from '#/search/lead-query.ts';
import { createLeadSearch } from '#/search/lead-search.ts';

import { OF, openLeads } from './stored-leads.ts';

const ALL: LeadQuery = { view: 'all', sort: 'newest' };
const COUNT = 23;
const SIZE = 4;

/** Many leads, of which some came at the same moment and some have the same name. */
async function openMany() {
  const { db, pool, store } = await openLeads();
  for (let number = 0; number < COUNT; number += 1) {
    const minute = String(Math.floor(number / 3)).padStart(2, '0');
    await store({ name: `Name ${number % 5}`, at: `2026-03-01T09:${minute}:00.123456Z` });
  }
  return { db, pool, store, search: createLeadSearch(db) };
}

const references = (rows: readonly { reference: string }[]) =>
  rows.map(({ reference }) => reference);

test.for<[LeadSort, string | undefined]>([
  ['newest', undefined],
  ['oldest', undefined],
  ['name', undefined],
  ['newest', 'name'],
  ['name', 'bakery'],
])(
  'walks all leads once, %s first, searched for by %s, though others come in',
  async ([sort, q]) => {
    const { store, pool, search } = await openMany();
    const query: LeadQuery = { ...ALL, sort, q };
    const { rows: expected } = await search.list(query, { ...OF, size: 100 });
    const walked: string[] = [];
    const places: (string | null)[] = [];

    let place: string | null = null;
    do {
      const page = await search.list(query, { ...OF, place, size: SIZE });
      expect(page.previous === null).toBe(place === null);
      walked.push(...references(page.rows));
      places.push(page.previous);
      place = page.next;
      // Comes before what is to come in each order.
      const at = sort === 'oldest' ? '2026-01-01T00:00:00Z' : new Date().toISOString();
      await store({ name: 'A new one', reference: `NEW-${walked.length}`, at });
      await pool.query(`update leads set version = version + 1 where reference = $1`, [walked[0]]);
    } while (place !== null);

    expect(walked).toEqual(references(expected));
    const last = await search.list(query, { ...OF, place: places.at(-1) ?? null, size: SIZE });
    expect(references(last.rows)).toEqual(walked.slice(-SIZE - (COUNT % SIZE), -(COUNT % SIZE)));
    expect(last.next).not.toBeNull();
  },
);

test('goes back page by page to what came in meanwhile', async () => {
  const { store, search } = await openMany();
  const first = await search.list(ALL, { ...OF, size: SIZE });
  const second = await search.list(ALL, { ...OF, place: first.next, size: SIZE });
  for (let number = 0; number < SIZE; number += 1)
    await store({ reference: `NEW-${number}`, at: '2026-04-01T00:00:00Z' });

  const back = await search.list(ALL, { ...OF, place: second.previous, size: SIZE });
  const further = await search.list(ALL, { ...OF, place: back.previous, size: SIZE });

  expect(references(back.rows)).toEqual(references(first.rows));
  expect(references(further.rows).toSorted()).toEqual(['NEW-0', 'NEW-1', 'NEW-2', 'NEW-3']);
  expect(further.previous).toBeNull();
  const on = await search.list(ALL, { ...OF, place: further.next, size: SIZE });
  expect(references(on.rows)).toEqual(references(first.rows));
});

test('gives the first page for any place that is none in this order', async () => {
  const { search } = await openMany();
  const { rows: first, next } = await search.list(ALL, { ...OF, size: SIZE });
  const { next: ofNames } = await search.list({ ...ALL, sort: 'name' }, { ...OF, size: SIZE });
  const toPlace = (...parts: readonly unknown[]) =>
    Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = '018f0000-0000-7000-8000-000000000000';

  for (const place of [
    '',
    'nonsense',
    '0',
    '../../etc',
    'e30',
    'x'.repeat(100_000),
    ofNames,
    toPlace('newest', 'on', '2026-02-30T00:00:00.000000Z', id),
    toPlace('newest', 'on', '2026-13-01T00:00:00.000000Z', id),
    toPlace('newest', 'on', '1', id),
    toPlace('newest', 'on', '2026-01-01T00:00:00.000000Z', 'x'),
    toPlace('newest', 'up', '2026-01-01T00:00:00.000000Z', id),
    toPlace('newest', 'on', null, null),
    // A good place behind which nothing is.
    toPlace('newest', 'on', '2020-01-01T00:00:00.000000Z', id),
    toPlace('newest', 'back', '2030-01-01T00:00:00.000000Z', id),
  ]) {
    const { rows } = await search.list(ALL, { ...OF, place, size: SIZE });
    expect([place, references(rows)]).toEqual([place, references(first)]);
  }
  const names: LeadQuery = { ...ALL, sort: 'name' };
  const { rows } = await search.list(names, {
    ...OF,
    place: toPlace('name', 'on', '\0', id),
    size: 1,
  });
  expect(rows).toHaveLength(1);
  expect((await search.list(names, { ...OF, place: next, size: 1 })).rows).toHaveLength(1);
});

test.for<Partial<LeadQuery>>([
  {},
  { sort: 'oldest' },
  { sort: 'name' },
  { q: 'name 3' },
  { view: 'waiting', since: '2026-03-01' },
])('exports for %j what the list shows, in its order', async (of) => {
  const { search } = await openMany();
  const query: LeadQuery = { ...ALL, ...of };

  const exported = [];
  for await (const page of search.pages(query, OF, new AbortController().signal))
    exported.push(...page);

  const { rows } = await search.list(query, { ...OF, size: 100 });
  expect(rows.length).toBeGreaterThan(3);
  expect(references(exported)).toEqual(references(rows));
});
