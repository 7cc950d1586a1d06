import { newFormToken } from '@high-street/server/robots';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { post, startTestApp } from './test-app.ts';

const FORM_TOKEN_SECRET = 's'.repeat(32);
const MINUTE_MS = 60_000;

/** A lead as a visitor's browser sends it. */
function aCall(email: string) {
  const token = newFormToken(FORM_TOKEN_SECRET, new Date(Date.now() - MINUTE_MS));
  return { contacts: anEnquiry({ email }), robot: { trap: '', token } };
}

/** How often the work goes to the database and back. */
async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  await work();
  const { length } = queries.mock.calls;
  queries.mockRestore();
  return length;
}

test('a lead takes three round trips to the database', async () => {
  const { app, db } = await startTestApp({ env: { FORM_TOKEN_SECRET } });
  await post(app, '/api/leads', aCall('first@example.com'));

  const trips = await countRoundTrips(() => post(app, '/api/leads', aCall('bea@example.com')));

  expect(trips).toBe(3);
  expect(await db.selectFrom('leads').select('email').execute()).toHaveLength(2);
});

test('a lead that is refused for its call takes one round trip, and the next one none', async () => {
  const env = { FORM_TOKEN_SECRET, CALLS_PER_MINUTE: '1' };
  const { app } = await startTestApp({ env });
  await post(app, '/api/leads', aCall('anna@example.com'));
  const refused = () => post(app, '/api/leads', aCall('anna@example.com'));

  expect(await countRoundTrips(refused)).toBe(1);
  expect(await countRoundTrips(refused)).toBe(0);
});

test('a repeat counts towards no limit, and is answered when they are reached', async () => {
  const env = { FORM_TOKEN_SECRET, LEADS_PER_EMAIL_DAY: '2' };
  const { app, db } = await startTestApp({ env });
  const [key, call] = [aKey(), aCall('anna@example.com')];
  const first = await post(app, '/api/leads', call, key);

  for (let nth = 0; nth < 3; nth += 1) {
    const again = await post(app, '/api/leads', call, key);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  }
  const second = await post(app, '/api/leads', aCall('anna@example.com'));
  const third = await post(app, '/api/leads', aCall('anna@example.com'));
  const again = await post(app, '/api/leads', call, key);

  expect([second.statusCode, third.statusCode]).toEqual([201, 429]);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
});

test('a key that comes again with other content counts towards no limit either', async () => {
  const env = { FORM_TOKEN_SECRET, LEADS_PER_EMAIL_DAY: '2' };
  const { app } = await startTestApp({ env });
  const key = aKey();
  await post(app, '/api/leads', aCall('anna@example.com'), key);

  const other = { ...aCall('anna@example.com'), contacts: anEnquiry({ message: 'Another' }) };
  const reused = await post(app, '/api/leads', other, key);
  const second = await post(app, '/api/leads', aCall('anna@example.com'));

  expect([reused.statusCode, second.statusCode]).toEqual([422, 201]);
});

test('counts calls that bring no lead, and refuses the ones after the limit', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '3' } });

  const statuses = [];
  for (const body of ['no JSON', {}, { contacts: {} }, 'no JSON', {}]) {
    statuses.push((await post(app, '/api/leads', body)).statusCode);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 429]);
});
