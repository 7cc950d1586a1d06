import { expect, onTestFinished, test } from 'vitest';

import {
  BIN_DAYS,
  createLeadViews,
  emptyBin,
  eraseByEmail,
  previewErase,
  removeExpired,
} from '#/index.ts';
import { createSearchFill } from '#/search/fill-search.ts';

import { everything } from './everything.ts';
import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

const me = actorOf(ME);
const own = (personId: string) => ({ personId, actor: me });
const PERSON = {
  name: 'Xanthe Quill',
  business: 'Quill and Daughter',
  email: 'Xanthe.Quill@Example.com',
  phone: '+447700900987',
  message: 'Zeppelin cakes, please.',
};
/** All that names her, in any spelling that is stored. */
const TRACES = /xanthe|quill|7700900987|zeppelin|wednesdays|dirigible/i;

type Desk = Awaited<ReturnType<typeof openLeadDesk>>;

/** Has somebody send two leads and book, and the desk do everything about it that leaves words. */
async function storePerson({ desk, db, audit, pool, store, book }: Desk) {
  const leadId = await store({ ...PERSON, attribution: { source: 'xanthe-letter' } });
  const second = await store({ ...PERSON, email: 'xanthe.quill@example.com' });
  await book(leadId, '7F3A0-9C21D');
  await pool.query(`update bookings set mailbox = 'xanthe.quill@example.com', details = $1`, [
    JSON.stringify({ name: PERSON.name, email: PERSON.email, note: PERSON.message }),
  ]);
  await pool.query(
    `insert into deliveries (lead_id, kind, state, reply, last_error) values
      ($1, 'visitor', 'done', '250 <xanthe.quill@example.com> taken', null),
      ($1, 'provider', 'dead', null, 'no <xanthe.quill@example.com> here')`,
    [leadId],
  );
  await pool.query(
    `insert into lead_events (lead_id, kind, detail) values ($1, 'visitor_done', '250 <xanthe.quill@example.com> taken')`,
    [leadId],
  );
  await pool.query(
    `insert into crm_contacts (email, mailbox, phone, payload) values ($1, $1, $2, $3)`,
    ['xanthe.quill@example.com', PERSON.phone, JSON.stringify(PERSON)],
  );
  await desk.claim({ leadId, actor: me });
  await desk.addNote({ leadId, body: 'Xanthe wants Wednesdays.', actor: me });
  const { id: noteId } = await db
    .selectFrom('lead_notes')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  await desk.editNote({ noteId, version: 1, body: 'A dirigible for Mrs Quill.', actor: me });
  await desk.called({
    leadId,
    outcome: 'spoke',
    isAnswer: true,
    note: 'Ring 07700 900987.',
    actor: me,
  });
  await desk.mark({ leadId, version: null, mark: { state: 'lost', reason: 'price' }, actor: me });
  await desk.requeue({ leadId, actor: me });
  await desk.resend({ leadId, kind: 'visitor', actor: me });
  await desk.bin({ leadIds: [second], actor: { kind: 'command' } });
  const views = createLeadViews({ db, audit });
  await views.save({ ...own(ME), name: 'Hers', query: 'view=all&q=Xanthe+Quill' });
  await views.save({ ...own(ME), name: 'xanthe.quill@example.com', query: 'view=all' });
  await views.save({ ...own(SOMEBODY), name: 'Number', query: 'q=07700+900987' });
  await views.save({ ...own(SOMEBODY), name: 'Lost', query: 'view=lost&q=cakes' });
  await createSearchFill(db).fill();
  return { leadId, second };
}

test('leaves nothing of an erased person in any table, whatever the desk wrote about them', async () => {
  const database = await openLeadDesk();
  const { db, audit, store } = database;
  const other = await store({ name: 'Bea Tull', email: 'bea@example.com', reference: 'BBBB-0001' });
  await database.desk.addNote({ leadId: other, body: 'Likes tea.', actor: me });
  await storePerson(database);
  const before = await everything(db);
  expect(before.match(new RegExp(TRACES, 'gi'))?.length).toBeGreaterThan(30);

  const preview = await previewErase(db, 'XANTHE.quill@example.com');
  const erased = await eraseByEmail(db, ' xanthe.QUILL@example.com ', { audit, actor: me });

  const after = await everything(db);
  expect(after).not.toMatch(TRACES);
  expect(after).toContain('Likes tea.');
  expect(after).toContain('view=lost&q=cakes');
  const ahead = [{ reference: '7F3A0-9C21D', startsAt: expect.any(Date) }];
  const otherDemos: string[] = [];
  expect(erased).toEqual({
    leads: 2,
    bookings: 1,
    contacts: 1,
    messages: 0,
    left: [],
    ahead,
    otherDemos,
  });
  expect(preview).toEqual({
    leads: 2,
    bookings: 1,
    contacts: 1,
    mails: 2,
    messages: 0,
    notes: 2,
    ahead,
    otherDemos,
  });
});

test('takes the mails that they wrote about the leads of others, with their lines in the history', async () => {
  const database = await openLeadDesk();
  const { db, audit, store } = database;
  const leadId = await store({
    name: 'Bea Tull',
    email: 'bea@example.com',
    reference: 'BBBB-0001',
  });
  const senders = ['Xanthe.Quill+shop@example.com', 'xanthe.quill@EXAMPLE.com', 'bea@example.com'];
  for (const from of senders) {
    const { id } = await db
      .insertInto('lead_messages')
      .values({
        lead_id: leadId,
        message_id: `<${from}>`,
        sent_at: new Date(),
        from_address: from,
        subject: 'Re: Enquiry',
        body: from.startsWith('bea') ? 'Likes tea.' : PERSON.message,
        quoted: '',
        attachments: '[]',
        is_automatic: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('lead_events')
      .values({ lead_id: leadId, kind: 'visitor_wrote', detail: id })
      .execute();
  }
  const preview = await previewErase(db, PERSON.email);

  const erased = await eraseByEmail(db, PERSON.email, { audit, actor: me });

  const nothing = { leads: 0, bookings: 0, contacts: 0, ahead: [], otherDemos: [] };
  expect(preview).toEqual({ ...nothing, mails: 0, messages: 2, notes: 0 });
  expect(erased).toEqual({ ...nothing, messages: 2, left: [] });
  expect(await everything(db)).not.toMatch(TRACES);
  const told = db.selectFrom('lead_events').where('kind', '=', 'visitor_wrote').select('detail');
  const kept = await db.selectFrom('lead_messages').select('id as detail').execute();
  expect(kept).toHaveLength(1);
  expect(await told.execute()).toEqual(kept);
  const log = db
    .selectFrom('audit_log')
    .select('record_id')
    .where('act', '=', 'person_data_erased');
  expect(await log.execute()).toEqual([{ record_id: null }, { record_id: 'BBBB-0001' }]);
});

test.each([
  {
    name: 'Al',
    email: 'al@example.com',
    goes: 'Ask Al',
    stays: ['Trials', 'All of the plan Trial'],
  },
  { name: 'Zoë', email: 'zoe@example.com', goes: 'q=cakes+for+zoë', stays: ['Zoëlle', 'q=zoë2'] },
  { name: 'Lost', email: 'lost@example.com', goes: 'q=lost', stays: ['Hers', 'view=lost'] },
  {
    name: '?',
    email: 'ann@example.com',
    goes: 'q=ann@example.com',
    stays: ['Why?', 'Joann@example.com'],
  },
])(
  'a view goes that says $name as a word, and none that has it within another or was chosen',
  async ({ name, email, goes, stays }) => {
    const { db, audit, store } = await openLeadDesk();
    await store({ name, email });
    const views = createLeadViews({ db, audit });
    const save = (text: string) =>
      text.includes('=')
        ? views.save({ ...own(ME), name: `View ${text.length}`, query: text })
        : views.save({ ...own(ME), name: text, query: 'view=all&plan=trial&sort=lost' });
    await save(goes);
    for (const text of stays) await save(text);

    await eraseByEmail(db, email, { audit, actor: me });

    expect(await views.list(ME)).toHaveLength(stays.length);
    expect(JSON.stringify(await views.list(ME))).not.toContain(goes);
  },
);

test('the log says that there was an erasure, whose act it was, and of which references', async () => {
  const database = await openLeadDesk();
  const { db, audit, pool } = database;
  await storePerson(database);
  const { rows: known } = await pool.query('select reference from leads order by 1');
  await eraseByEmail(db, PERSON.email, { audit, actor: me });
  await eraseByEmail(db, 'nobody@example.com', { audit, actor: { kind: 'command' } });

  const { rows } = await pool.query(
    `select actor_kind as by, act, record_kind as kind, record_id as id, fields from audit_log
     where act like '%erased' order by audit_log.id`,
  );
  const line = { by: 'person', fields: [] };
  expect(rows).toEqual([
    { ...line, act: 'person_data_erased', kind: null, id: null },
    { ...line, act: 'lead_erased', kind: 'lead', id: known[0].reference },
    { ...line, act: 'lead_erased', kind: 'lead', id: known[1].reference },
    { ...line, act: 'person_data_erased', kind: 'booking', id: '7F3A0-9C21D' },
    { ...line, by: 'command', act: 'person_data_erased', kind: null, id: null },
  ]);
  expect(await everything(db)).not.toMatch(TRACES);
});

test('says what would go of somebody of whom there is nothing', async () => {
  const { db, store } = await openLeadDesk();
  await store();

  expect(await previewErase(db, 'nobody@example.com')).toEqual({
    leads: 0,
    bookings: 0,
    contacts: 0,
    mails: 0,
    messages: 0,
    notes: 0,
    ahead: [],
    otherDemos: [],
  });
});

test('the bin is emptied after its days, with its notes and contacts, and leaves a tombstone', async () => {
  const database = await openLeadDesk();
  const { db, desk, pool } = database;
  const { leadId } = await storePerson(database);
  await pool.query(`delete from lead_views`);
  await pool.query(
    `update crm_contacts set payload = payload || jsonb_build_object('reference',
    (select reference from leads where id = $1))`,
    [leadId],
  );
  await pool.query('delete from bookings');
  await desk.bin({ leadIds: [leadId], actor: { kind: 'command' } });
  const age = (days: number) =>
    pool.query(
      `update leads set binned_at = now() - $1 * interval '1 day' where binned_at is not null`,
      [days],
    );
  await age(BIN_DAYS - 0.01);
  expect(await emptyBin(db)).toBe(0);
  await age(BIN_DAYS + 0.01);

  expect(await emptyBin(db)).toBe(2);

  expect(await everything(db)).not.toMatch(TRACES);
  const { rows } = await pool.query('select distinct reason from erased_leads');
  expect(rows).toEqual([{ reason: 'bin' }]);
  expect(await emptyBin(db)).toBe(0);
});

test('a lead that is restored stays when the bin is emptied, and contacts of other leads do', async () => {
  const { db, desk, store, pool, acts } = await openLeadDesk();
  const [kept, gone] = [
    await store({ reference: 'KKKK-0001' }),
    await store({ reference: 'GGGG-0001' }),
  ];
  await pool.query(
    `insert into crm_contacts (email, payload) values ('anna@example.com', '{"reference": "KKKK-0001"}')`,
  );
  await desk.bin({ leadIds: [kept, gone], actor: { kind: 'command' } });
  await pool.query(`update leads set binned_at = now() - interval '1 year'`);
  await desk.restore({ leadIds: [kept], actor: me });

  expect(await emptyBin(db)).toBe(1);

  const { rows } = await pool.query(
    'select reference, (select count(*)::int from crm_contacts) as contacts from leads',
  );
  expect(rows).toEqual([{ reference: 'KKKK-0001', contacts: 1 }]);
  expect(await acts()).toEqual(['lead_binned', 'lead_binned', 'lead_restored']);
});

test('a lead that is restored while the bin is emptied stays', async () => {
  const { db, store, pool } = await openLeadDesk();
  const kept = await store();
  await store();
  await pool.query(`update leads set binned_at = now() - interval '1 year'`);
  const restoring = await pool.connect();
  onTestFinished(() => restoring.release());
  await restoring.query('begin');
  await restoring.query('update leads set binned_at = null where id = $1', [kept]);

  const emptied = emptyBin(db);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await restoring.query('commit');

  expect(await emptied).toBe(1);
  const { rows } = await pool.query('select id from leads');
  expect(rows).toEqual([{ id: kept }]);
  expect((await pool.query('select reason from erased_leads')).rows).toEqual([{ reason: 'bin' }]);
});

test('leads that have had their months go with their notes', async () => {
  const database = await openLeadDesk();
  const { db, pool } = database;
  await storePerson(database);
  await pool.query('delete from lead_views; delete from bookings');
  await pool.query(`update leads set created_at = now() - interval '25 months'`);
  await pool.query(`update crm_contacts set updated_at = now() - interval '25 months'`);

  expect(await removeExpired(db, 24)).toEqual({ leads: 2, bookings: 0, contacts: 1 });

  expect(await everything(db)).not.toMatch(TRACES);
});
