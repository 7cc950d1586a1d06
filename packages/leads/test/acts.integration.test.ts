import { expect, test } from 'vitest';

import { createQuarantineFacts, LeadGone, PersonUnknown, StaleVersion } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

const NOBODY = '018f0000-0000-7000-8000-0000000000ff';
const me = actorOf(ME);
const somebody = actorOf(SOMEBODY);
const command = { kind: 'command' } as const;
const price = { state: 'lost', reason: 'price' } as const;

/** How often each attempt was refused, by the name of the error; what was not counts as done. */
async function outcomes(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(attempts)) {
    const name = result.status === 'fulfilled' ? 'done' : String(result.reason.name);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('of many who take a lead at once one has it, and all are told who', async () => {
  const { desk, store, read, history } = await openLeadDesk();
  const leadId = await store();

  const claims = Array.from({ length: 12 }, (_, nth) =>
    desk.claim({ leadId, actor: nth % 2 === 0 ? me : somebody }),
  );
  const holders = new Set((await Promise.all(claims)).map(({ heldBy }) => heldBy));

  const { heldBy, version } = await read(leadId);
  expect([...holders]).toEqual([heldBy]);
  expect(version).toBe(2);
  expect(await history(leadId)).toEqual(['claimed']);
});

test('of two who mark the same version at once one is refused, and nothing of theirs is written', async () => {
  const { desk, store, read, history, acts } = await openLeadDesk();
  const leadId = await store();
  const marks = [
    desk.mark({ leadId, version: 1, mark: { state: 'won' }, actor: me }),
    desk.mark({ leadId, version: 1, mark: price, actor: somebody }),
  ];

  expect(await outcomes(marks)).toEqual({ done: 1, StaleVersion: 1 });
  const { state, version } = await read(leadId);
  expect(version).toBe(2);
  expect(await history(leadId)).toEqual([`marked_${state}`]);
  expect(await acts()).toEqual(['lead_marked']);
});

test('what is refused as stale says the version that is stored', async () => {
  const { desk, store } = await openLeadDesk();
  const leadId = await store();
  await desk.assign({ leadId, version: 1, personId: SOMEBODY, actor: me });

  const late = desk.assign({ leadId, version: 1, personId: ME, actor: me });

  await expect(late).rejects.toThrow(StaleVersion);
  await expect(late).rejects.toMatchObject({ saved: { version: 2 } });
});

test('acts on many leads and on one of them wait for each other, in any order of ids', async () => {
  const { desk, store, pool } = await openLeadDesk();
  const leadIds: string[] = [];
  for (let nth = 0; nth < 30; nth += 1) leadIds.push(await store({ email: `a${nth}@example.com` }));
  const backwards = leadIds.toReversed();

  const all = await outcomes([
    desk.markMany({ leadIds, mark: price, actor: me }),
    desk.markMany({ leadIds: backwards, mark: { state: 'won' }, actor: somebody }),
    desk.assignMany({ leadIds: backwards, personId: SOMEBODY, actor: me }),
    desk.bin({ leadIds, actor: command }),
    desk.restore({ leadIds: backwards, actor: command }),
    ...leadIds.map((leadId) => desk.claim({ leadId, actor: me })),
    ...backwards.map((leadId) => desk.addNote({ leadId, body: 'Seen.', actor: somebody })),
  ]);

  expect(all).toEqual({ done: 65 });
  const { rows } = await pool.query(
    `select count(*)::int as leads, count(distinct answer_state)::int as states from leads
     where answer_state in ('lost', 'won') and held_by is not null`,
  );
  expect(rows).toEqual([{ leads: 30, states: 1 }]);
  const lines = `select count(*)::int from lead_events
    where kind in ('marked_lost', 'marked_won', 'assigned', 'claimed', 'binned', 'restored')`;
  const { rows: sums } = await pool.query(
    `select (${lines}) as lines, (select sum(version - 1)::int from leads) as changes`,
  );
  expect(sums[0].lines).toBe(sums[0].changes);
});

test('an act is not written down that did not happen, and does not happen if it cannot be written down', async () => {
  const { desk, store, read, history, acts, pool } = await openLeadDesk();
  const leadId = await store({ state: 'won' });
  await desk.mark({ leadId, version: 1, mark: { state: 'won' }, actor: me });
  expect([
    await desk.bin({ leadIds: [leadId], actor: command }),
    await desk.bin({ leadIds: [leadId], actor: command }),
  ]).toEqual([
    { binned: [leadId], stale: [] },
    { binned: [], stale: [] },
  ]);
  expect(await history(leadId)).toEqual(['binned']);
  expect(await acts()).toEqual(['lead_binned']);

  await pool.query(`alter table audit_log add constraint shut check (act <> 'lead_marked')`);
  await expect(desk.mark({ leadId, version: null, mark: price, actor: me })).rejects.toThrow(
    'shut',
  );

  expect(await read(leadId)).toMatchObject({ state: 'won', version: 2 });
  expect(await history(leadId)).toEqual(['binned']);
});

test.for(['', 'x', `${NOBODY}0`, NOBODY, "'; drop table leads --"])(
  'knows no lead, note, delivery or person "%s"',
  async (id) => {
    const { desk, store, acts } = await openLeadDesk();
    const leadId = await store();
    const of = { leadId: id, actor: me };
    const none = [
      desk.mark({ ...of, version: 1, mark: price }),
      desk.claim(of),
      desk.assign({ ...of, version: 1, personId: ME }),
      desk.handBack(of),
      desk.addNote({ ...of, body: 'Hi' }),
      desk.editNote({ noteId: id, version: 1, body: 'Hi', actor: me }),
      desk.called({ ...of, outcome: 'spoke', isAnswer: true, note: '' }),
      desk.answeredElsewhere(of),
      desk.resend({ ...of, kind: 'visitor' }),
    ];

    expect(await outcomes(none)).toEqual({ LeadGone: none.length });
    await expect(desk.mark({ ...of, version: null, mark: price })).rejects.toThrow(LeadGone);
    await expect(desk.assign({ leadId, version: 1, personId: id, actor: me })).rejects.toThrow(
      PersonUnknown,
    );
    await expect(desk.claim({ leadId, actor: actorOf(id) })).rejects.toThrow(PersonUnknown);
    expect([
      await desk.release(of),
      await desk.requeueDelivery({ deliveryId: id, actor: me }),
      await desk.requeue(of),
      await desk.bin({ leadIds: [id], actor: me }),
      await desk.restore({ leadIds: [id], actor: me }),
      await desk.markMany({ leadIds: [id], mark: price, actor: me }),
      await desk.assignMany({ leadIds: [id], personId: ME, actor: me }),
    ]).toEqual([
      false,
      false,
      0,
      { binned: [], stale: [] },
      0,
      { count: 0, kept: 0, stale: [] },
      { count: 0, stale: [] },
    ]);
    expect(await acts()).toEqual([]);
  },
);

test.for([
  ['a reader', `role = 'reader'`],
  ['who has not joined', 'joined_at = null'],
  ['who was removed', 'removed_at = now()'],
])('gives no lead to %s', async ([, change]) => {
  const { desk, store, pool, read } = await openLeadDesk();
  const leadId = await store();
  await pool.query(`update people set ${change} where id = $1`, [SOMEBODY]);

  await expect(desk.assign({ leadId, version: 1, personId: SOMEBODY, actor: me })).rejects.toThrow(
    PersonUnknown,
  );

  expect(await read(leadId)).toMatchObject({ heldBy: null, version: 1 });
});

test('a lead is handed back by who holds it, or by command', async () => {
  const { desk, store, read, history } = await openLeadDesk();
  const leadId = await store();
  await desk.claim({ leadId, actor: me });

  expect(await desk.handBack({ leadId, actor: somebody })).toBe(false);
  expect(await desk.handBack({ leadId, actor: me })).toBe(true);
  expect(await read(leadId)).toMatchObject({ heldBy: null });
  expect(await desk.handBack({ leadId, actor: me })).toBe(false);
  await desk.claim({ leadId, actor: somebody });
  expect(await desk.handBack({ leadId, actor: command })).toBe(true);
  expect(await history(leadId)).toEqual(['claimed', 'handed_back', 'claimed', 'handed_back']);
});

test('a reason goes with the state that it is about, and is history when it changes', async () => {
  const { desk, store, read, db } = await openLeadDesk();
  const leadId = await store();
  const mark = (of: Parameters<typeof desk.mark>[0]['mark']) =>
    desk.mark({ leadId, version: null, mark: of, actor: me });
  await mark(price);
  await mark({ state: 'lost', reason: 'withdrawn' });
  expect(await read(leadId)).toMatchObject({ state: 'lost', lostReason: 'withdrawn' });
  await mark({ state: 'answered' });
  expect(await read(leadId)).toMatchObject({ state: 'answered', lostReason: null, version: 4 });

  const lines = await db
    .selectFrom('lead_events')
    .select(['kind', 'detail'])
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { kind: 'marked_lost', detail: 'price' },
    { kind: 'marked_lost', detail: 'withdrawn' },
    { kind: 'marked_answered', detail: null },
  ]);
});

test('a note keeps all that it said, with who said it, and refuses an older version', async () => {
  const { desk, store, db, history } = await openLeadDesk();
  const leadId = await store();
  await desk.addNote({ leadId, body: 'One.', actor: me });
  const { id: noteId } = await db.selectFrom('lead_notes').select('id').executeTakeFirstOrThrow();
  await desk.editNote({ noteId, version: 1, body: 'Two.', actor: somebody });
  await desk.editNote({ noteId, version: 2, body: 'Three.', actor: command });
  expect(await desk.editNote({ noteId, version: 3, body: 'Three.', actor: me })).toBe(false);
  const late = [
    desk.editNote({ noteId, version: 3, body: 'Four.', actor: me }),
    desk.editNote({ noteId, version: 3, body: 'Five.', actor: somebody }),
  ];

  expect(await outcomes(late)).toEqual({ done: 1, StaleVersion: 1 });
  const versions = await db
    .selectFrom('lead_note_versions')
    .select(['version', 'body', 'person_id as personId'])
    .orderBy('version')
    .execute();
  expect(versions).toEqual([
    { version: 1, body: 'One.', personId: ME },
    { version: 2, body: 'Two.', personId: SOMEBODY },
    { version: 3, body: 'Three.', personId: null },
  ]);
  expect(await history(leadId)).toEqual([
    'claimed',
    'note_added',
    'note_edited',
    'note_edited',
    'note_edited',
  ]);
});

test('a call that was the answer marks a new lead, and no other', async () => {
  const { desk, store, read, history } = await openLeadDesk();
  const [fresh, won] = [await store(), await store({ state: 'won' })];
  const call = { outcome: 'spoke', isAnswer: true, note: 'Keen.', actor: me } as const;
  await desk.called({ ...call, leadId: fresh });
  await desk.called({ ...call, leadId: won, note: '' });
  await desk.called({ ...call, leadId: fresh, outcome: 'no_answer', isAnswer: false, note: '' });
  await desk.answeredElsewhere({ leadId: fresh, actor: me });

  expect([await read(fresh), await read(won)]).toMatchObject([
    { state: 'answered' },
    { state: 'won' },
  ]);
  expect(await history(fresh)).toEqual([
    'claimed',
    'called_spoke',
    'note_added',
    'marked_answered',
    'called_no_answer',
    'answered_elsewhere',
  ]);
  expect(await history(won)).toEqual(['claimed', 'called_spoke']);
});

test('a lead in quarantine stays there whatever answered it, and a released one is answered', async () => {
  const { desk, store, read, pool } = await openLeadDesk();
  const [called, written] = [
    await store({ reasons: ['trap'] }),
    await store({ reasons: ['trap'] }),
  ];
  const call = { outcome: 'spoke', isAnswer: true, note: '', actor: me } as const;
  await desk.called({ ...call, leadId: called });
  expect(await desk.answeredElsewhere({ leadId: written, actor: me })).toBe(false);

  for (const id of [called, written]) expect((await read(id)).state).toBe('new');
  const { rows } = await pool.query('select 1 from leads where answered_at is not null');
  expect(rows).toEqual([]);
  await desk.release({ leadId: called, actor: me });
  await desk.called({ ...call, leadId: called });
  expect(await read(called)).toMatchObject({ state: 'answered' });
});

test('releases all that are kept for a reason, in the bin none, each once however many release at once', async () => {
  const { desk, store, pool } = await openLeadDesk();
  for (let nth = 0; nth < 120; nth += 1) {
    await store({
      email: `r${nth % 7}@example.com`,
      reasons: nth % 2 === 0 ? ['trap', 'speed'] : ['speed', 'links'],
    });
  }
  await store({ reasons: ['trap'], isBinned: true });
  await store({ reasons: ['other'] });
  const releases = [
    desk.releaseRule({ reason: 'trap', actor: me }),
    desk.releaseRule({ reason: 'speed', actor: somebody }),
    desk.releaseRule({ reason: 'links', actor: command }),
  ];

  const counts = await Promise.all(releases);

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
  const { rows } = await pool.query(
    `select (select count(*)::int from leads where released_at is null) as kept,
      (select count(*)::int from lead_events where kind = 'released') as lines,
      (select count(*)::int from audit_log where act = 'lead_released') as acts,
      (select count(*)::int from crm_contacts) as contacts`,
  );
  expect(rows).toEqual([{ kept: 2, lines: 120, acts: 120, contacts: 7 }]);
});

test('a reason releases and counts what the room shows, and no lead that somebody marked as spam', async () => {
  const { db, desk, store, read, pool } = await openLeadDesk();
  const spam = await store({ reasons: ['trap'] });
  const waiting = await store({ reasons: ['trap'] });
  await desk.mark({ leadId: spam, version: null, mark: { state: 'spam' }, actor: me });

  expect(await createQuarantineFacts(db).counts()).toMatchObject({ kept: 1 });
  expect(await desk.releaseRule({ reason: 'trap', actor: me })).toBe(1);

  const { rows } = await pool.query('select id from leads where released_at is not null');
  expect(rows).toEqual([{ id: waiting }]);
  expect(await read(spam)).toMatchObject({ state: 'spam' });
  expect(await desk.release({ leadId: spam, actor: me })).toBe(true);
});
