import { errorBodySchema } from '@high-street/contract';
import { readConfig, type Clock, type OpenDatabase } from '@high-street/server';
import { createHttpApp } from '@high-street/server/http';
import { createLimits, shedLoad } from '@high-street/server/limits';
import { NEVER_LATE_MS } from '@high-street/server/testing';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { configSchema } from '#/config.ts';
import { readLeadLimits } from '#/read-lead-limits.ts';

import { patientClock } from './patient-clock.ts';

const log = pino({ enabled: false });
const secret = 's'.repeat(32);
const bodySchema = z.strictObject({ email: z.string() });

/** Limits that no test meets by accident, with the given ones changed. */
export const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: 100_000,
  LEADS_PER_ADDRESS_HOUR: 100_000,
  LEADS_PER_EMAIL_DAY: 100_000,
  LEADS_PER_MINUTE: 100_000,
};

type Changes = {
  readonly config?: Partial<typeof LIFTED_LIMITS>;
  readonly trustedProxies?: readonly string[];
  readonly delayLimitMs?: number;
  readonly clock?: Clock;
};

/** A bare app with the limits as the service wires them: one call, one that takes leads, and health outside the scope. */
export async function startLimitedApp(pool: OpenDatabase['pool'], changes: Changes = {}) {
  const {
    config = {},
    trustedProxies = [],
    delayLimitMs = NEVER_LATE_MS,
    clock = patientClock,
  } = changes;
  const app = createHttpApp(log, { trustedProxies });
  const limits = createLimits({
    pool,
    settings: readLeadLimits({ ...readConfig(configSchema, {}), ...LIFTED_LIMITS, ...config }),
    secret,
    log,
    clock,
  });
  function takeLead(request: FastifyRequest) {
    const { email } = bodySchema.parse(request.body);
    return limits
      .countNew({ address: request.ip, email, call: request })
      .then(() => ({ success: true }));
  }
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(async (calls) => {
    await shedLoad(calls, { countWaiting: limits.countWaiting, delayLimitMs });
    await calls.register(async (scope) => {
      scope.addHook('onRequest', limits.deferCall);
      scope.addHook('onSend', limits.countWaitingCall);
      scope.post('/api/leads', takeLead);
    });
    await calls.register(async (others) => {
      others.addHook('onRequest', limits.countCall);
      others.get('/api/thing', async () => ({ success: true }));
    });
    await calls.register(async (plain) => {
      plain.post('/enquiry', { preHandler: limits.countCall }, async () => 'a page');
    });
  });
  onTestFinished(() => app.close());
  return { app, limits };
}

/** Makes a call and gives its status, with the code of a refusal and when to come back. */
export async function call(app: FastifyInstance, options: InjectOptions = {}) {
  const answer = await app.inject({ url: '/api/thing', ...options });
  const isRefused = answer.statusCode >= 400;
  return {
    status: answer.statusCode,
    code: isRefused ? errorBodySchema.parse(answer.json()).error.code : null,
    retryAfter: answer.headers['retry-after'],
    headers: answer.headers,
  };
}

/** Sends a lead as `call` does. */
export function sendLead(app: FastifyInstance, email: string, from = '203.0.113.7') {
  const options = { url: '/api/leads', method: 'POST', payload: { email } } as const;
  return call(app, { ...options, remoteAddress: from });
}
