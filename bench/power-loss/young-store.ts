import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IDEMPOTENCY_HEADER, leadCreatedSchema } from '@high-street/contract';
import { findFreePort } from '@high-street/server/testing';

import { buildLeadContacts } from '../leads/lead-calls.ts';
import { LIFTED_LIMITS, spawnProcess } from '../start-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ANSWER_LIMIT_MS = 5_000;

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

/** Starts both services on the data folder, ready or not. */
export async function startYoungStore(dataDir: string): Promise<YoungStore> {
  const [port, calendarPort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // The discard port: nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    HEARTBEAT_MINUTES: '0',
    ...LIFTED_LIMITS,
  };
  const services = [
    spawnProcess('apps/api/src/server.ts', { ...env, PORT: String(port), SITE_DIR: '/nowhere' }),
    spawnProcess('apps/calendar/src/server.ts', {
      ...env,
      CALENDAR_PORT: String(calendarPort),
      CALENDAR_URL: `http://127.0.0.1:${calendarPort}`,
      SITE_URL: url,
      PAGE_DIR: join(ROOT, 'apps/calendar/test/placeholder-page'),
    }),
  ];
  const ready = Promise.all(services.map((service) => service.ready)).then(() => undefined);
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
    stop: async () => void (await Promise.all(services.map(({ stop }) => stop()))),
    kill: async () => void (await Promise.all(services.map(({ kill }) => kill()))),
  };
}
