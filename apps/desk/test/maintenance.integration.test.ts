import { readConfig } from '@high-street/server';
import { createTestDatabase, fakeClock } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { configSchema } from '#/config.ts';
import { planMaintenance } from '#/plan-maintenance.ts';
import { planReturns } from '#/plan-returns.ts';

import { OFFICE } from './test-owner.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';

/** A database with one person, at a Thursday morning in London that a test can move. */
async function openDatabase() {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock(new Date('2026-05-14T08:59:00Z'));
  await pool.query(
    `insert into people (id, email, mailbox, name, role, joined_at)
      values ($1, 'ann@shop.example', 'ann@shop.example', 'Ann', 'member', now())`,
    [PERSON],
  );
  return { db, pool, clock };
}

test('each night sessions that are over go, and lines of the log after the months of the settings', async () => {
  const { db, pool, clock } = await openDatabase();
  const now = clock.now();
  await pool.query(
    `insert into desk_sessions (person_id, token_hash, created_at, last_seen_at, proved_at, ends_at, way, agent, address_group)
      select $1, agent::bytea, $2, $2, $2, $2::timestamptz + ends::interval, 'link', agent, 'home'
      from (values ('over', '0 minutes'), ('open', '1 minute')) as sessions (agent, ends)`,
    [PERSON, now],
  );
  await pool.query(
    `insert into audit_log (at, actor_kind, act) select now() - age::interval, 'service', age
      from unnest('{5 months 1 minute,5 months -1 minutes}'::text[]) as age`,
  );
  const { AUDIT_MONTHS: auditMonths } = readConfig(configSchema, { AUDIT_MONTHS: '5' });
  const task = planMaintenance({ db, clock, auditMonths });
  expect(task.name).toBe('desk-maintenance');

  await task.run(new AbortController().signal);

  const sessions = await db.selectFrom('desk_sessions').select('agent').execute();
  expect(sessions).toEqual([{ agent: 'open' }]);
  const lines = await db.selectFrom('audit_log').select('act').execute();
  expect(lines).toEqual([{ act: '5 months -1 minutes' }]);
});

test('each minute what somebody took and left for an hour of open time goes back to the queue', async () => {
  const { db, pool, clock } = await openDatabase();
  // Half an hour before the office closed, and a minute later.
  await pool.query(
    `insert into leads (reference, contacts, created_at, held_by, held_since)
      select reference, '{"contactName": "Anna Bell"}', '2026-05-13T12:00Z', $1, since::timestamptz
      from (values ('LEFT-0001', '2026-05-13T15:30Z'), ('LEFT-0002', '2026-05-13T15:31Z')) as taken (reference, since)`,
    [PERSON],
  );
  const task = planReturns({ db, clock, office: OFFICE });
  expect(task.name).toBe('lead-returns');
  const held = async () => {
    await task.run(new AbortController().signal);
    const leads = db.selectFrom('leads').select('reference').where('held_by', 'is not', null);
    return (await leads.orderBy('reference').execute()).map(({ reference }) => reference);
  };

  expect(await held()).toEqual(['LEFT-0001', 'LEFT-0002']);
  clock.advance(60_000);
  expect(await held()).toEqual(['LEFT-0002']);
});
