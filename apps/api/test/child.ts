import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { CHILD_ENVIRONMENT, findFreePort } from '@high-street/server/testing';
import { expect, onTestFinished } from 'vitest';

/** Limits that no test meets by accident. */
const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_EMAIL_DAY: '1000000',
  LEADS_PER_MINUTE: '10000000',
  MAILS_PER_ADDRESS_DAY: '1000000',
  MAILS_PER_SECOND: '100000',
  HEARTBEAT_MINUTES: '0',
};

type Variables = Readonly<Record<string, string>>;

function run(script: string, words: readonly string[], variables: Variables) {
  const path = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...words], {
    env: { ...CHILD_ENVIRONMENT, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), read(child.stdout), read(child.stderr)]).then(
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

/** All that came before the end, or before a test hung up. */
async function read(stream: Readable): Promise<string> {
  let seen = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    seen += chunk;
  });
  await new Promise((resolve) => {
    stream.once('close', resolve);
  });
  return seen;
}

/** Starts the leads command as its own process. */
export function startLeads(variables: Variables, ...words: string[]) {
  return run('leads-command/cli.ts', words, variables);
}

/** Starts the API as its own process, ready or not. */
export function startServer(variables: Variables) {
  return run('server.ts', [], { HOST: '127.0.0.1', SITE_DIR: '/nowhere', ...variables });
}

/** Starts the API on a free port and waits until it can store leads. */
export async function startReadyServer(variables: Variables) {
  const port = await findFreePort();
  const server = startServer({ PORT: String(port), ...LIFTED_LIMITS, ...variables });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String)).toBe(200);
  return { ...server, url, port };
}
