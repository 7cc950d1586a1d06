import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';

import { findEnquiriesOf } from '#/your-enquiry/find-enquiry.ts';

import { openLeads } from './stored-leads.ts';

test('for the links of an address no more leads are read in full than there are links', async () => {
  const { db, store } = await openLeads();
  for (const hour of ['08', '09', '10', '11'])
    await store({ reference: `AAAA-00${hour}`, at: `2026-01-05T${hour}:00:00Z` });
  let inFull = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      inFull += result.rows.filter((row) => 'contacts' in row).length;
      return result;
    },
  };

  const found = await findEnquiriesOf(db.withPlugin(counting), 'Anna@example.com', 2);

  expect(found.map(({ reference }) => reference)).toEqual(['AAAA-0011', 'AAAA-0010']);
  expect(inFull).toBe(2);
});
