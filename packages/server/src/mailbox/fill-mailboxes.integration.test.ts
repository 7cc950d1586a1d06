import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createEarlierDatabase } from '../../test/index.ts';
import { fillMailboxes } from './fill-mailboxes.ts';

const BEFORE = '0005-delivery-holders';

test('works out the mailboxes of everything that an earlier version stored, once', async () => {
  const { db, pool, upgrade, close } = await createEarlierDatabase(BEFORE);
  onTestFinished(close);
  // More than one batch, with an address of which PostgreSQL cannot know the mailbox.
  await sql`insert into leads (reference, contacts)
    select 'L-' || n, jsonb_set(contacts, '{email}', to_jsonb('JOSÉ+' || n || '@Müller.example'))
    from leads, generate_series(1, 1200) as n where reference = 'DDDD-0001'`.execute(db);
  await upgrade();
  const missing = async () => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from (
      select mailbox from leads union all select mailbox from bookings
      union all select mailbox from crm_contacts where email is not null
    ) as stored where mailbox is null`);
    return rows[0]?.count ?? 0;
  };
  const before = await missing();
  expect(before).toBeGreaterThan(1_200);

  const counts = await Promise.all([fillMailboxes(db), fillMailboxes(db)]);

  expect(counts[0] + counts[1]).toBe(before);
  expect(await missing()).toBe(0);
  const { rows } = await pool.query(
    `select distinct mailbox from leads where reference like 'L-%' order by 1`,
  );
  expect(rows).toEqual([{ mailbox: 'josé@xn--mller-kva.example' }]);
  expect(await fillMailboxes(db)).toBe(0);
});
