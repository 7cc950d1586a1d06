import { createLeadDesk, createOfficeClock, eraseByEmail } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { anAvailability } from '@high-street/server/hours/testing';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { startLiveDatabase } from '../../test/live-database.ts';
import { createChangeReader, MOST_CHANGES } from './change-reader.ts';
import { readCursor } from './live-cursor.ts';
import { type Batch, createLiveFeed, type LiveFeed } from './live-feed.ts';

const PERSON = '01980000-0000-7000-8000-000000000001';

async function startFeed() {
  const database = await startLiveDatabase();
  const clock = fakeClock();
  const feed = createLiveFeed({ reader: createChangeReader(database.db), clock });
  await feed.begin();
  return { ...database, clock, feed };
}

function kindsOf(batch: Batch | null): string[] {
  return (batch?.changes ?? []).map(({ kind }) => kind);
}

async function pollKinds(feed: LiveFeed): Promise<string[]> {
  return kindsOf(await feed.poll());
}

test('tells what happens to leads and what people do once, by names and numbers alone', async () => {
  const { feed, leadId, addEvent, addAct } = await startFeed();
  await addEvent('stored');
  await addAct('person_changed', PERSON);

  const batch = await feed.poll();
  expect(batch?.changes).toEqual([
    {
      record: 'lead',
      id: leadId,
      kind: 'stored',
      personId: null,
      givenTo: null,
      transaction: expect.any(BigInt),
    },
    {
      record: 'person',
      id: PERSON,
      kind: 'person_changed',
      personId: PERSON,
      givenTo: null,
      transaction: expect.any(BigInt),
    },
  ]);
  expect(await pollKinds(feed)).toEqual([]);
});

test('tells who was given a lead', async () => {
  const { feed, leadId, pool } = await startFeed();
  await pool.query(
    `insert into lead_events (lead_id, kind, detail) values ($1, 'assigned', $2), ($1, 'resent', 'reply')`,
    [leadId, PERSON],
  );

  expect((await feed.poll())?.changes).toMatchObject([
    { kind: 'assigned', givenTo: PERSON },
    { kind: 'resent', givenTo: null },
  ]);
});

test('tells whose act it was that happened to a lead', async () => {
  const { feed, leadId, pool } = await startFeed();
  await pool.query(
    `insert into lead_events (lead_id, kind, actor_kind, person_id) values ($1, 'claimed', 'person', $2)`,
    [leadId, PERSON],
  );

  expect((await feed.poll())?.changes).toMatchObject([{ kind: 'claimed', personId: PERSON }]);
});

test('what somebody does to a lead is told once, though it is in its history and in the log', async () => {
  const { db, pool, feed, leadId } = await startFeed();
  await pool.query(
    `insert into people (id, email, mailbox, name, role, joined_at)
     values ($1, 'ann@shop.example', 'ann@shop.example', 'Ann', 'member', now())`,
    [PERSON],
  );
  await pool.query(`insert into deliveries (lead_id, kind, state) values ($1, 'visitor', 'dead')`, [
    leadId,
  ]);
  const audit = createAuditLog({ db, clock: systemClock });
  const office = createOfficeClock(anAvailability(), { targetMinutes: 120 });
  const desk = createLeadDesk({ db, audit, office });
  const actor = { kind: 'person', personId: PERSON, addressGroup: '' } as const;

  await desk.claim({ leadId, actor });
  await desk.requeue({ leadId, actor });
  expect((await feed.poll())?.changes).toMatchObject([
    { record: 'lead', id: leadId, kind: 'claimed', personId: PERSON },
    { record: 'lead', id: leadId, kind: 'requeued', personId: PERSON },
  ]);
});

test('that a lead was erased is told by the log, as its history is gone', async () => {
  const { db, pool, feed, leadId } = await startFeed();
  await pool.query(`update leads set contacts = '{"email":"ann@shop.example"}' where id = $1`, [
    leadId,
  ]);
  const audit = createAuditLog({ db, clock: systemClock });
  await eraseByEmail(db, 'ann@shop.example', { audit, actor: { kind: 'command' } });

  expect((await feed.poll())?.changes).toMatchObject([
    { record: null, kind: 'person_data_erased' },
    { record: 'lead', id: '7Q4M-2XKP', kind: 'lead_erased' },
  ]);
});

test('that a delivery is tried before its time is told by the log, as no history has it', async () => {
  const { pool, feed } = await startFeed();
  await pool.query(
    `insert into audit_log (at, actor_kind, act, record_kind, record_id)
      values (now(), 'command', 'delivery_hastened', 'lead', '7Q4M-2XKP')`,
  );

  expect(await pollKinds(feed)).toEqual(['delivery_hastened']);
});

test('says nothing of a heartbeat, which no list shows', async () => {
  const { feed, leadId, pool, addEvent } = await startFeed();
  await pool.query(`update leads set origin = 'heartbeat' where id = $1`, [leadId]);
  await addEvent('stored');

  expect(await pollKinds(feed)).toEqual([]);
});

test('misses nothing of a transaction that ends after later ones were told, and repeats none', async () => {
  const { feed, addEvent, begin } = await startFeed();
  const late = await begin();
  await addEvent('late', late.client);
  await addEvent('early');

  expect(await pollKinds(feed)).toEqual(['early']);
  await addEvent('next');
  expect(await pollKinds(feed)).toEqual(['next']);
  await late.end('commit');
  expect(await pollKinds(feed)).toEqual(['late']);
  expect(await pollKinds(feed)).toEqual([]);
});

test('never tells what was taken back', async () => {
  const { feed, addEvent, begin } = await startFeed();
  const undone = await begin();
  await addEvent('undone', undone.client);
  expect(await pollKinds(feed)).toEqual([]);
  await undone.end('rollback');
  await addEvent('kept');
  expect(await pollKinds(feed)).toEqual(['kept']);
});

test('reads from later rows on once all before them have settled, and not before', async () => {
  const { feed, clock, addEvent, begin } = await startFeed();
  await addEvent('first');
  await feed.poll();
  const late = await begin();
  await addEvent('late', late.client);
  await addEvent('second');
  const floor = () => feed.place()?.floors.leadEvent;
  await feed.poll();
  clock.advance(60_000);
  await feed.poll();
  clock.advance(60_000);
  await feed.poll();
  const during = floor();
  await late.end('commit');
  expect(await pollKinds(feed)).toEqual(['late']);

  expect(during).toBeLessThan(2n);
  // Transactions of other databases on the server count as well, and end when they end.
  const laterFloor = async () => {
    clock.advance(60_000);
    await feed.poll();
    return floor();
  };
  await expect.poll(laterFloor).toBe(3n);
});

test('goes on in another process exactly where a page was, with transactions under way', async () => {
  const { db, feed, clock, addEvent, begin } = await startFeed();
  const late = await begin();
  await addEvent('late', late.client);
  await addEvent('told');
  const seen = await feed.poll();
  await addEvent('missed');
  await late.end('commit');
  const other = createLiveFeed({ reader: createChangeReader(db), clock });
  const now = await other.begin();
  await addEvent('after');

  const missed = seen && (await other.catchUp(seen.cursor, now));
  expect(kindsOf(missed)).toEqual(['late', 'missed']);
  expect(await pollKinds(other)).toEqual(['after']);
});

test('a page goes on from the moment before it read its data', async () => {
  const { feed, addEvent } = await startFeed();
  await addEvent('before');
  const mark = readCursor(await feed.mark());
  await addEvent('after');
  await feed.poll();
  const now = feed.place();

  const missed = mark && now && (await feed.catchUp(mark, now));
  expect(kindsOf(missed)).toEqual(['after']);
});

test('says that there were many, instead of all of them, when they are too many for a list', async () => {
  const { feed, pool, leadId } = await startFeed();
  await pool.query(
    `insert into lead_events (lead_id, kind) select $1, 'stored' from generate_series(1, $2)`,
    [leadId, MOST_CHANGES + 1],
  );
  const batch = await feed.poll();
  expect(batch?.isCut).toBe(true);
  expect(batch?.changes).toHaveLength(MOST_CHANGES);
  expect(await pollKinds(feed)).toEqual([]);
});

test('a flood of sign-ins that are refused takes the place of nothing that happens meanwhile', async () => {
  const { feed, pool, addEvent, addAct } = await startFeed();
  const before = feed.place();
  await pool.query(
    `insert into audit_log (at, actor_kind, act)
       select now(), 'visitor', act
       from unnest(array['sign_in_refused', 'sign_in_mail_asked']) as act, generate_series(1, $1)`,
    [MOST_CHANGES + 1],
  );
  await addEvent('stored');
  await addAct('person_changed', PERSON);

  const batch = await feed.poll();
  expect(kindsOf(batch)).toEqual(['stored', 'person_changed']);
  expect(batch?.isCut).toBe(false);
  const missed = before && batch && (await feed.catchUp(before, batch.cursor));
  expect(kindsOf(missed)).toEqual(['stored', 'person_changed']);
});

test('cannot say what was missed by who was away too long, or comes from another database', async () => {
  const { feed, pool, leadId } = await startFeed();
  const old = feed.place();
  await pool.query(`select setval(pg_get_serial_sequence('lead_events', 'id'), 1000000)`);
  await pool.query(`insert into lead_events (lead_id, kind) values ($1, 'stored')`, [leadId]);
  await feed.poll();
  const now = feed.place();
  const foreign = readCursor('999999999:999999999:/1000001/0');

  expect(old && now && (await feed.catchUp(old, now))).toBeNull();
  expect(foreign && now && (await feed.catchUp(foreign, now))).toBeNull();
});
