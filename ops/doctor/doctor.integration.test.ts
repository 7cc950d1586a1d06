import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { startTestApp as startCalendar } from '@high-street/calendar/testing';
import { createLog, openEmbeddedPostgres, systemClock } from '@high-street/server';
import {
  createTestDatabase,
  makeTempFolder,
  startSmtpSink,
  type SinkDemands,
} from '@high-street/server/testing';
import { startProgram } from '@high-street/server/testing/program';
import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { checkCalendar } from './calendar-check.ts';
import { listChecks } from './checks.ts';
import { checkCrm } from './crm-check.ts';
import { checkDatabase } from './database-check.ts';
import type { Finding } from './finding.ts';
import { checkMail, checkTestMail } from './mail-check.ts';
import { readSettings } from './read-settings.ts';

const SITE_URL = 'https://www.shop.example';
const CRM_SECRET = `whsec_${'a'.repeat(32)}`;
const NOBODY = 'http://127.0.0.1:9';

const LOOK = { clock: systemClock, linkSecrets: { bookingLinks: false, enquiryLinks: false } };

const signal = () => AbortSignal.timeout(20_000);
const brief = ({ about, status }: Finding) => `${about} ${status}`;

async function aSink(demands: SinkDemands) {
  const sink = await startSmtpSink(demands);
  onTestFinished(sink.stop);
  const urlWith = (password: string) => sink.url.replace('//', `//anna:${password}@`);
  return { ...sink, urlWith };
}

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

test('a database that is up to date is well', async () => {
  const { url } = await aDatabase();

  const found = await checkDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, LOOK);

  expect(found.map(brief)).toEqual([
    'database ok',
    'durability ok',
    'connections ok',
    'migrations ok',
    'clock ok',
  ]);
});

test('a database that cannot write every letter is a fault', async () => {
  const { url, pool } = await aDatabase();
  const [name = ''] = /test_\w+/.exec(url) ?? [];
  await pool.query(`create database ${name}_latin template template0 encoding LATIN1 locale 'C'`);
  onTestFinished(async () => void (await pool.query(`drop database ${name}_latin`)));
  const place = { DATABASE_URL: url.replace(name, `${name}_latin`), DATA_DIR: '/nowhere' };

  expect((await checkDatabase(place, LOOK)).map(brief)).toContain('encoding fault');
});

test('tells migrations to come, newer ones and those of another history apart', async () => {
  const { url, pool } = await aDatabase();
  async function lookAfter(change: string) {
    await pool.query(change);
    const found = await checkDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, LOOK);
    const { status, text } = found.find(({ about }) => about === 'migrations') ?? {};
    return `${status}: ${text}`;
  }

  const newer = "insert into migration_checksums values ('9999-later', 'x')";
  expect(await lookAfter(newer)).toMatch(/^warning: A newer version has applied 9999-later\./);
  const missing = "delete from migration_checksums where name = '0001-leads'";
  expect(await lookAfter(missing)).toBe('warning: 0001-leads not applied yet.');
  const edited = "insert into migration_checksums values ('0001-leads', 'x')";
  expect(await lookAfter(edited)).toMatch(/^fault: The database has 0001-leads,/);
});

test('tells when the key in the database still opens links beside BOOKING_SECRET', async () => {
  const { url, pool } = await aDatabase();
  const place = { DATABASE_URL: url, DATA_DIR: '/nowhere' };
  const look = async () =>
    (
      await checkDatabase(place, {
        ...LOOK,
        linkSecrets: { bookingLinks: true, enquiryLinks: false },
      })
    ).map(brief);
  expect(await look()).not.toContain('links warning');

  await pool.query("insert into signing_keys (name, key) values ('booking-link', 'x')");

  expect(await look()).toContain('links warning');
});

test('a server that does not answer is a fault, told without the password', async () => {
  const place = { DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:9/leads', DATA_DIR: '/nowhere' };

  await expect(checkDatabase(place, LOOK)).rejects.toThrow(/^(?!.*s3cret).*127\.0\.0\.1:9\/leads/);
});

test("sees the product's own server with fsync off, which the services refuse", async () => {
  const temp = await makeTempFolder();
  onTestFinished(temp.remove);
  const place = { DATA_DIR: join(temp.path, 'data') };
  const { dataFolder, close } = await openEmbeddedPostgres({
    dataDir: place.DATA_DIR,
    log: createLog('silent'),
  });
  await close();
  await appendFile(join(dataFolder, 'postgres', 'postgresql.conf'), 'fsync = off\n');
  const found = await checkDatabase(place, LOOK);

  expect(found.map(brief)).toContain('durability fault');
});

test('logs in to the mail server, and sends only what it is asked for', async () => {
  const sink = await aSink({ password: 'right' });
  const place = { SMTP_URL: sink.urlWith('right'), SMTP_PLAINTEXT: 'yes' } as const;

  expect(await checkMail(place, signal())).toMatchObject({
    status: 'ok',
    text: expect.stringContaining('takes the login'),
  });
  expect(sink.mails).toHaveLength(0);
  expect(
    await checkTestMail(place, { from: 'a@shop.example', to: 'b@shop.example' }),
  ).toMatchObject({ status: 'ok' });
  expect(sink.mails).toMatchObject([{ from: 'a@shop.example', to: ['b@shop.example'] }]);
});

test('a wrong password of the mail server is a fault, told without it', async () => {
  const sink = await aSink({ password: 'right' });

  const place = { SMTP_URL: sink.urlWith('wr0ng'), SMTP_PLAINTEXT: 'yes' } as const;
  const found = await checkMail(place, signal());

  expect(found).toMatchObject({ status: 'fault', text: expect.stringContaining('wrong password') });
  expect(JSON.stringify(found)).not.toContain('wr0ng');
});

test('a login at a mail server without encryption is a fault that says how to go on', async () => {
  const sink = await aSink({ password: 'right' });

  expect(await checkMail({ SMTP_URL: sink.urlWith('right') }, signal())).toMatchObject({
    status: 'fault',
    remedy: expect.stringContaining('SMTP_PLAINTEXT'),
  });
});

test('a mail server whose certificate nobody vouches for is a fault', async () => {
  const sink = await aSink({ hasTls: true });

  expect(await checkMail({ SMTP_URL: sink.url }, signal())).toMatchObject({
    status: 'fault',
    text: expect.stringMatching(/certificate/),
  });
});

test.for([
  ['http://localhost:3000', 'warning', /local inbox and reach nobody/],
  [SITE_URL, 'fault', /wait at 127\.0\.0\.1:1025 and are given up after five days/],
] as const)('without SMTP_URL mails of a site at %s are a %s', async ([siteUrl, status, text]) => {
  const settings = readSettings({ SITE_URL: siteUrl });
  const checks = listChecks(settings, { clock: systemClock, testAddress: undefined });

  const found = await checks.find(({ about }) => about === 'mail')?.run(signal());

  expect(found).toMatchObject([{ status, text: expect.stringMatching(text) }]);
});

test('a refused test mail is a fault', async () => {
  const sink = await aSink({});
  sink.state.manner = 'refuse the recipient';

  const found = await checkTestMail(
    { SMTP_URL: sink.url },
    { from: 'a@shop.example', to: 'b@shop.example' },
  );

  expect(found).toMatchObject({
    status: 'fault',
    text: expect.stringContaining('no such mailbox'),
  });
});

test('a calendar has to answer and to let itself be framed by the site', async () => {
  const { app } = await startCalendar({ env: { SITE_URL } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const other = 'https://other.example';

  expect(await checkCalendar({ url, siteUrl: SITE_URL }, signal())).toMatchObject({ status: 'ok' });
  expect(await checkCalendar({ url, siteUrl: other }, signal())).toMatchObject({
    status: 'fault',
    text: expect.stringContaining(`refuses to be framed by ${other} (frame-ancestors ${SITE_URL})`),
  });
  expect(await checkCalendar({ url: `${url}/nothing`, siteUrl: SITE_URL }, signal())).toMatchObject(
    { status: 'fault' },
  );
  expect(await checkCalendar({ url: NOBODY, siteUrl: SITE_URL }, signal())).toMatchObject({
    status: 'fault',
  });
});

/** A server that answers with these statuses in turn, and what it was sent. */
async function anAnswering(...statuses: readonly number[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers['content-length'] ?? 'nothing'}`);
    response.writeHead(statuses[asked.length - 1] ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

test('asks the CRM for an answer and sends it nothing', async () => {
  const { url, asked } = await anAnswering(405, 503);
  const crm = { CRM_URL: `${url}/hook`, CRM_SECRET, CRM_PRIVATE_NETWORK: 'yes' } as const;
  const look = async (changes: Partial<Parameters<typeof checkCrm>[0]>) =>
    (await checkCrm({ ...crm, ...changes }, signal())).status;

  expect(await look({})).toBe('ok');
  expect(await look({})).toBe('warning');
  expect(asked).toEqual(['HEAD nothing', 'HEAD nothing']);
  expect(await look({ CRM_PRIVATE_NETWORK: 'no' })).toBe('fault');
  expect(await look({ CRM_SECRET: undefined })).toBe('fault');
  expect(await look({ CRM_URL: NOBODY })).toBe('fault');
});

test('asks a hosted mail service for an answer and sends it nothing', async () => {
  const { url, asked } = await anAnswering(405, 503);
  const look = async () =>
    (await checkMail({ MAIL_ENDPOINT: `${url}/send-email` }, signal())).status;

  expect(await look()).toBe('ok');
  expect(await look()).toBe('warning');
  expect(asked).toEqual(['HEAD nothing', 'HEAD nothing']);
  expect(await checkMail({ MAIL_ENDPOINT: `${NOBODY}/send-email` }, signal())).toMatchObject({
    status: 'fault',
  });
});

test('the command tells faults in lines of their own and ends with 1', async () => {
  const temp = await makeTempFolder();
  onTestFinished(temp.remove);
  const variables = {
    DATA_DIR: temp.path,
    CALENDAR_URL: NOBODY,
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const { ended } = startProgram(['ops/doctor.ts'], variables, PROJECT_ROOT);
  const { code, stdout: lines, stderr: complaints } = await ended;

  expect([code, complaints]).toEqual([1, '']);
  expect(lines).toMatch(/^fault +mail +127\.0\.0\.1:9 does not let us in .*SMTP_URL\.$/m);
  expect(lines).toMatch(/^fault +calendar +.*does not answer.*$/m);
  expect(lines).toMatch(/\d+ ok, \d+ to think of, \d+ to fix\n$/);
});
