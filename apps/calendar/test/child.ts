import { fileURLToPath } from 'node:url';

import { findFreePort } from '@high-street/server/testing';
import { startProgram, untilReady, type Variables } from '@high-street/server/testing/program';

import { LIFTED_LIMITS } from './test-app.ts';

/** Stands for the built booking page, which these tests do not look at. */
const PAGE_DIR = fileURLToPath(new URL('placeholder-page', import.meta.url));
// The discard port: nobody listens there, and the default might be somebody's inbox.
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** Starts the calendar as its own process, ready or not. */
export function startServer(variables: Variables) {
  return startProgram([SERVER], {
    HOST: '127.0.0.1',
    PAGE_DIR,
    SMTP_URL: NO_MAIL_SERVER,
    ...LIFTED_LIMITS,
    ...variables,
  });
}

/** Starts the calendar on a free port and waits until it can take bookings. */
export async function startReadyServer(variables: Variables) {
  const port = await findFreePort();
  const server = startServer({ CALENDAR_PORT: String(port), ...variables });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { ...server, url, port };
}
