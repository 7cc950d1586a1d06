import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { writeTyped } from '#/your-enquiry/correction.ts';

import { storeBooking } from './booking-rows.ts';
import { NOWHERE, openPage, pathOf } from './enquiry-page.ts';
import { everything } from './everything.ts';
import { anEnquiry } from './lead-builder.ts';
import { sendForm } from './plain-form-page.ts';
import { runLeads } from './run-leads.ts';
import { startTestApp, storeLead } from './test-app.ts';

/** One mailbox by its key; where a plus sign means another account, two people. */
const BEA = 'bea@isp.example';
const EVE = 'bea+x@isp.example';

type Started = Awaited<ReturnType<typeof startTestApp>>;

async function storeBoth(app: Started['app']) {
  const ofBea = await storeLead(app, anEnquiry({ email: BEA, contactName: 'Bea Tull' }));
  const ofEve = await storeLead(app, anEnquiry({ email: EVE, contactName: 'Eve Hill' }));
  return { ofBea, ofEve };
}

/** Stores a mail about the lead from each address. */
async function storeMails(db: Started['db'], leadId: string, addresses: readonly string[]) {
  await db
    .insertInto('lead_messages')
    .values(
      addresses.map((from) => ({
        lead_id: leadId,
        message_id: `<${from}>`,
        sent_at: new Date(),
        from_address: from,
        subject: 'Re: Enquiry',
        body: 'Hello',
        quoted: '',
        attachments: '[]',
        is_automatic: false,
      })),
    )
    .execute();
}

/** Erases by the code that goes to the address of that lead. */
async function eraseBy({ app, sink, linkKeys }: Started, reference: string) {
  const path = pathOf(linkKeys, reference, 'erase');
  await sendForm(app, path, [['step', 'ask']]);
  await expect.poll(() => sink.mails).toHaveLength(1);
  const code = /code is (\d{6})/.exec(String(sink.mails[0]?.raw))?.[1] ?? '';
  const { status } = await sendForm(app, path, [
    ['step', 'code'],
    ['code', code],
  ]);
  expect(status).toBe(303);
}

test('the links of an address go to that very address, and to no other spelling of its mailbox', async () => {
  const { app, sink, linkKeys } = await startTestApp({ env: { SITE_URL: NOWHERE } });
  const { ofBea, ofEve } = await storeBoth(app);
  // As many as one mail has links for.
  for (const message of ['2', '3', '4', '5'])
    await storeLead(app, anEnquiry({ email: EVE, message }));

  for (const email of ['Bea@ISP.example', EVE])
    await sendForm(app, '/your-enquiry/link', [['email', email]]);

  await expect.poll(() => sink.mails).toHaveLength(2);
  const mails = await sink.read();
  const textTo = (email: string) =>
    mails.find(({ to }) => to?.[0]?.address === email)?.text?.replaceAll('\n', ' ') ?? '';
  expect(textTo(BEA)).toContain(pathOf(linkKeys, ofBea.reference));
  expect(textTo(BEA)).not.toContain(ofEve.reference);
  expect(textTo(EVE)).toContain(pathOf(linkKeys, ofEve.reference));
  expect(textTo(EVE)).not.toContain(ofBea.reference);
});

test('a visitor who erases everything leaves what came from other spellings of the mailbox', async () => {
  const started = await startTestApp();
  const { app, db } = started;
  const { ofBea, ofEve } = await storeBoth(app);
  await storeBooking(db, { email: BEA, name: 'Bea Tull', lead_id: ofBea.id });
  await storeBooking(db, { email: EVE, name: 'Eve Hill', lead_id: ofEve.id });
  await storeMails(db, ofBea.id, [BEA, EVE]);

  await eraseBy(started, ofEve.reference);

  const left = await everything(db);
  expect(left).not.toMatch(/eve hill|bea\+x/i);
  const emails = await Promise.all([
    db.selectFrom('leads').select('email').execute(),
    db.selectFrom('bookings').select('email').execute(),
    db.selectFrom('crm_contacts').select('email').execute(),
    db.selectFrom('lead_messages').select('from_address as email').execute(),
  ]);
  expect(emails).toEqual(Array.from({ length: 4 }, () => [{ email: BEA }]));
});

test('the command erases one spelling of a mailbox alone where it is asked to', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  await storeBoth(app);

  const { code } = await runLeads({ DATABASE_URL: databaseUrl }, 'erase', EVE, '--exact');

  expect(code).toBe(0);
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: BEA }]);
  await runLeads({ DATABASE_URL: databaseUrl }, 'erase', EVE);
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([]);
});

test('the command exports what is stored about one person, and nothing of others', async () => {
  const { app, db, linkKeys, databaseUrl } = await startTestApp();
  const { ofBea, ofEve } = await storeBoth(app);
  const other = await storeLead(app, anEnquiry({ email: `jo${BEA}`, message: `I know ${BEA}` }));
  const corrected = writeTyped(anEnquiry({ email: BEA, contactName: 'Bea Tull-Hart' }));
  await sendForm(app, pathOf(linkKeys, ofBea.reference, 'correct'), [...corrected]);
  await db.updateTable('leads').set({ binned_at: new Date() }).where('id', '=', ofBea.id).execute();
  await sql`with note as (
      insert into lead_notes (lead_id, actor_kind, body, version)
      values (${ofBea.id}, 'command', 'Wants Sundays.', 2) returning id
    ) insert into lead_note_versions (note_id, version, body, at)
      select id, 1, 'Wants Saturdays.', now() from note`.execute(db);
  const { reference } = await storeBooking(db, { email: BEA, lead_id: ofBea.id });
  await storeMails(db, other.id, [BEA, EVE]);
  const run = async (...words: string[]) =>
    runLeads({ DATABASE_URL: databaseUrl }, 'export', ...words, '--json', '-');

  const [one, every, nobody] = [
    await run(BEA, '--exact'),
    await run(BEA),
    await run('nobody@example.com'),
  ];

  expect(JSON.parse(one.stdout)).toMatchObject({
    leads: [
      {
        reference: ofBea.reference,
        binned: true,
        contacts: { contactName: 'Bea Tull-Hart' },
        corrected: [{ before: { contactName: 'Bea Tull' } }],
        notesBefore: [{ body: 'Wants Saturdays.' }],
        history: [{ kind: 'stored' }, { kind: 'corrected' }],
      },
    ],
    bookings: [{ reference, details: { email: BEA } }],
    contacts: [{ email: BEA }],
    mails: [{ from: BEA, body: 'Hello' }],
  });
  expect(one.stdout).not.toMatch(/eve hill|bea\+x|I know/i);
  expect(every.stdout).toContain(ofEve.reference);
  expect(every.stdout).not.toContain(other.reference);
  expect([nobody.code, nobody.stderr]).toEqual([1, 'Nothing is stored about this address.\n']);
});

test('a contact goes with the lead that it was made of, whatever capitals the address has', async () => {
  const started = await startTestApp();
  const { reference } = await storeLead(started.app, anEnquiry({ email: 'JOSÉ@isp.example' }));

  await eraseBy(started, reference);

  expect(await started.db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
});

test('a page shows no demo that joined its lead by another spelling of the mailbox', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry({ email: BEA }));
  const read = async (act = '') => (await openPage(app, pathOf(linkKeys, reference, act))).body;
  const book = (email: string, day: number, named_lead = false) =>
    storeBooking(db, {
      email,
      lead_id: id,
      named_lead,
      starts_at: new Date(Date.UTC(2040, 0, day, 14)),
    });

  await book(EVE, 4);
  expect(await read()).not.toContain('Your demo is booked');

  await book('office@shop.example', 5);
  expect(await read()).toContain('Your demo is booked for Thursday 5 January');
  expect(await read('erase')).not.toContain('demo');

  await book(BEA, 6);
  expect(await read()).toContain('Your demo is booked for Thursday 5 January');
  expect(await read('erase')).toContain('Your demo of Friday 6 January');

  await book(BEA, 3);
  expect(await read()).toContain('Your demo is booked for Tuesday 3 January');
  expect(await read('erase')).toContain('Your demo of Tuesday 3 January');

  await book('bea+demo@isp.example', 2, true);
  expect(await read()).toContain('Your demo is booked for Monday 2 January');
  expect(await read('erase')).toContain('Your demo of Tuesday 3 January');
});
