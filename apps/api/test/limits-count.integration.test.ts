import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { call, sendLead, startLimitedApp } from './limits-app.ts';

const DAY_MS = 24 * 60 * 60_000;

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

test('counts calls of one address in all replicas together', async () => {
  const { pool } = await aDatabase();
  const config = { CALLS_PER_MINUTE: 4 };
  const { app: one } = await startLimitedApp(pool, { config });
  const { app: two } = await startLimitedApp(pool, { config });

  const statuses = [];
  for (const app of [one, two, one, two]) statuses.push((await call(app)).status);

  expect(statuses).toEqual([200, 200, 200, 200]);
  for (const app of [one, two]) {
    expect(await call(app)).toMatchObject({ status: 429, code: 'too_many_requests' });
  }
  expect((await call(one, { remoteAddress: '203.0.113.8' })).status).toBe(200);
});

test('lets exactly as many through as allowed when all come at once', async () => {
  const { pool } = await aDatabase();
  const config = { CALLS_PER_MINUTE: 10 };
  const apps = await Promise.all([
    startLimitedApp(pool, { config }),
    startLimitedApp(pool, { config }),
  ]);

  const answers = await Promise.all(
    apps.flatMap(({ app }) => Array.from({ length: 15 }, () => call(app))),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('says in whole seconds when to come back', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, { config: { CALLS_PER_MINUTE: 1 } });
  await call(app);

  // The second refusal is answered without asking the database.
  for (let refusal = 0; refusal < 2; refusal += 1) {
    const { retryAfter } = await call(app);
    expect(String(retryAfter)).toMatch(/^\d+$/);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(60);
  }
});

test('counts plain forms with the other calls', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, { config: { CALLS_PER_MINUTE: 1 } });
  await call(app);

  const answer = await call(app, { url: '/enquiry', method: 'POST' });

  expect(answer).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(answer.retryAfter)).toBeGreaterThan(0);
});

// asvs 15.3.4
test('counts an IPv6 network as one and a mapped address as IPv4', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, { config: { CALLS_PER_MINUTE: 1 } });
  const statusFrom = async (remoteAddress: string) => (await call(app, { remoteAddress })).status;

  expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
  expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
  expect(await statusFrom('203.0.113.9')).toBe(200);
  expect(await statusFrom('::ffff:203.0.113.9')).toBe(429);
});

// asvs 4.1.3, 15.3.4
test('believes forwarded addresses of its proxies alone', async () => {
  const { pool } = await aDatabase();
  const config = { CALLS_PER_MINUTE: 1 };
  const { app } = await startLimitedApp(pool, { config, trustedProxies: ['10.0.0.0/8'] });
  const statusOf = async (remoteAddress: string, forwarded: string) =>
    (await call(app, { remoteAddress, headers: { 'x-forwarded-for': forwarded } })).status;

  expect(await statusOf('10.0.0.1', '203.0.113.1')).toBe(200);
  expect(await statusOf('10.0.0.1', '203.0.113.2')).toBe(200);
  expect(await statusOf('10.0.0.2', '203.0.113.2')).toBe(429);
  expect(await statusOf('203.0.113.3', '203.0.113.4')).toBe(200);
  expect(await statusOf('203.0.113.3', '203.0.113.5')).toBe(429);
});

// asvs 2.3.2
test('takes so many leads of an address and of a mailbox, whatever its case', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, {
    config: { LEADS_PER_ADDRESS_HOUR: 3, LEADS_PER_EMAIL_DAY: 2 },
  });

  expect((await sendLead(app, 'anna@example.com')).status).toBe(200);
  expect((await sendLead(app, 'ANNA@Example.com')).status).toBe(200);
  const third = await sendLead(app, 'anna@example.com', '203.0.113.8');
  expect([third.status, third.code]).toEqual([429, 'too_many_requests']);
  expect(Number(third.retryAfter)).toBeGreaterThan(23 * 60 * 60);

  expect((await sendLead(app, 'bea@example.com')).status).toBe(200);
  const fourth = await sendLead(app, 'cleo@example.com');
  expect([fourth.status, fourth.code]).toEqual([429, 'too_many_requests']);
  expect(Number(fourth.retryAfter)).toBeGreaterThan(59 * 60);
  expect(Number(fourth.retryAfter)).toBeLessThanOrEqual(60 * 60);
});

// asvs 2.3.2
test('takes every spelling of an address for the same mailbox', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, { config: { LEADS_PER_EMAIL_DAY: 1 } });
  await sendLead(app, 'victim@yahoo.co.uk');

  for (const email of [
    'victim@ｙahoo.co.uk',
    'victim@yahoo。co.uk',
    'victim@yahoo．co.uk',
    'victim@yahoo｡co.uk',
    'victim+1@yahoo.co.uk',
    'VICTIM+2@Yahoo.co.uk',
  ]) {
    expect([email, (await sendLead(app, email)).status]).toEqual([email, 429]);
  }

  expect((await sendLead(app, 'v.i.ctim@googlemail.com')).status).toBe(200);
  expect((await sendLead(app, 'victim@gmail.com')).status).toBe(429);
});

test('takes so many leads in all, and charges nobody for one that was too many', async () => {
  const { pool } = await aDatabase();
  const config = { LEADS_PER_MINUTE: 2, LEADS_PER_ADDRESS_HOUR: 2, LEADS_PER_EMAIL_DAY: 2 };
  const { app } = await startLimitedApp(pool, { config });
  await sendLead(app, 'a@example.com', '203.0.113.1');
  await sendLead(app, 'b@example.com', '203.0.113.2');

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await sendLead(app, 'anna@example.com');
    expect([refused.status, refused.code]).toEqual([503, 'overloaded']);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
  }

  // A replica that has not noted the ceiling, with the minute over.
  await pool.query("delete from rate_limits where key = 'lead:all'");
  const { app: other } = await startLimitedApp(pool, { config });
  expect((await sendLead(other, 'anna@example.com')).status).toBe(200);
});

test('a sender who is over the limits uses up nothing of the ceiling', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, {
    config: { LEADS_PER_MINUTE: 2, LEADS_PER_ADDRESS_HOUR: 1 },
  });
  for (let lead = 0; lead < 10; lead += 1) await sendLead(app, `a${lead}@example.com`);

  expect((await sendLead(app, 'bea@example.com', '203.0.113.8')).status).toBe(200);
});

test('keeps nothing of a person in its keys', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool);
  await sendLead(app, 'anna@example.com', '203.0.113.7');

  const { rows } = await pool.query<{ key: string }>('select key from rate_limits order by key');

  expect(rows.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^lead-address:[\w-]{43}$/),
    expect.stringMatching(/^lead-call:[\w-]{43}$/),
    expect.stringMatching(/^lead-email:[\w-]{43}$/),
    'lead:all',
  ]);
});

test('clears the counters whose time is over, and those of a clock that was ahead, and no others', async () => {
  const { pool } = await aDatabase();
  const { app, limits } = await startLimitedApp(pool);
  await call(app);
  await pool.query(
    "insert into rate_limits values ('lead-call:old', 3, $1), ('lead-call:ahead', 3, $2)",
    [Date.now() - 1, Date.now() + 3 * DAY_MS],
  );

  await limits.clearExpired();

  const { rows } = await pool.query<{ key: string }>('select key from rate_limits');
  expect(rows).toEqual([{ key: expect.stringMatching(/^lead-call:[\w-]{43}$/) }]);
});

test('lets exactly as many leads through as allowed when all come at once, over replicas', async () => {
  const { pool } = await aDatabase();
  const config = { LEADS_PER_MINUTE: 20, LEADS_PER_EMAIL_DAY: 8 };
  const apps = await Promise.all([
    startLimitedApp(pool, { config }),
    startLimitedApp(pool, { config }),
  ]);

  const answers = await Promise.all(
    apps.flatMap(({ app }) =>
      Array.from({ length: 40 }, (_, nth) =>
        sendLead(app, `${nth % 2 === 0 ? 'anna' : nth}@example.com`),
      ),
    ),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const { rows } = await pool.query(
    `select points from rate_limits where key = 'lead:all' or key like 'lead-address:%'`,
  );
  expect(rows).toEqual([{ points: 20 }, { points: 20 }]);
});

test('charges nobody for a lead that was refused for its mailbox', async () => {
  const { pool } = await aDatabase();
  const config = { LEADS_PER_EMAIL_DAY: 1, LEADS_PER_ADDRESS_HOUR: 2 };
  const { app } = await startLimitedApp(pool, { config });
  await sendLead(app, 'anna@example.com');

  for (let nth = 0; nth < 5; nth += 1) {
    expect((await sendLead(app, 'anna@example.com')).status).toBe(429);
  }

  expect((await sendLead(app, 'bea@example.com')).status).toBe(200);
});

test('an older version that counts beside this one is not given more than is there', async () => {
  const { pool } = await aDatabase();
  const { app } = await startLimitedApp(pool, { config: { LEADS_PER_MINUTE: 5 } });
  // It goes on counting what it refuses.
  await pool.query(`insert into rate_limits values ('lead:all', 9, $1)`, [Date.now() + 50_000]);

  expect(await sendLead(app, 'anna@example.com')).toMatchObject({ status: 503 });
});
