import { expect, test } from 'vitest';

import { prepareLeadSearch } from '#/search/fill-search.ts';
import type { LeadQuery } from '#/search/lead-query.ts';
import { createLeadSearch } from '#/search/lead-search.ts';

import { OF, openLeads } from './stored-leads.ts';

const ALL: LeadQuery = { view: 'all', sort: 'newest' };

test('finds leads where the extensions cannot be made, and by them as soon as they can', async () => {
  const { db, pool, store } = await openLeads();
  await store({ name: 'Zoë Lefèvre', message: '100% Жанна' });
  await store({ name: 'Anna Bell' });
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';

  async function find(q: string): Promise<string[]> {
    const page = await createLeadSearch(db).list({ ...ALL, q }, { ...OF, size: 5 });
    return page.rows.map((row) => row.name);
  }
  await pool.query(`revoke create on database ${name} from current_user, public;
    drop extension pg_trgm cascade; drop extension unaccent cascade`);
  await prepareLeadSearch(db);

  expect(await find('LEFÈVRE')).toEqual(['Zoë Lefèvre']);
  expect(await find('ЖАННА')).toEqual(['Zoë Lefèvre']);
  expect(await find('100%')).toEqual(['Zoë Lefèvre']);
  expect(await find('lefevre')).toEqual([]);
  expect(await find('an')).toEqual(['Anna Bell']);

  await pool.query(`grant create on database ${name} to current_user`);
  await prepareLeadSearch(db);
  await prepareLeadSearch(db);

  expect(await find('lefevre')).toEqual(['Zoë Lefèvre']);
  const { rows: indexes } = await pool.query(
    `select from pg_indexes where indexname = 'lead_search_words_trgm'`,
  );
  expect(indexes).toHaveLength(1);
});
