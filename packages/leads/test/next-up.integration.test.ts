import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import {
  createAnswerFigures,
  createLeadDesk,
  createNextUp,
  createOfficeClock,
  returnLeads,
} from '#/index.ts';

import { actorOf, AROUND_THE_CLOCK, openLeadDesk } from './lead-acts.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

/** Open from nine to five in UTC, and two open hours for an answer. */
const OFFICE = createOfficeClock(anAvailability({ weeklyHours: everyDay(['09:00', '17:00']) }), {
  targetMinutes: 120,
});
const me = actorOf(ME);

const at = (moment: string) => ({ now: () => new Date(moment) });

async function openQueue(moment: string) {
  const parts = await openLeadDesk();
  const of = { db: parts.db, clock: at(moment), office: OFFICE };
  return { ...parts, nextUp: createNextUp(of), figures: createAnswerFigures(of) };
}

test('who is due first comes first, whoever holds them; a released lead counts from its release', async () => {
  const { store, desk, nextUp, pool } = await openQueue('2026-05-14T14:00Z');
  const morning = await store({ at: '2026-05-14T09:30Z', reference: 'MORNING' });
  await store({ at: '2026-05-13T16:00Z', reference: 'EVENING' });
  await store({ at: '2026-05-14T13:00Z', reference: 'NOON' });
  await store({
    at: '2026-05-01T09:00Z',
    reference: 'RELEASED',
    reasons: ['trap'],
    isReleased: true,
  });
  await pool.query(
    `update leads set released_at = '2026-05-14T10:00Z' where reference = 'RELEASED'`,
  );
  await store({ at: '2026-05-01T09:00Z', reasons: ['trap'] });
  await store({ at: '2026-05-01T09:00Z', isBinned: true });
  await store({ at: '2026-05-01T09:00Z', origin: 'heartbeat' });
  for (const state of ['answered', 'won', 'lost', 'spam'] as const) {
    await store({
      at: '2026-05-01T09:00Z',
      state,
      ...(state === 'lost' && { lostReason: 'price' }),
    });
  }
  await desk.claim({ leadId: morning, actor: actorOf(SOMEBODY) });

  const queue = await nextUp.queue({ limit: 10 });

  const shown = queue.map(({ reference, dueAt, isLate, heldBy }) =>
    [reference, dueAt?.toISOString().slice(5, 16), isLate ? 'late' : '', heldBy?.name ?? ''].join(
      ' ',
    ),
  );
  expect(shown).toEqual([
    'EVENING 05-14T10:00 late ',
    'MORNING 05-14T11:30 late Ben Hall',
    'RELEASED 05-14T12:00 late ',
    'NOON 05-14T15:00  ',
  ]);
  expect(await nextUp.counts()).toEqual({ waiting: 4, late: 3 });
  expect((await nextUp.queue({ limit: 2 })).map(({ reference }) => reference)).toEqual([
    'EVENING',
    'MORNING',
  ]);
});

test('next is the first that nobody else holds', async () => {
  const { store, desk, nextUp } = await openQueue('2026-05-14T14:00Z');
  expect(await nextUp.next(ME)).toBe(null);
  const first = await store({ at: '2026-05-14T09:00Z', reference: 'FIRST' });
  await store({ at: '2026-05-14T10:00Z', reference: 'SECOND' });
  await desk.claim({ leadId: first, actor: actorOf(SOMEBODY) });

  const next = async (person: string) => (await nextUp.next(person))?.reference;
  expect([await next(ME), await next(SOMEBODY)]).toEqual(['SECOND', 'FIRST']);
});

test('the first answer stops the clock, a later one changes nothing, and marking it new undoes it', async () => {
  const { db, audit, store, pool } = await openQueue('2026-05-14T14:00Z');
  const desk = createLeadDesk({ db, audit, office: AROUND_THE_CLOCK });
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [called, marked, elsewhere] = [
    await store({ at: since(30) }),
    await store({ at: since(60) }),
    await store({ at: since(90) }),
  ];
  const robots = [await store({ reasons: ['trap'] }), await store({ origin: 'heartbeat' })];
  const answer = { outcome: 'spoke', isAnswer: true, note: '', actor: me } as const;
  await desk.called({ ...answer, leadId: called, outcome: 'no_answer', isAnswer: false });
  const stopped = async (leadId: string) => {
    const { rows } = await pool.query<{ ms: number | null }>(
      'select answered_after_ms::float8 as ms from leads where id = $1',
      [leadId],
    );
    const ms = rows[0]?.ms ?? null;
    return ms === null ? null : Math.floor(ms / 60_000);
  };
  expect(await stopped(called)).toBe(null);

  await desk.called({ ...answer, leadId: called });
  await desk.mark({ leadId: marked, version: null, mark: { state: 'answered' }, actor: me });
  await desk.answeredElsewhere({ leadId: elsewhere, actor: me });
  for (const leadId of robots) await desk.answeredElsewhere({ leadId, actor: me });
  expect([await stopped(called), await stopped(marked), await stopped(elsewhere)]).toEqual([
    30, 60, 90,
  ]);
  expect([await stopped(robots[0] ?? ''), await stopped(robots[1] ?? '')]).toEqual([null, null]);

  await pool.query(`update leads set created_at = created_at - interval '1 day'`);
  await desk.called({ ...answer, leadId: called });
  expect(await stopped(called)).toBe(30);

  await desk.mark({ leadId: called, version: null, mark: { state: 'new' }, actor: me });
  expect(await stopped(called)).toBe(null);
});

test('figures count the first answers of a period, and none of what is spam, binned or withdrawn', async () => {
  const { store, figures, pool } = await openQueue('2026-05-14T14:00Z');
  expect([await figures.lastThirtyDays(), await figures.waiting()]).toEqual([
    { answered: 0, medianMs: null, withinTarget: null },
    { waiting: 0, late: 0, longest: null, longestWaitMs: null },
  ]);
  const answered = async (
    moment: string,
    minutes: number,
    terms: Parameters<typeof store>[0] = {},
  ) => {
    const id = await store({ state: 'answered', ...terms });
    await pool.query(
      'update leads set answered_at = $2, answered_after_ms = $3::int * 60000 where id = $1',
      [id, moment, minutes],
    );
    return id;
  };
  await answered('2026-05-14T13:00Z', 30);
  await answered('2026-05-14T00:00Z', 120);
  await answered('2026-05-13T23:59Z', 121, { state: 'won' });
  await answered('2026-04-20T10:00Z', 600, { state: 'lost', lostReason: 'price' });
  await answered('2026-04-14T13:59Z', 1);
  await answered('2026-05-14T13:00Z', 1, { state: 'spam' });
  await answered('2026-05-14T13:00Z', 1, { isBinned: true });
  const gone = await answered('2026-05-14T13:00Z', 1, { state: 'lost', lostReason: 'withdrawn' });
  await pool.query('update leads set withdrawn_at = now() where id = $1', [gone]);
  await store({ at: '2026-05-13T16:30Z', reference: 'LONGEST' });

  expect(await figures.today()).toEqual({ answered: 2, medianMs: 75 * 60_000, withinTarget: 1 });
  expect(await figures.lastThirtyDays()).toEqual({
    answered: 4,
    medianMs: 120.5 * 60_000,
    withinTarget: 0.5,
  });
  expect(await figures.waiting()).toMatchObject({
    waiting: 1,
    late: 1,
    longest: { reference: 'LONGEST' },
    longestWaitMs: 5.5 * 3_600_000,
  });
});

test('a lead that somebody took and left comes back after an hour of open time, and the history says so', async () => {
  const { db, audit, store, desk, pool, read, history, acts } =
    await openQueue('2026-05-14T14:00Z');
  const [left, busy, won] = [await store(), await store(), await store({ state: 'won' })];
  const leadIds = [left, busy, won];
  await desk.assignMany({ leadIds, personId: ME, actor: actorOf(SOMEBODY) });
  // Taken half an hour before the office closed.
  await pool.query(`update leads set held_since = '2026-05-13T16:30Z'`);
  await pool.query(`update leads set held_active_at = '2026-05-14T09:00Z' where id = $1`, [busy]);
  const giveBack = (moment: string) =>
    returnLeads({ db, audit, office: OFFICE, clock: at(moment) });

  expect(await giveBack('2026-05-14T09:29Z')).toBe(0);
  const back = await Promise.all(['', ''].map(() => giveBack('2026-05-14T09:30Z')));
  expect(back.toSorted()).toEqual([0, 1]);

  expect([await read(left), await read(busy), await read(won)]).toMatchObject([
    { heldBy: null, version: 3 },
    { heldBy: ME },
    { heldBy: ME },
  ]);
  expect(await history(left)).toEqual(['assigned', 'returned']);
  expect((await acts()).at(-1)).toBe('lead_returned');
  const { rows } = await pool.query(
    `select detail, actor_kind as actor from lead_events where kind = 'returned'`,
  );
  expect(rows).toEqual([{ detail: ME, actor: 'service' }]);
});

test('a first note or call of who answers leads takes one that nobody has, and no other', async () => {
  const { store, desk, read, history, acts, pool } = await openQueue('2026-05-14T14:00Z');
  const reader = '018f0000-0000-7000-8000-00000000000c';
  await pool.query(
    `insert into people (id, email, mailbox, name, role, joined_at)
      values ($1, 'rita@example.org', 'rita@example.org', 'Rita Lane', 'reader', now())`,
    [reader],
  );
  const [noted, called, theirs] = [await store(), await store(), await store()];
  const [kept, binned, other] = [
    await store({ reasons: ['trap'] }),
    await store({ isBinned: true }),
    await store(),
  ];
  const call = { outcome: 'no_answer', isAnswer: false, note: 'Rang.', actor: me } as const;
  await desk.claim({ leadId: theirs, actor: actorOf(SOMEBODY) });

  await desk.addNote({ leadId: noted, body: 'Mine.', actor: me });
  await desk.called({ ...call, leadId: called });
  for (const leadId of [theirs, kept, binned]) {
    await desk.addNote({ leadId, body: 'Seen.', actor: me });
    await desk.called({ ...call, leadId });
  }
  await desk.addNote({ leadId: other, body: 'By command.', actor: { kind: 'command' } });
  await desk.addNote({ leadId: other, body: 'Read.', actor: actorOf(reader) });

  const holder = async (leadId: string) => (await read(leadId)).heldBy;
  expect([await holder(noted), await holder(called), await holder(theirs)]).toEqual([
    ME,
    ME,
    SOMEBODY,
  ]);
  expect([await holder(kept), await holder(binned), await holder(other)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await history(noted)).toEqual(['claimed', 'note_added']);
  expect(await history(called)).toEqual(['claimed', 'called_no_answer', 'note_added']);
  const taken = (await acts()).filter((act) => act === 'lead_claimed');
  expect(taken).toHaveLength(3);
});

test('a note that is sent again does not take a lead that was handed back since', async () => {
  const { store, desk, read } = await openQueue('2026-05-14T14:00Z');
  const leadId = await store();
  const newId = '018f0000-0000-7000-8000-0000000000aa';
  const note = { leadId, body: 'Mine.', newId, actor: me };
  await desk.addNote(note);
  await desk.handBack({ leadId, actor: me });

  await desk.addNote(note);

  expect((await read(leadId)).heldBy).toBe(null);
});

test('whatever its holder does about a lead keeps it theirs for longer, and what others do does not', async () => {
  const { store, desk, pool } = await openQueue('2026-05-14T14:00Z');
  const leadId = await store();
  await desk.claim({ leadId, actor: me });
  const leave = () =>
    pool.query(`update leads set held_since = '2026-05-13T16:30Z', held_active_at = null`);
  const isRenewed = async () => {
    const { rows } = await pool.query('select held_active_at is not null as renewed from leads');
    return rows[0].renewed;
  };
  const act = (personId: string) => ({ leadId, actor: actorOf(personId) });

  await leave();
  await desk.addNote({ ...act(SOMEBODY), body: 'Theirs.' });
  expect(await isRenewed()).toBe(false);
  await desk.addNote({ ...act(ME), body: 'Mine.' });
  expect(await isRenewed()).toBe(true);
  await leave();
  await desk.called({ ...act(ME), outcome: 'no_answer', isAnswer: false, note: '' });
  expect(await isRenewed()).toBe(true);
  await desk.assign({ ...act(ME), version: null, personId: SOMEBODY });
  expect(await isRenewed()).toBe(false);
});
