import { verifyFormToken } from '@high-street/server/robots';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { configSchema } from '#/config.ts';

import { startTestApp } from './test-app.ts';

const SECRET = 's'.repeat(32);
const tokenSchema = z.strictObject({ token: z.string() });

test('gives every form a token of its own that the secret verifies', async () => {
  const clock = fakeClock();
  const { app } = await startTestApp({ env: { FORM_TOKEN_SECRET: SECRET }, clock });

  const answers = [await app.inject('/api/form-token'), await app.inject('/api/form-token')];

  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  const tokens = answers.map((answer) => tokenSchema.parse(answer.json()).token);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    expect(verifyFormToken(token, SECRET, clock.now())).toMatchObject({
      isValid: true,
      issuedAt: clock.now(),
    });
  }
});

test('counts with the other calls of an address', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '1' } });

  await app.inject('/api/form-token');

  expect((await app.inject('/api/form-token')).statusCode).toBe(429);
});

test('asks for a secret of 32 characters or none', () => {
  expect(configSchema.safeParse({}).data?.FORM_TOKEN_SECRET).toBeUndefined();
  expect(configSchema.safeParse({ FORM_TOKEN_SECRET: SECRET }).success).toBe(true);
  expect(configSchema.safeParse({ FORM_TOKEN_SECRET: 'short' }).success).toBe(false);
});
