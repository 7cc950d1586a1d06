import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IDEMPOTENCY_HEADER, leadCreatedSchema } from '@high-street/contract';
import { findFreePort } from '@high-street/server/testing';

import { buildLeadContacts } from '../leads/lead-calls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const QUOTED_CHARACTERS = 2_000;
const ANSWER_LIMIT_MS = 5_000;
/** Limits that one visitor does not meet. */
const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_MINUTE: '1000000',
  HEARTBEAT_MINUTES: '0',
};

export type AcknowledgedLead = {
  readonly index: number;
  readonly key: string;
  readonly reference: string;
};

/** The API and the calendar on one data folder, as `npm start` has them. */
export type YoungStore = {
  /** Resolves once both serve; throws with what they wrote when one ends before. */
  readonly ready: Promise<void>;
  /** Sends a lead; null when it is not acknowledged. */
  readonly sendLead: (index: number, key?: string) => Promise<AcknowledgedLead | null>;
  /** Has both finish what is under way and end. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Starts both services on the data folder, ready or not. */
export async function startYoungStore(dataDir: string): Promise<YoungStore> {
  const [port, calendarPort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  let said = '';

  function start(script: string, env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(process.execPath, [script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        // The discard port: nobody listens there.
        SMTP_URL: 'smtp://127.0.0.1:9',
        ...LIFTED_LIMITS,
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-QUOTED_CHARACTERS);
      });
    }
    return child;
  }

  async function waitUntilReady(child: ChildProcess): Promise<void> {
    const early = once(child, 'close').then(() => Promise.reject(new Error(said.trim())));
    await Promise.race([once(child, 'message'), early]);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(
      children.map(async (child) => {
        if (isOver(child)) return;
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }),
    );
  }

  const children = [
    start('apps/api/src/server.ts', { PORT: String(port), SITE_DIR: '/nowhere' }),
    start('apps/calendar/src/server.ts', {
      CALENDAR_PORT: String(calendarPort),
      CALENDAR_URL: `http://127.0.0.1:${calendarPort}`,
      SITE_URL: url,
      PAGE_DIR: join(ROOT, 'apps/calendar/test/placeholder-page'),
    }),
  ];
  const ready = Promise.all(children.map(waitUntilReady)).then(() => undefined);
  // Who loses the power does not wait for it.
  ready.catch(() => undefined);
  return {
    ready,
    sendLead: async (index, key = randomUUID()) => {
      try {
        const answer = await fetch(`${url}/api/leads`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [IDEMPOTENCY_HEADER]: key,
            origin: url,
          },
          body: JSON.stringify({ contacts: buildLeadContacts(index) }),
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        });
        if (answer.status !== 201) return null;
        const { reference } = leadCreatedSchema.parse(await answer.json());
        return { index, key, reference };
      } catch {
        return null; // It lost its power, which is what this is about.
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
