import { createLog } from '@high-street/server';
import { expect, test } from 'vitest';

import { DEPTHS } from '#/metrics/read-depths.ts';

import { anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { post, sendMail, startTestApp, storeLead } from './test-app.ts';

const KEY = 'm'.repeat(40);

test('tells leads, deliveries, dead letters, quarantine and latencies', async () => {
  const { app, sink } = await startTestApp();
  await sendMail(app, await storeLead(app, anEnquiry()));
  sink.state.manner = 'refuse the recipient';
  await sendMail(app, await storeLead(app, anEnquiry({ message: 'two' })));

  const { body, statusCode, headers } = await app.inject('/metrics');

  expect([statusCode, headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  for (const line of [
    'leads_total{status="Contact",quarantined="false"} 2',
    'delivery_attempts_total{kind="visitor",outcome="done"} 1',
    'delivery_attempts_total{kind="visitor",outcome="dead"} 1',
    'delivery_attempt_seconds_bucket{le="120",kind="visitor"} 2',
    'deliveries{kind="visitor",state="dead"} 1',
    'deliveries{kind="provider",state="waiting"} 2',
    'leads_in_quarantine 0',
    'leads_waiting 2',
    'leads_late 0',
    'lead_answer_median_seconds Nan',
    'bookings_held 0',
    'heartbeat_late 0',
    'crm_failures 0',
    'deliveries{kind="booking_visitor",state="dead"} 0',
    'ready 1',
    'http_request_seconds_count{route="/api/leads",status="201"} 2',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
  expect(body).toMatch(/^delivery_oldest_seconds\{kind="crm",state="waiting"\} [\d.]+$/m);
  expect(body).not.toMatch(/anna|example\.com/i);
});

test('tells of each kind of lead before the first one came, so that its rise is seen', async () => {
  const { app } = await startTestApp();
  const { body } = await app.inject('/metrics');
  for (const status of ['Contact', 'Prospect']) {
    for (const quarantined of ['true', 'false']) {
      expect(body).toContain(`leads_total{status="${status}",quarantined="${quarantined}"} 0\n`);
    }
  }
});

test('counts in quarantine what the desk shows there, and no lead that was marked as spam', async () => {
  const { app, databaseUrl } = await startTestApp();
  const robot = { trap: 'https://spam.example', token: null };
  const store = async (email: string) => {
    const answer = await post(app, '/api/leads', { contacts: anEnquiry({ email }), robot });
    return answer.json<{ reference: string }>().reference;
  };
  await store('anna@example.com');
  const spam = await store('ben@example.com');
  await runLeads({ DATABASE_URL: databaseUrl }, 'mark', spam, 'spam');

  expect((await app.inject('/metrics')).body).toContain('leads_in_quarantine 1\n');
});

test('reads what is not done without all that is, and what is held with it', async () => {
  const { app, db, pool } = await startTestApp();
  await storeLead(app, anEnquiry());
  const robot = { trap: 'https://spam.example', token: null };
  await post(app, '/api/leads', { contacts: anEnquiry({ email: 'ben@example.com' }), robot });
  await pool.query(`insert into deliveries (kind, payload, state, settled_at)
    select 'crm', '{}', 'done', now() from generate_series(1, 20000)`);
  await pool.query('analyze deliveries');

  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${DEPTHS.compile(db).sql}`);

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on deliveries');
  expect((await app.inject('/metrics')).body).toContain(
    'deliveries{kind="visitor",state="held"} 1\n',
  );
});

test('tells them to this machine, or to who has the key', async () => {
  const open = await startTestApp();
  const keyed = await startTestApp({ env: { METRICS_KEY: KEY } });
  const statusOf = async ({ app }: typeof open, headers = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  expect(await statusOf(open)).toBe(200);
  expect(await statusOf(open, {}, '203.0.113.7')).toBe(404);
  expect(await statusOf(open, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await statusOf(keyed)).toBe(404);
  expect(await statusOf(keyed, { authorization: `Bearer ${KEY}` }, '203.0.113.7')).toBe(200);
});

// asvs 16.3.2
test('a call with a wrong key of a server is logged at the usual level', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ log, env: { METRICS_KEY: KEY, CRM_KEY: KEY } });
  const headers = { authorization: 'Bearer wrong', 'content-type': 'application/json' };
  const url = '/api/crm/createOrUpdate';

  await app.inject({ url: '/metrics', headers });
  await app.inject({ method: 'POST', url, headers, payload: { email: 'anna@example.com' } });

  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { refused: 1, msg: expect.stringContaining('metrics') },
    { code: 'server_key_wrong', route: url },
  ]);
});

// asvs 16.2.1
test('gives every call an id that its answer carries', async () => {
  const { app } = await startTestApp();

  const ids = await Promise.all([app.inject('/healthz'), app.inject('/api/nothing')]);

  const found = ids.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(found).size).toBe(2);
  for (const id of found) expect(id).toMatch(/^[\da-f-]{36}$/);
});
