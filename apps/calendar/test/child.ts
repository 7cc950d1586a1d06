import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { CHILD_ENVIRONMENT, findFreePort } from '@high-street/server/testing';
import { expect, onTestFinished } from 'vitest';

import { LIFTED_LIMITS } from './test-app.ts';

/** Stands for the built booking page, which these tests do not look at. */
const PAGE_DIR = fileURLToPath(new URL('placeholder-page', import.meta.url));
// The discard port: nobody listens there, and the default might be somebody's inbox.
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

type Variables = Readonly<Record<string, string>>;

function run(script: string, words: readonly string[], variables: Variables) {
  const path = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...words], {
    env: { ...CHILD_ENVIRONMENT, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]: [unknown[], string, string]) => ({
      code,
      signal,
      stdout,
      stderr,
    }),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

/** Starts the calendar as its own process, ready or not. */
export function startServer(variables: Variables) {
  return run('server.ts', [], {
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
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String)).toBe(200);
  return { ...server, url, port };
}
