import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startTestApp as startApi } from '@high-street/api/testing';
import { startTestApp as startCalendar } from '@high-street/calendar/testing';
import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { startTestApp as startDesk } from '@high-street/desk/testing';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { readQueries } from './queries.ts';
import { listSelectors, type LabelMatch, type Selector } from './selectors.ts';
import { listSeries, type Series } from './series.ts';

const HOUR_MS = 3_600_000;
const ENQUIRY = buildEnquiryContacts({
  ...EMPTY_ENQUIRY,
  contactName: 'Anna Baker',
  email: 'anna@shop.example',
  phoneNumber: '7700900000',
  message: 'Hello.',
});

const NO_MAILBOX = 'imap://hello:secret@127.0.0.1:9/INBOX';

type App = Awaited<ReturnType<typeof startCalendar>>['app'];

async function scrape(job: string, app: App): Promise<Series[]> {
  // A scrape tells of the one before it.
  await app.inject('/metrics');
  const { body } = await app.inject('/metrics');
  return listSeries(job, body);
}

/** The metrics of a desk at which a wrong link was opened, and another one beyond the limit. */
async function scrapeDesk(): Promise<Series[]> {
  const desk = await startDesk({ env: { DESK_SIGN_INS_PER_ADDRESS_HOUR: '1' } });
  const browser = desk.browser();
  await browser.get('/sign-in');
  const statuses = [];
  for (const link of ['one', 'two']) {
    const { statusCode } = await browser.post(`/sign-in/link/${link}`, {});
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([400, 429]);
  await desk.metrics();
  return listSeries('high-street-desk', await desk.metrics());
}

function enquire(app: App, key: string) {
  const headers = { 'idempotency-key': key, host: 'shop.example', origin: 'https://shop.example' };
  return app.inject({ method: 'POST', url: '/api/leads', headers, payload: { contacts: ENQUIRY } });
}

/** The metrics of services to which something of everything has happened: a lead, a refusal, a mail and a failure. */
async function scrapeAll(): Promise<Series[]> {
  const api = await startApi({
    env: { LEADS_PER_EMAIL_DAY: '1', IMAP_URL: NO_MAILBOX },
    isWorking: true,
  });
  expect((await enquire(api.app, 'k'.repeat(32))).statusCode).toBe(201);
  expect((await enquire(api.app, 'l'.repeat(32))).statusCode).toBe(429);
  await expect.poll(() => api.sink.mails.length).toBeGreaterThan(0);
  for (const url of ['/api/send-email', '/enquiry', '/onboarding']) {
    await api.app.inject({ method: 'POST', url, payload: {} });
  }
  const clock = fakeClock();
  const late = await startApi({ env: { HEARTBEAT_MINUTES: '10' }, clock });
  clock.advance(HOUR_MS);
  expect((await late.app.inject('/readyz')).statusCode).toBe(503);
  const calendar = await startCalendar();
  await calendar.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
  const scrapes = await Promise.all([
    scrape('high-street-api', api.app),
    scrape('high-street-api', late.app),
    scrape('high-street-calendar', calendar.app),
    scrapeDesk(),
  ]);
  return scrapes.flat();
}

/** The values that a condition asks for, each of which has to be there for it to be no slip of the pen. */
function valuesAskedFor({ operator, value }: LabelMatch) {
  const isPattern = operator.includes('~');
  const values = isPattern ? value.split('|') : [value];
  return values.map((asked) => ({
    asked,
    isIn: (found: string) =>
      isPattern ? new RegExp(`^(?:${asked})$`).test(found) : found === asked,
  }));
}

function faultsOf({ metric, matches, groupedBy }: Selector, all: readonly Series[]): string[] {
  const found = all.filter((series) => series.metric === metric);
  if (found.length === 0) return [`there is no metric ${metric}`];
  const valuesOf = (label: string) => found.flatMap(({ labels }) => labels.get(label) ?? []);
  const missed = matches.flatMap((match) =>
    valuesAskedFor(match)
      .filter(({ isIn }) => !valuesOf(match.label).some(isIn))
      .map(({ asked }) => `${metric} never has ${match.label} ${asked}`),
  );
  const grouped = groupedBy.filter((label) => valuesOf(label).length === 0);
  return [...missed, ...grouped.map((label) => `${metric} has no label ${label}`)];
}

test('docs/operations.md tells the meaning of every metric of the services', async () => {
  const api = await startApi({ env: { IMAP_URL: NO_MAILBOX } });
  const calendar = await startCalendar();
  const desk = await startDesk();
  const scraped = [
    (await api.app.inject('/metrics')).body,
    (await calendar.app.inject('/metrics')).body,
    await desk.metrics(),
  ].join('\n');
  const names = new Set(Array.from(scraped.matchAll(/^# HELP (\w+)/gm), ([, name = '']) => name));
  const own = [...names].filter((name) => !/^(?:process|nodejs)_/.test(name));

  const document = readFileSync(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');
  const [, section = ''] = document.split('\n## Read metrics\n');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const told = rows.flatMap((row) => row.match(/`\w+`/g) ?? []);

  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('every query of the alerts and the dashboard finds what it asks for in the metrics of the services', async () => {
  const all = await scrapeAll();
  const queries = readQueries();
  const faults = queries.flatMap(({ place, query }) =>
    listSelectors(query)
      .flatMap((selector) => faultsOf(selector, all))
      .map((fault) => `${place}: ${fault}`),
  );

  expect(queries.length).toBeGreaterThan(25);
  expect(faults).toEqual([]);
});

test.for<[string, string]>([
  ['gone', 'there is no metric gone'],
  ['calls{status="404"}', 'calls never has status 404'],
  ['calls{status=~"200|5.."}', 'calls never has status 5..'],
  ['sum by (route) (calls)', 'calls has no label route'],
])('sees that %s asks for what is not there', ([query, fault]) => {
  const all = listSeries('a-job', 'calls{status="200"} 1\n');

  expect(listSelectors(query).flatMap((selector) => faultsOf(selector, all))).toEqual([fault]);
});
