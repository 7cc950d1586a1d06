import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AVAILABILITY } from '@high-street/owner';
import { refuseInserts } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { EXPORT_NAMES } from '#/bookings-command/export-bookings.ts';

import { aCalendar, periodOf, time, toldPeriod } from './command-calendar.ts';
import { runBookings } from './run-bookings.ts';

const [WINTER, SUMMER] = ['2040-01-03T10:00:00Z', '2040-07-03T10:00:00Z'];
const [LONG_AGO, LATER] = ['2020-01-06T10:00:00Z', '2020-07-06T10:00:00Z'];

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-calendar-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const cellsOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/));

test("lists what lies ahead, soonest first, in the provider's zone", async () => {
  const { book, cancel, run } = await aCalendar();
  const summer = await book(SUMMER, { name: 'Zoë Longer-Name' });
  const winter = await book(WINTER);
  await book(LONG_AGO);
  await cancel(winter.reference);

  const { code, stdout, stderr } = await run();

  expect([code, stderr]).toEqual([0, '']);
  expect(cellsOf(stdout)).toEqual([
    [`When (${AVAILABILITY.timeZone})`, 'Name', 'Email', 'State', 'Reference'],
    [toldPeriod(WINTER), 'Anna Bell', 'anna@example.com', 'cancelled', winter.reference],
    [toldPeriod(SUMMER), 'Zoë Longer-Name', 'anna@example.com', 'booked', summer.reference],
  ]);
});

test('lists what is over, latest first, and as much as asked for', async () => {
  const { book, run } = await aCalendar();
  const [first, second] = [await book(LONG_AGO), await book(LATER)];
  await book(WINTER);
  const references = async (...words: string[]) =>
    cellsOf((await run(...words)).stdout)
      .slice(1)
      .map((cells) => cells.at(-1));

  expect(await references('list', '--past')).toEqual([second.reference, first.reference]);
  expect(await references('--past', '--limit', '1')).toEqual([second.reference]);
});

test('lists every booking over all pages', async () => {
  const { db, book, run } = await aCalendar();
  const { id } = await book(WINTER);
  // Cancelled ones at one moment, so that only the id tells their order.
  const { details, ...row } = await db
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at', 'blocked_until', 'time_zone', 'details'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const cancelled = {
    ...row,
    details: JSON.stringify(details),
    state: 'cancelled',
    cancelled_at: new Date(),
  } as const;
  await db
    .insertInto('bookings')
    .values(Array.from({ length: 1_100 }, (__, nth) => ({ ...cancelled, reference: `${nth}` })))
    .execute();

  const count = async (...words: string[]) =>
    new Set((await run(...words)).stdout.match(/\S+$/gm)).size - 1;

  expect([await count(), await count('--limit', '501'), await count('--all')]).toEqual([
    20, 501, 1101,
  ]);
});

test('says that there are none', async () => {
  const { run } = await aCalendar();

  expect(await run()).toMatchObject({ code: 0, stdout: 'There are no upcoming bookings.\n' });
  expect(await run('--past')).toMatchObject({ code: 0, stdout: 'There are no past bookings.\n' });
});

test('shows a booking with its lead and mail status', async () => {
  const { db, book, move, run } = await aCalendar();
  await db
    .insertInto('leads')
    .values({ reference: '7Q4M-2XKP', contacts: JSON.stringify({ email: 'anna@example.com' }) })
    .execute();
  const { reference } = await book(WINTER, { note: 'One\nTwo' });
  await db
    .updateTable('deliveries')
    .set({ state: 'dead', attempts: 3, last_error: '550 no \u001b[2Jsuch person' })
    .where('kind', '=', 'booking_visitor')
    .execute();
  await move(reference, SUMMER, 'Asia/Tokyo');
  const typed = reference.replace('-', '').toLowerCase();

  const { code, stdout } = await run('show', typed);

  expect(code).toBe(0);
  for (const [label, value] of [
    ['Reference', reference],
    ['State', 'booked'],
    ['When', `${toldPeriod(SUMMER)} (${AVAILABILITY.timeZone})`],
    ['Name', 'Anna Bell'],
    ['Email', 'anna@example.com'],
    ['Note', 'One'],
    ["Visitor's zone", 'Asia/Tokyo'],
    ['Lead', '7Q4M-2XKP'],
    ['Version', '1'],
  ] as const) {
    expect(stdout.split('\n')).toContain(`${label.padEnd(14)}  ${value}`);
  }
  expect(stdout).toMatch(/^Note +One\n {10,}Two$/m);
  expect(stdout.split('\nEmails\n')[1]).toBe(
    [
      '  booked, to the visitor: given up, attempts 3: 550 no such person',
      '  booked, to the team: waiting, attempts 0',
      '  moved, to the visitor: waiting, attempts 0',
      '  moved, to the team: waiting, attempts 0',
      '',
    ].join('\n'),
  );
});

test('lets no stored text steer the terminal', async () => {
  const { book, run } = await aCalendar();
  const { reference } = await book(WINTER, {
    name: '\u001b[2J\u009b1mAnna\u202E',
    note: '\u001b]0;x\u0007Hi',
  });

  for (const words of [[], ['show', reference], ['cancel', reference]]) {
    const { stdout } = await run(...words);
    expect(stdout).toMatch(/ Anna\b/m);
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
  }
});

test('writes a CSV file that a spreadsheet reads and does not run', async () => {
  const { db, book, run } = await aCalendar();
  const file = join(await aFolder(), 'bookings.csv');
  const past = await book(LONG_AGO, { name: '=1+1' });
  const ahead = await book(SUMMER, { note: 'say "hi", please' });
  await db
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_at: new Date() })
    .where('id', '=', past.id)
    .execute();

  const { code, stdout, stderr } = await run('export', file);
  const piped = await run('export', '-');

  expect([code, stdout, stderr]).toEqual([0, `Wrote the bookings to ${file}\n`, '']);
  const csv = await readFile(file, 'utf8');
  expect(piped.stdout).toBe(csv);
  const [head, first = '', second = '', ...rest] = csv.split('\r\n');
  expect(head).toBe(`\uFEFF${EXPORT_NAMES.map((name) => `"${name}"`).join(',')}`);
  const zone = AVAILABILITY.timeZone;
  const [from, to] = [periodOf(SUMMER).startsAt, periodOf(SUMMER).endsAt].map(time.minuteOf);
  expect(first).toMatch(
    new RegExp(
      `^"${ahead.reference}","booked","${from}","${to}","${zone}","Anna Bell","anna@example.com","say ""hi"", please",`,
    ),
  );
  expect(second).toContain(`"${past.reference}","cancelled",`);
  expect(second).toContain(`,"${zone}","'=1+1",`);
  expect(rest).toEqual(['']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = db.selectFrom('audit_log').select('actor_kind');
  expect(await lines.where('act', '=', 'bookings_exported').execute()).toEqual([
    { actor_kind: 'command' },
    { actor_kind: 'command' },
  ]);
});

test('an export that the audit log does not take gives nothing away and says why', async () => {
  const { db, book, run } = await aCalendar();
  await book(SUMMER);
  await refuseInserts(db, 'audit_log', '42501');

  const { code, stdout, stderr } = await run('export', '-');

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Nothing was exported\..* and that failed: nothing new today\.\n$/);
});

test('exports when nobody came to a demo, and why one is held', async () => {
  const { db, book, run } = await aCalendar();
  const [missed, held] = [await book(LONG_AGO), await book(SUMMER)];
  const noShow = new Date('2020-01-06T11:00:00Z');
  const update = (id: string) => db.updateTable('bookings').where('id', '=', id);
  await update(missed.id).set({ no_show_at: noShow }).execute();
  await update(held.id)
    .set({ state: 'held', hold_reasons: ['token_missing', 'no_page'] })
    .execute();

  const { stdout } = await run('export', '-');

  const [, first, second] = stdout.split('\r\n');
  expect(first).toMatch(/,"token_missing; no_page",""$/);
  expect(second?.endsWith(`,"","${time.minuteOf(noShow)}"`)).toBe(true);
});

test.for([
  [['sohw'], /^There is no command "sohw"\.$/m],
  [['show', 'AAAAA-11111'], /^There is no booking AAAAA-11111\.$/m],
  [['cancel', 'AAAAA-11111'], /^There is no booking AAAAA-11111\.$/m],
] as const)('says what is wrong with "%s" and how it is used', async ([words, message]) => {
  const { run } = await aCalendar();

  const { code, stdout, stderr } = await run(...words);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^Usage:$/m);
});

test('says how it is used without a database', async () => {
  const { code, stdout } = await runBookings(
    { DATABASE_URL: 'postgres://localhost:1/x' },
    '--help',
  );

  expect([code, stdout.split('\n')[0]]).toEqual([0, 'Usage:']);
});

test('says in one line that the database does not answer', async () => {
  const { code, stderr } = await runBookings({
    DATABASE_URL: 'postgres://app:s3cret@localhost:1/x',
  });

  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]*localhost:1\/x[^\n]*\n$/);
  expect(stderr).not.toContain('s3cret');
});
