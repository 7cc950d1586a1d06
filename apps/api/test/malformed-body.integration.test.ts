import { ERRORS, errorBodySchema, IDEMPOTENCY_HEADER } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aKey } from './lead-builder.ts';
import { malformedBodies } from './malformed-body.ts';
import { startTestApp } from './test-app.ts';

const TELLS_TOO_MUCH = /node_modules|\/work\/|\.ts\b|\bat \S+ \(|stack|select |insert /i;

// asvs 1.1.1, 2.2.2
test.for(['/api/leads', '/api/send-email'])('refuses every malformed body for %s', async (url) => {
  const { app, db, sink } = await startTestApp();
  const bodies = malformedBodies();
  expect(bodies.length).toBeGreaterThan(200);
  const wrong: unknown[] = [];

  for (const { fault, type, body } of bodies) {
    const headers = {
      [IDEMPOTENCY_HEADER]: aKey(),
      ...(type === '' ? {} : { 'content-type': type }),
    };
    const answer = await app.inject({ method: 'POST', url, headers, payload: body });
    const parsed = errorBodySchema.safeParse(answer.json());
    const isRight =
      parsed.success &&
      answer.statusCode < 500 &&
      answer.statusCode === ERRORS[parsed.data.error.code].status &&
      !TELLS_TOO_MUCH.test(answer.body);
    if (!isRight) wrong.push([fault, answer.statusCode, answer.body.slice(0, 200)]);
  }

  expect(wrong).toEqual([]);
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
  expect(sink.mails).toEqual([]);
  expect({}).not.toHaveProperty('isAdmin');
});
