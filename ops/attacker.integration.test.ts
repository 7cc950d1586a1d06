import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import {
  bookingReceiptSchema,
  buildEnquiryContacts,
  EMPTY_ENQUIRY,
  slotsAnswerSchema,
} from '@high-street/contract';
import { createTestDatabase, findFreePort, startSmtpSink } from '@high-street/server/testing';
import { startProgram, untilReady, type Variables } from '@high-street/server/testing/program';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

const SCRIPTS = {
  api: ['apps/api/src/server.ts', 'PORT'],
  calendar: ['apps/calendar/src/server.ts', 'CALENDAR_PORT'],
} as const;
const PAGE_DIR = join(PROJECT_ROOT, 'apps/calendar/test/placeholder-page');
const VICTIM = 'victim@yahoo.co.uk';
const DAY_MS = 24 * 60 * 60 * 1_000;

async function startService(name: keyof typeof SCRIPTS, variables: Variables) {
  const [script, portVariable] = SCRIPTS[name];
  const port = String(await findFreePort());
  const given = {
    HOST: '127.0.0.1',
    SITE_DIR: '/nowhere',
    PAGE_DIR,
    HEARTBEAT_MINUTES: '0',
    [portVariable]: port,
    ...variables,
  };
  const { child } = startProgram([script], given, PROJECT_ROOT);
  let log = '';
  child.stdout.on('data', (piece: string) => {
    log += piece;
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { url, port, readLog: () => log };
}

/** Both services as their own processes, on one database and one mail server. */
async function startBoth(env: Variables = {}) {
  const { url: DATABASE_URL, db, close } = await createTestDatabase();
  onTestFinished(close);
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);
  const variables = { DATABASE_URL, SMTP_URL: sink.url, ...env };
  const [api, calendar] = await Promise.all([
    startService('api', variables),
    startService('calendar', variables),
  ]);
  return { api, calendar, db, sink };
}

type Service = Awaited<ReturnType<typeof startService>>;

/** Asks as nobody's browser does: the path and the headers go out as they are written. */
async function ask({ port }: Service, path: string, options: RequestOptions = {}) {
  const call = request({ host: '127.0.0.1', port, path, agent: false, ...options });
  const [answer]: IncomingMessage[] = await once(call.end(), 'response');
  if (answer === undefined) throw new Error('there was no answer');
  return { status: answer.statusCode, body: await text(answer) };
}

let keys = 0;
async function post({ url }: Service, path: string, body: unknown, headers: Variables = {}) {
  keys += 1;
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'idempotency-key': `the-key-of-call-${keys}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const answered: unknown = await answer.json();
  return { status: answer.status, body: answered };
}

function aLead(email: string) {
  const phone = { country: 'GB', phoneNumber: '7700900123' } as const;
  return {
    contacts: buildEnquiryContacts({ ...EMPTY_ENQUIRY, ...phone, contactName: 'Vic', email }),
  };
}

async function findStarts({ url }: Service): Promise<string[]> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/slots?from=${day(3)}&to=${day(40)}&timeZone=UTC`);
  const { slots } = slotsAnswerSchema.parse(await answer.json());
  return slots.map(({ start }) => start).filter((_start, index) => index % 4 === 0);
}

function aBooking(start: string, email: string) {
  return { start, timeZone: 'UTC', name: 'Vic', email, note: '' };
}

// asvs 2.3.2
test('one mailbox gets its mails of the day and no more, over leads, bookings, moves and cancellations', async () => {
  const { api, calendar, db, sink } = await startBoth({ MAILS_PER_ADDRESS_DAY: '4' });
  const [first = '', second = '', third = '', fourth = ''] = await findStarts(calendar);
  const book = async (start: string, email: string) => {
    const { body } = await post(calendar, '/api/bookings', aBooking(start, email));
    const { reference, manageUrl } = bookingReceiptSchema.parse(body);
    return (call: string) => `/api/bookings/${reference}/${call}${new URL(manageUrl).search}`;
  };

  await post(api, '/api/leads', aLead('Victim@Yahoo.co.uk'));
  // Cancelled before its mail may have gone out, moved and then cancelled, and booked anew: five mails at least.
  await post(calendar, (await book(first, 'victim+1@yahoo.co.uk'))('cancel'), {});
  const moved = await book(second, 'ｖictim@yahoo.co.uk');
  await post(calendar, moved('reschedule'), { start: third, timeZone: 'UTC' });
  await post(calendar, moved('cancel'), {});
  await post(api, '/api/leads', aLead('VICTIM+2@YAHOO.CO.UK'));
  await book(fourth, VICTIM);

  const undecided = () =>
    db
      .selectFrom('deliveries')
      .select('kind')
      .where('kind', 'in', ['visitor', 'booking_visitor'])
      .where('state', '=', 'waiting')
      .where('last_error', 'is', null)
      .execute();
  await expect.poll(undecided).toEqual([]);
  const recipients = (await sink.read()).flatMap(({ to }) => to?.map(({ address }) => address));
  expect(recipients.filter((address) => address?.toLowerCase().includes('yahoo'))).toHaveLength(4);
});

const PATHS = [
  '/metrics',
  '/%6detrics',
  '/%6D%65trics',
  '//metrics',
  '/metrics/',
  '/./metrics',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/..%2fmetrics',
  '/metrics;a=b',
  '/METRICS',
  '/metrics%20',
  '/metrics?%',
  'http://localhost/metrics',
  'http://localhost:PORT/metrics',
] as const;
const LOCAL = { host: 'localhost:PORT' };
const PASSED_ON: readonly Variables[] = [
  { host: 'www.shop.example' },
  { host: 'localhost:PORT.evil.example' },
  { host: 'localhost:PORT@evil.example' },
  { host: 'localhost.:PORT' },
  { host: '[::1]:PORT' },
  { host: 'www.shop.example', 'x-original-url': '/metrics', 'x-rewrite-url': '/metrics' },
  { ...LOCAL, 'X-Forwarded-For': '127.0.0.1' },
  { ...LOCAL, 'x-forwarded-server': 'proxy' },
  { ...LOCAL, forwarded: 'for=127.0.0.1' },
  { ...LOCAL, 'forwarded-for': '203.0.113.7' },
  { ...LOCAL, 'x-forwarded': 'for=203.0.113.7' },
  { ...LOCAL, 'x-client-ip': '203.0.113.7' },
  { ...LOCAL, 'x-cluster-client-ip': '203.0.113.7' },
  { ...LOCAL, 'x-original-forwarded-for': '203.0.113.7' },
  { ...LOCAL, 'x-original-host': 'www.shop.example' },
  { ...LOCAL, 'true-client-ip': '203.0.113.7' },
  { ...LOCAL, 'cf-connecting-ip': '203.0.113.7' },
  { ...LOCAL, 'fly-client-ip': '203.0.113.7' },
  { ...LOCAL, 'fastly-client-ip': '203.0.113.7' },
  { ...LOCAL, 'x-envoy-external-address': '203.0.113.7' },
  { ...LOCAL, 'x-arr-log-id': '1' },
];

// asvs 8.2.1, 13.4.5
test('no spelling of a path and no header opens the metrics to a call that was passed on', async () => {
  const { api, calendar } = await startBoth();

  for (const service of [api, calendar]) {
    const fill = (words: string) => words.replace('PORT', service.port);
    expect(await ask(service, '/metrics', { headers: { host: fill(LOCAL.host) } })).toMatchObject({
      status: 200,
    });
    for (const headers of PASSED_ON) {
      const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
      for (const path of PATHS) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
          const options = { method, headers: Object.fromEntries(filled) };
          const { status = 0, body } = await ask(service, fill(path), options);
          expect([path, method, headers, status >= 400]).toEqual([path, method, headers, true]);
          expect(body).not.toContain('process_cpu');
        }
      }
    }
  }
});

const UNREADABLE = [
  'GET /bookings/861A2-18969%zz?signature=SECRET&name=bea@example.com HTTP/1.1',
  'GET /api/bookings/861A2%c0%af?signature=SECRET HTTP/1.1',
  'GET /api/bookings/861A2-18969/bea@example.com?signature=SECRET HTTP/1.1',
  'POST /api/bookings/%?signature=SECRET HTTP/1.1',
  'GET http://bea@example.com:SECRET/%zz HTTP/1.1',
  'GET /bea@example.com SECRET HTTP/1.1',
  'GET /SECRET\u0001bea@example.com HTTP/1.1',
  'SECRET /bea@example.com HTTP/1.1',
  `GET /${'SECRET'.repeat(4_000)} HTTP/1.1`,
  'OPTIONS *SECRET HTTP/1.1',
];

// asvs 16.2.5
test('no call that cannot be read leaves its address, its link or its words in the log', async () => {
  const { api, calendar } = await startBoth({ LOG_LEVEL: 'debug' });

  for (const service of [api, calendar]) {
    for (const line of UNREADABLE) {
      const socket = connect(Number(service.port), '127.0.0.1');
      // In one piece: a service that closes after the first of two has the second answered with a reset.
      socket.write(
        `${line}\r\nHost: SECRET.example\r\nX-Forwarded-For: SECRET\r\nCookie: SECRET\r\nConnection: close\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    }
    expect(service.readLog()).toContain('FST_ERR_BAD_URL');
    expect(service.readLog()).not.toMatch(/SECRET|bea@/);
  }
});

test('a token of one service is none of the other', async () => {
  const { api, calendar, db } = await startBoth();
  const { token } = z
    .object({ token: z.string() })
    .parse(await fetch(`${api.url}/api/form-token`).then((answer) => answer.json()));
  const [start = ''] = await findStarts(calendar);

  const headers = { 'form-token': token, origin: 'null' };
  await post(calendar, '/api/bookings', aBooking(start, VICTIM), headers);

  expect(await db.selectFrom('bookings').select(['state', 'hold_reasons']).execute()).toEqual([
    { state: 'held', hold_reasons: ['token_invalid', 'no_page'] },
  ]);
});
