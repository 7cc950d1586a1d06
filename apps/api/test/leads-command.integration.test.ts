import { once } from 'node:events';
import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { LEAD_COLUMNS } from '@high-street/leads';

import { startLeads, startReadyServer } from './child.ts';
import { makeDue } from './delivery-rows.ts';
import { anEnquiry, aRegistration } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { aDataDir, aFolder } from './temp-folder.ts';
import { sendMail, startTestApp, storeLead } from './test-app.ts';

const USAGE = /^Usage:$/m;
const HEAD = [
  'id',
  'reference',
  'createdAt',
  'state',
  'quarantine',
  'lostReason',
  'binned',
  ...LEAD_COLUMNS.map(({ path }) => path),
]
  .map((name) => `"${name}"`)
  .join(',');

test('lists the newest leads in aligned columns, newest first', async () => {
  const { app, databaseUrl } = await startTestApp();
  const older = await storeLead(app, anEnquiry());
  const newer = await storeLead(app, aRegistration({ contactName: 'Zoë Longer-Name' }));

  const { code, stdout, stderr } = await runLeads({ DATABASE_URL: databaseUrl });

  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  const cells = lines.map((line) => line.split(/ {2,}/));
  expect(cells.map((row) => row.slice(1))).toEqual([
    ['Name', 'Email', 'Phone', 'Status', 'State', 'Reference'],
    ['Zoë Longer-Name', 'anna@example.com', '+447700900123', 'Prospect', 'new', newer.reference],
    ['Anna Bell', 'anna@example.com', '+447700900123', 'Contact', 'new', older.reference],
  ]);
  expect(cells[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(new Set(lines.map((line) => line.lastIndexOf(' '))).size).toBe(1);
});

test('lists as many leads as asked for, over all pages', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  await storeLead(app, anEnquiry());
  // In one moment, so that only the id tells the order of two leads.
  await sql`insert into leads (reference, contacts)
    select lpad(n::text, 4, '0') || '-AAAA', contacts from leads, generate_series(1, 1200) n`.execute(
    db,
  );

  const count = async (...words: string[]) =>
    new Set((await runLeads({ DATABASE_URL: databaseUrl }, ...words)).stdout.match(/\S+$/gm)).size -
    1;

  expect(await Promise.all([count(), count('--limit', '501'), count('--all')])).toEqual([
    20, 501, 1201,
  ]);
});

test('says that there are no leads yet', async () => {
  const { databaseUrl } = await startTestApp();

  expect(await runLeads({ DATABASE_URL: databaseUrl })).toMatchObject({
    code: 0,
    stdout: 'No leads are stored yet.\n',
  });
});

test('shows every field of a lead and its history', async () => {
  const { app, db, sink, databaseUrl } = await startTestApp();
  const lead = await storeLead(app, aRegistration({ message: 'One\nTwo' }));
  sink.state.manner = 'ask to come back later';
  await sendMail(app, lead);
  const typed = lead.reference.replace('-', '').toLowerCase();

  const failed = await runLeads({ DATABASE_URL: databaseUrl }, 'show', typed);
  sink.state.manner = 'accept';
  await makeDue(db);
  await sendMail(app, lead);
  const accepted = await runLeads({ DATABASE_URL: databaseUrl }, 'show', lead.reference);

  for (const value of [
    'Anna Bell',
    'Bread and cakes',
    'BS1 4DJ',
    'Delivery; Bakery Items',
    'www.bell.co.uk',
  ]) {
    expect(failed.stdout).toContain(value);
  }
  expect(failed.stdout).toMatch(/^Message +One\n {10,}Two$/m);
  expect(failed.stdout).toMatch(/^  \d{4}-.* UTC  stored$/m);
  expect(failed.stdout).toMatch(/^  .* UTC  confirmation not accepted \(attempt 1\): .*451/m);
  expect(accepted.stdout).toMatch(/^  .* UTC  confirmation accepted \(attempt 2\): 250 taken$/m);
});

test('lets no stored text steer the terminal', async () => {
  const { db, databaseUrl } = await startTestApp();
  const contacts = {
    ...anEnquiry(),
    contactName: '\u001b[2J\u009b1mAnna\u202E',
    message: '\u001b]0;x\u0007Hi',
  };
  await db
    .insertInto('leads')
    .values({ reference: 'AAAA-BBBB', contacts: JSON.stringify(contacts) })
    .execute();

  const list = await runLeads({ DATABASE_URL: databaseUrl });
  const shown = await runLeads({ DATABASE_URL: databaseUrl }, 'show', 'AAAA-BBBB');

  for (const { stdout } of [list, shown]) {
    expect(stdout).toMatch(/ Anna$| Anna /m);
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
  }
});

test.for([
  [['sohw'], /^There is no command "sohw"\.$/m],
  [['show', 'AAAA-AAAA'], /^There is no lead AAAA-AAAA\.$/m],
  [['requeue', 'AAAAA-AAAAA'], /^There is no booking AAAAA-AAAAA\.$/m],
] as const)('says what is wrong with "%s" and how it is used', async ([words, message]) => {
  const { databaseUrl } = await startTestApp();

  const { code, stdout, stderr } = await runLeads({ DATABASE_URL: databaseUrl }, ...words);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(USAGE);
  expect(stderr).not.toMatch(/ at \S+ \(/);
});

test('reads leads whatever the brand is, and says in one line what is wrong with it where it counts', async () => {
  const { app, databaseUrl: DATABASE_URL } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry());
  const run = (...words: string[]) => startLeads({ DATABASE_URL, BRAND: 'nope' }, ...words).ended;

  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining(reference) });
  const { code, stdout, stderr } = await run('reply', reference, 'olive@example.org');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]*nope[^\n]*\n$/);
});

test('says in one line that the database does not answer', async () => {
  const { code, stderr } = await runLeads({ DATABASE_URL: 'postgres://app:s3cret@localhost:1/x' });

  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]*localhost:1\/x[^\n]*\n$/);
  expect(stderr).not.toContain('s3cret');
});

test('writes a CSV file that a spreadsheet reads and does not run', async () => {
  const { app, databaseUrl } = await startTestApp();
  const folder = await aFolder();
  const file = join(folder, 'leads.csv');
  await writeFile(file, 'earlier', { mode: 0o640 });
  await chmod(file, 0o640);
  const message = '=cmd|\'/C calc\'!A1\nsay "hi", please';
  const enquiry = await storeLead(
    app,
    anEnquiry({ contactName: '@anna', storeName: '-5', message }),
  );
  const register = await storeLead(app, aRegistration({ yearEstablished: '-2+3' }));

  const { code, stdout, stderr } = await runLeads(
    { DATABASE_URL: databaseUrl },
    'export',
    '--csv',
    file,
  );

  expect([code, stdout, stderr]).toEqual([0, `Wrote the leads to ${file}\n`, '']);
  const csv = await readFile(file, 'utf8');
  const [head, first = '', ...rest] = csv.split('\r\n');
  expect(head).toBe(`\uFEFF${HEAD}`);
  expect(first).toMatch(
    new RegExp(
      `^"${register.id}","${register.reference}","\\d{4}-.*Z","new","","","","Anna Bell","\\+447700900123",`,
    ),
  );
  expect(first).toContain(`,"Growing","'-2+3",`);
  expect(first).toContain(
    `,"www.bell.co.uk","https://facebook.com/bell","https://instagram.com/bell",`,
  );
  expect(rest[0]).toContain(`,"${enquiry.reference}",`);
  expect(rest[0]).toContain(
    `,"'@anna","+447700900123","anna@example.com","-5","'=cmd|'/C calc'!A1\nsay ""hi"", please","","Contact",`,
  );
  expect(rest.slice(1)).toEqual(['']);
  expect(await readdir(folder)).toEqual(['leads.csv']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('writes a file that only its owner can read, in place of one that all could as well', async () => {
  const { app, databaseUrl } = await startTestApp();
  const lead = await storeLead(app, aRegistration());
  const folder = await aFolder();
  await writeFile(join(folder, 'old.json'), '');
  await chmod(join(folder, 'old.json'), 0o644);

  for (const name of ['old.json', 'new.json']) {
    await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--json', join(folder, name));

    const leads: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const { id, reference, contacts } = lead;
    const createdAt = expect.stringMatching(/Z$/);
    const made = { state: 'new', quarantine: null, lostReason: null, binned: false };
    const beside = { attribution: null, marketingConsent: null };
    expect(leads).toEqual([{ id, reference, contacts, createdAt, ...made, ...beside }]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect((await readdir(folder)).sort()).toEqual(['new.json', 'old.json']);
});

test('says of a lead in the bin that it is there, and why one is lost', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const { id } = await storeLead(app, anEnquiry());
  await db
    .updateTable('leads')
    .set({ answer_state: 'lost', lost_reason: 'price', binned_at: new Date() })
    .where('id', '=', id)
    .execute();

  const json = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--json', '-');
  const csv = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--csv', '-');

  const made = { state: 'lost', quarantine: null, lostReason: 'price', binned: true };
  expect(JSON.parse(json.stdout)).toMatchObject([{ id, ...made }]);
  expect(csv.stdout).toContain(',"lost","","price","yes","Anna Bell",');
});

test('writes an empty list and an empty table when there are no leads', async () => {
  const { databaseUrl } = await startTestApp();

  const json = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--json', '-');
  const csv = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--csv', '-');

  expect([JSON.parse(json.stdout), csv.stdout]).toEqual([[], `\uFEFF${HEAD}\r\n`]);
});

test.for([
  ['no/such/folder/leads.csv', 'its folder does not exist'],
  ['.', 'it is a folder'],
  ['socket', 'it is no ordinary file'],
  ['link', 'it is a link'],
  ['/proc/leads.csv', ''],
])('says in one line that it cannot write to %s', async ([name = '', reason]) => {
  const { databaseUrl } = await startTestApp();
  const folder = await aFolder();
  const socket = createServer().listen(join(folder, 'socket'));
  onTestFinished(() => void socket.close());
  await symlink(join(folder, 'elsewhere'), join(folder, 'link'));
  const file = resolve(folder, name);

  const { code, stdout, stderr } = await runLeads(
    { DATABASE_URL: databaseUrl },
    'export',
    '--csv',
    file,
  );

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^Cannot write ${file}: ${reason}[^\\n]*\\n$`));
});

/** An export of more than any pipe holds, of which the first piece has come. */
async function aLongExport() {
  const { app, db, databaseUrl } = await startTestApp();
  await storeLead(app, aRegistration({ message: 'x'.repeat(5000) }));
  await sql`insert into leads (reference, contacts)
    select n::text, contacts from leads, generate_series(1, 1000) n`.execute(db);
  const { child, ended } = startLeads({ DATABASE_URL: databaseUrl }, 'export', '--csv', '-');
  await once(child.stdout, 'data');
  return { child, ended };
}

test('stops quietly when its reader has seen enough', async () => {
  const { child, ended } = await aLongExport();

  child.stdout.destroy();

  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stops in the middle by %s, and says so by 130',
  async (signal) => {
    const { child, ended } = await aLongExport();
    child.stdout.pause();

    child.kill(signal);
    child.stdout.resume();

    expect(await ended).toMatchObject({ code: 130, stderr: '' });
  },
);

test('reads the same leads while the server runs and while it does not', async () => {
  const variables = { DATA_DIR: await aDataDir() };
  const server = await startReadyServer(variables);
  await fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'idempotency-key': 'k'.repeat(20), 'content-type': 'application/json' },
    body: JSON.stringify({ contacts: anEnquiry() }),
  });

  const during = await runLeads(variables);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  const after = await runLeads(variables);

  expect(during.stdout).toMatch(/Anna Bell .*Contact/);
  expect(after).toEqual(during);
});
