import { fileURLToPath } from 'node:url';

import { readConfig } from '@high-street/server';
import { findFreePort } from '@high-street/server/testing';
import { startProgram, untilReady, type Variables } from '@high-street/server/testing/program';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { configSchema } from '#/config.ts';
import { openCalendar } from '#/open-calendar.ts';

import { LIFTED_LIMITS } from './test-app.ts';
import { OWNED } from './test-owner.ts';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));
/** The same with the hours of tests, for those that need many free times. */
export const TEST_SERVER = fileURLToPath(new URL('test-server.ts', import.meta.url));

const GIVEN = {
  HOST: '127.0.0.1',
  /** Stands for the built booking page, which these tests do not look at. */
  PAGE_DIR: fileURLToPath(new URL('placeholder-page', import.meta.url)),
  // The discard port: nobody listens there, and the default might be somebody's inbox.
  SMTP_URL: 'smtp://127.0.0.1:9',
  ...LIFTED_LIMITS,
};

/** Starts the calendar as its own process, ready or not. */
export function startServer(variables: Variables, server = SERVER) {
  return startProgram([server], { ...GIVEN, ...variables });
}

/** Starts the calendar on a free port and waits until it can take bookings. */
export async function startReadyServer(variables: Variables, program = SERVER) {
  const port = await findFreePort();
  const server = startServer({ CALENDAR_PORT: String(port), ...variables }, program);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { ...server, url, port };
}

/** A calendar with the hours of tests within this process, which takes a tenth of the time: for tests that neither end it nor read what it prints. */
export async function openServerHere(variables: Variables): Promise<string> {
  const port = await findFreePort();
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  await openCalendar({
    config: readConfig(configSchema, { ...GIVEN, CALENDAR_PORT: String(port), ...variables }),
    log: pino({ enabled: false }),
    stack,
    ...OWNED,
  });
  return `http://127.0.0.1:${port}`;
}
