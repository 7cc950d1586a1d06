import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createLeadReader } from '#/search/lead-reader.ts';
import { createLeadViews } from '#/search/lead-views.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME, openLeads, SOMEBODY } from './stored-leads.ts';

const own = (personId: string) => ({ personId, actor: actorOf(personId) });
const NOBODY = '018f0000-0000-7000-8000-0000000000ff';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function openReader() {
  const leads = await openLeads();
  return { ...leads, reader: createLeadReader(leads.db) };
}

test('reads a lead with what was made of it, in the bin or not', async () => {
  const { store, reader } = await openReader();
  const id = await store({
    reference: 'B6YD-3HNA',
    state: 'lost',
    lostReason: 'price',
    heldBy: ME,
    reasons: ['trap'],
    isReleased: true,
    isBinned: true,
    at: '2026-03-01T09:00:00Z',
  });
  const at = new Date('2026-03-01T09:00:00Z');
  await store({ reference: 'BEAT-0001', origin: 'heartbeat' });

  const lead = await reader.find('b6yd-3hna');

  expect(lead).toMatchObject({
    id,
    reference: 'B6YD-3HNA',
    version: 1,
    answerState: 'lost',
    lostReason: 'price',
    heldBy: ME,
    heldSince: null,
    quarantinedFor: null,
    quarantineReasons: ['trap'],
    quarantinedAt: at,
    releasedAt: at,
    binnedAt: at,
    contacts: { contactName: 'Anna Bell' },
  });
  for (const reference of ['BEAT-0001', 'NONE-0000', '', '\0', "' or true --"]) {
    expect(await reader.find(reference)).toBeNull();
  }
});

test('tells the history with whose act each line is, and notes as they say now', async () => {
  const { pool, store, reader } = await openReader();
  const id = await store();
  const { rows } = await pool.query<{ id: string }>(
    `insert into lead_notes (lead_id, person_id, actor_kind, body, version, edited_at, edited_by)
    values ($1, $2, 'person', 'Wants Saturdays, too.', 2, '2026-03-01', $3) returning id`,
    [id, ME, SOMEBODY],
  );
  const noteId = rows[0]?.id ?? '';
  await pool.query(
    `insert into lead_note_versions (note_id, version, body, person_id, at) values ($1, 1, 'Wants Saturdays.', $2, '2026-02-01')`,
    [noteId, ME],
  );
  await pool.query(
    `insert into lead_events (lead_id, kind, attempt, detail, actor_kind, person_id) values
      ($1, 'stored', null, null, null, null), ($1, 'visitor_failed', 1, '451 later', null, null),
      ($1, 'note_added', null, $2, 'person', $3), ($1, 'marked_spam', null, null, 'command', null)`,
    [id, noteId, ME],
  );

  const lines = await reader.history(id);

  expect(
    lines.map(({ kind, attempt, actorKind, personId, note }) => [
      kind,
      attempt,
      actorKind,
      personId,
      note && [note.body, note.editedBy],
    ]),
  ).toEqual([
    ['stored', null, null, null, null],
    ['visitor_failed', 1, null, null, null],
    ['note_added', null, 'person', ME, ['Wants Saturdays, too.', SOMEBODY]],
    ['marked_spam', null, 'command', null, null],
  ]);
  const earlier = {
    version: 1,
    body: 'Wants Saturdays.',
    at: new Date('2026-02-01'),
    personId: ME,
  };
  expect([...(await reader.noteVersions(id))]).toEqual([[noteId, [{ noteId, ...earlier }]]]);
});

test('tells of which delivery a line is, and how an attempt at it ended', async () => {
  const { pool, store, reader } = await openReader();
  const id = await store();
  await pool.query(
    `insert into lead_events (lead_id, kind, attempt, detail) values ($1, 'stored', null, null),
      ($1, 'provider_failed', 1, '451 later'), ($1, 'late_digest_done', 1, '250 taken'),
      ($1, 'resent', null, 'visitor'), ($1, 'quiet_hours_dead', 9, 'given up')`,
    [id],
  );

  const lines = await reader.history(id);

  expect(
    lines.map(({ delivery }) => delivery && [delivery.kind, delivery.label, delivery.outcome]),
  ).toEqual([
    null,
    ['provider', 'email to the team', 'failed'],
    ['late_digest', 'email to an owner about late leads', 'done'],
    ['visitor', 'confirmation', null],
    ['quiet_hours', 'quiet hours', 'dead'],
  ]);
});

test('reads what had to be sent because of a lead, and its bookings', async () => {
  const { pool, store, book, reader } = await openReader();
  const id = await store();
  await pool.query(
    `insert into deliveries (lead_id, kind, state, attempts, last_error) values ($1, 'visitor', 'done', 1, null),
      ($1, 'provider', 'dead', 9, '550 no such user')`,
    [id],
  );
  await book(id, 'BOOK-0001');
  await book(id, 'BOOK-0002', 'cancelled');

  const deliveries = await reader.deliveries(id);

  expect(
    deliveries.map(({ label, state, attempts, lastError }) => [label, state, attempts, lastError]),
  ).toEqual([
    ['confirmation', 'done', 1, null],
    ['email to the team', 'dead', 9, '550 no such user'],
  ]);
  const bookings = await reader.bookings(id);
  expect(bookings.map(({ reference, state }) => [reference, state])).toEqual([
    ['BOOK-0001', 'booked'],
    ['BOOK-0002', 'cancelled'],
  ]);
});

test('finds the other leads of a mailbox, however its address was written', async () => {
  const { store, reader } = await openReader();
  await store({ name: 'First', email: 'anna@example.com' });
  await store({ name: 'Binned', email: 'anna@example.com', isBinned: true });
  await store({ name: 'Somebody else', email: 'ann@example.com' });
  await store({ name: 'Heartbeat', email: 'anna@example.com', origin: 'heartbeat' });
  await store({ name: 'Last', email: 'Anna+shop@example.com', reference: 'LAST-0001' });
  const last = await reader.find('LAST-0001');

  const repeats = last && (await reader.repeats(last));

  expect(repeats?.map(({ name, isBinned }) => [name, isBinned])).toEqual([
    ['Binned', true],
    ['First', false],
  ]);
});

test('finds nothing by what is no id', async () => {
  const { reader } = await openReader();

  for (const id of ['', '1', "'; --", '\0', NOBODY]) {
    expect(await reader.history(id)).toEqual([]);
    expect(await reader.deliveries(id)).toEqual([]);
    expect(await reader.bookings(id)).toEqual([]);
    expect([...(await reader.noteVersions(id))]).toEqual([]);
  }
});

test('shows what is kept and why, what is in the bin, and what was let out, page by page', async () => {
  const { store, reader } = await openReader();
  for (let number = 1; number <= 5; number += 1) {
    await store({ name: `Kept ${number}`, reasons: number === 5 ? ['trap', 'links'] : ['trap'] });
  }
  await store({ name: 'Spam by now', reasons: ['trap'], state: 'spam' });
  await store({ name: 'Let out', reasons: ['trap'], isReleased: true });
  await store({ name: 'Let out and binned', reasons: ['trap'], isReleased: true, isBinned: true });
  await store({ name: 'Binned', isBinned: true });
  const names = ({ rows }: { rows: readonly { contacts: { contactName: string } }[] }) =>
    rows.map(({ contacts }) => contacts.contactName);

  const first = await reader.quarantine({ view: 'kept', size: 3 });
  const second = await reader.quarantine({ view: 'kept', size: 3, place: first.next });

  expect(names(first)).toEqual(['Kept 5', 'Kept 4', 'Kept 3']);
  expect(first.reasons).toEqual({ trap: 5, links: 1 });
  expect(names(second)).toEqual(['Kept 2', 'Kept 1']);
  expect(second.next).toBeNull();
  expect(names(await reader.quarantine({ view: 'bin', size: 3 }))).toEqual([
    'Binned',
    'Let out and binned',
  ]);
  expect(names(await reader.quarantine({ view: 'released', size: 3 }))).toEqual(['Let out']);
  for (const place of ['nonsense', '\0', first.next]) {
    expect(names(await reader.quarantine({ view: 'released', size: 3, place }))).toEqual([
      'Let out',
    ]);
  }
});

test('keeps the views that people save, each their own', async () => {
  const { db, audit, acts } = await openLeadDesk();
  const views = createLeadViews({ db, audit });
  await views.save({ ...own(ME), name: 'Florists', query: 'view=all&q=florist' });
  await views.save({ ...own(ME), name: 'Scale', query: 'plan=Scale' });
  await views.save({ ...own(SOMEBODY), name: 'Florists', query: 'q=tulip' });
  await views.save({ ...own(ME), name: 'Florists', query: 'q=florist' });

  const mine = await views.list(ME);

  expect(mine.map(({ name, query }) => [name, query])).toEqual([
    ['Florists', 'q=florist'],
    ['Scale', 'plan=Scale'],
  ]);
  const id = mine[0]?.id ?? '';
  await views.remove({ ...own(SOMEBODY), id });
  await views.remove({ ...own(ME), id: 'nonsense' });
  expect(await views.list(ME)).toHaveLength(2);
  await views.remove({ ...own(ME), id });
  expect((await views.list(ME)).map(({ name }) => name)).toEqual(['Scale']);
  expect((await acts()).slice(3)).toEqual(['lead_view_saved', 'lead_view_removed']);
});

test('a view that is saved twice at once is there once', async () => {
  const { db, audit, pool } = await openLeadDesk();
  const views = createLeadViews({ db, audit });
  const save = () => views.save({ ...own(ME), name: 'Florists', query: 'q=florist' });

  await pool.query(`create function wait() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(1);
      return new;
    end $$;
    create trigger slow before insert on lead_views for each row execute function wait()`);

  const { saving } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx);
    const both = Promise.all([save(), save()]);
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(2);
    return { saving: both };
  });
  await saving;

  expect(await views.list(ME)).toHaveLength(1);
});
