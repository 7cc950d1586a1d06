import { errorBodySchema, ERRORS, IDEMPOTENCY_HEADER } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aKey } from '../lead-builder.ts';
import { malformedBodies } from '../malformed-body.ts';
import { startTestApp } from '../test-app.ts';
import { proofSize } from './proof-size.ts';

const INPUTS = proofSize(2_000, 1_000_000);
const TELLS_TOO_MUCH = /node_modules|\/work\/|\.ts\b|\bat \S+ \(|stack|select |insert /i;
const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** The same numbers at each run, so that a fault can be looked at again. */
function createLot(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * MULTIPLIER) % MODULUS;
    return state % below;
  };
}

/** A body with some of its bytes changed, taken out or said twice. */
function spoil(body: Buffer, lot: (below: number) => number): Buffer {
  if (body.length === 0) return body;
  const at = lot(body.length);
  const change = lot(4);
  if (change === 0) return Buffer.concat([body.subarray(0, at), body.subarray(at + 1 + lot(8))]);
  if (change === 1)
    return Buffer.concat([body.subarray(0, at), Buffer.from([lot(256)]), body.subarray(at)]);
  if (change === 2) return Buffer.concat([body.subarray(0, at), body.subarray(lot(body.length))]);
  const copy = Buffer.from(body);
  copy[at] = lot(256);
  return copy;
}

test(
  `answers ${INPUTS} malformed inputs without a 5xx and without telling of itself`,
  { timeout: 120_000 + INPUTS * 5 },
  async () => {
    const { app } = await startTestApp();
    const lot = createLot(20_260_105);
    const bodies = malformedBodies().filter(({ body }) => body.length < 10_000);
    const wrong: unknown[] = [];

    for (let index = 0; index < INPUTS && wrong.length < 5; index += 1) {
      const { type, body, fault } = bodies[lot(bodies.length)] ?? {
        type: '',
        body: null,
        fault: '',
      };
      const payload = body && lot(3) > 0 ? spoil(body, lot) : body;
      const headers = { [IDEMPOTENCY_HEADER]: aKey(), ...(type ? { 'content-type': type } : {}) };
      const url = lot(2) === 0 ? '/api/leads' : '/api/send-email';
      const answer = await app.inject({ method: 'POST', url, headers, payload: payload ?? '' });
      // Spoiling a wrong field may fix it.
      if (answer.statusCode === 201) continue;
      const parsed = errorBodySchema.safeParse(answer.json());
      const isRight =
        parsed.success &&
        answer.statusCode < 500 &&
        answer.statusCode === ERRORS[parsed.data.error.code].status &&
        !TELLS_TOO_MUCH.test(answer.body);
      if (!isRight) wrong.push([fault, answer.statusCode, answer.body.slice(0, 200)]);
    }

    expect(wrong).toEqual([]);
  },
);
