import { randomBytes } from 'node:crypto';

import { errorBodySchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { createOrUpdate, CRM_KEY } from './contact-call.ts';
import { startTestApp } from './test-app.ts';

/** Arrays that lie so deep in each other. */
function nest(depth: number): unknown {
  let value: unknown[] = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

test('creates a contact once and updates it by its e-mail address, whatever its case', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  const first = await createOrUpdate(app, { email: 'Anna@Example.com', stage: 1 });
  const second = await createOrUpdate(app, { email: 'anna@example.com', stage: 2, extra: [1] });

  expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
  expect(second.json()).toEqual(first.json());
  expect(await db.selectFrom('crm_contacts').select(['email', 'payload']).execute()).toEqual([
    { email: 'anna@example.com', payload: { email: 'anna@example.com', stage: 2, extra: [1] } },
  ]);
});

test('makes one contact of twenty calls at once for one telephone number', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      createOrUpdate(app, { phone: '+44 7700 900123', index }),
    ),
  );

  expect(await db.selectFrom('crm_contacts').select('phone').execute()).toEqual([
    { phone: '+447700900123' },
  ]);
});

test('keeps each contact without an address and a number as one of its own', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });
  const payloads = [
    { phone: 'on request' },
    { phone: 'on request' },
    { phone: '+' },
    { note: 'Hi' },
  ];

  const ids = [];
  for (const payload of payloads) {
    ids.push((await createOrUpdate(app, payload)).json<{ id: string }>().id);
  }

  expect(new Set(ids).size).toBe(4);
  const contacts = db.selectFrom('crm_contacts').select(['phone', 'payload']).orderBy('created_at');
  expect(await contacts.execute()).toEqual(payloads.map((payload) => ({ phone: null, payload })));
});

test('knows a telephone number in the digits of any script', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  for (const phone of ['+44 7700 900123', '＋４４ ７７００ ９００１２３', '+٤٤ ٧٧٠٠ ٩٠٠١٢٣']) {
    await createOrUpdate(app, { phone });
  }
  await createOrUpdate(app, { phone: '۰۷۷۰۰ ۹۰۰۴۵۶' });

  const contacts = db.selectFrom('crm_contacts').select('phone').orderBy('created_at');
  expect(await contacts.execute()).toEqual([{ phone: '+447700900123' }, { phone: '07700900456' }]);
});

test.each([
  ['tags', { email: 'anna@example.com', tags: ['bread', { more: 'a\0b' }] }],
  ['note', { email: 'anna@example.com', note: 'see you \ud83d' }],
  ['shop', { email: 'anna@example.com', shop: { 'a\udc00': 1 } }],
  ['email', { email: 'anna\0@example.com' }],
  // What no compression makes short enough for an index.
  ['email', { email: `${randomBytes(4_000).toString('hex')}@example.com` }],
  ['phone', { phone: BigInt(`0x${randomBytes(4_000).toString('hex')}`).toString() }],
  ['branches', { email: 'anna@example.com', branches: nest(101) }],
  // As deep as a body of 64 KiB can be.
  ['menu', `{"menu":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
] as const)(
  'names the field %s where it cannot be kept, and keeps nothing',
  async (field, payload) => {
    const { app, db } = await startTestApp({ env: { CRM_KEY } });

    const answer = await createOrUpdate(app, payload);

    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json()).error).toMatchObject({
      code: 'invalid_contact',
      fields: [{ field }],
    });
    expect(await db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
  },
);

test('an emoji, what only looks like an escape, and values a hundred deep are kept', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  const answer = await createOrUpdate(app, {
    note: '🥐 \\u0000 \\ud83d',
    branches: nest(100),
  });

  expect(answer.statusCode).toBe(202);
  expect(await db.selectFrom('crm_contacts').select('id').execute()).toHaveLength(1);
});

test('refuses every call while no server key is set, and a body over 64 KiB', async () => {
  const { app } = await startTestApp();
  expect((await createOrUpdate(app, {}, '')).statusCode).toBe(401);
  expect((await createOrUpdate(app, {}, 'undefined')).statusCode).toBe(401);
  const keyed = await startTestApp({ env: { CRM_KEY } });
  expect((await createOrUpdate(keyed.app, { note: 'x'.repeat(65_536) })).statusCode).toBe(413);
});
