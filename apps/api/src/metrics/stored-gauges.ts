import { type AnswerFiguresReader, createQuarantineFacts } from '@high-street/leads';
import type { Database } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';

import { addAnswerGauges } from './answer-gauges.ts';
import { addInboundMetrics, type InboundReader } from './inbound-metrics.ts';
import { type Depth, readDepths } from './read-depths.ts';
import { shareReads } from './share-reads.ts';

export type GaugeParts = {
  readonly db: Kysely<Database>;
  /** Whether the trial leads of the service do not come through. */
  readonly isHeartbeatLate: () => Promise<boolean>;
  /** How many calls to the CRM failed in a row. */
  readonly crmFailures: () => Promise<number>;
  readonly figures: AnswerFiguresReader;
  /** What reads the mails of visitors; null where nothing does. */
  readonly inbound: InboundReader | null;
  readonly log: FastifyBaseLogger;
};

async function countHeld(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'held')
    .where('starts_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type ReadOr = <Value>(name: string, read: () => Promise<Value>) => Promise<Value | null>;

function addDepthGauges(registry: Registry, db: Kysely<Database>, readOr: ReadOr): void {
  const depthsOf = shareReads(() => readDepths(db));

  function addDepth(name: string, help: string, valueOf: (depth: Depth) => number): Gauge {
    return new Gauge({
      name,
      help,
      labelNames: ['kind', 'state'],
      registers: [registry],
      async collect() {
        const depths = await readOr(name, depthsOf);
        this.reset();
        for (const depth of depths ?? []) {
          this.set({ kind: depth.kind, state: depth.state }, valueOf(depth));
        }
      },
    });
  }

  addDepth(
    'deliveries',
    'Deliveries that are not done, by kind and state; dead ones are the dead letters.',
    ({ count }) => count,
  );
  addDepth(
    'delivery_oldest_seconds',
    'Age of the oldest delivery that is not done, by kind and state.',
    ({ age }) => age,
  );
}

/** Adds the gauges that are read from the database each time; what cannot be read is left out, and `ready` tells why. */
export function addStoredGauges(registry: Registry, parts: GaugeParts): void {
  const { db, isHeartbeatLate, crmFailures, figures, inbound, log } = parts;

  async function readOr<Value>(name: string, read: () => Promise<Value>): Promise<Value | null> {
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error, metric: name }, 'a metric could not be read');
      return null;
    }
  }

  function addNumber(name: string, help: string, read: () => Promise<number>): Gauge {
    return new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await readOr(name, read);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  addDepthGauges(registry, db, readOr);
  addNumber(
    'leads_in_quarantine',
    'Leads in quarantine, neither released nor in the bin nor marked as spam.',
    createQuarantineFacts(db).countKept,
  );
  addNumber('bookings_held', 'Bookings to come that are held and not released.', () =>
    countHeld(db),
  );
  addNumber(
    'heartbeat_late',
    '1 when the trial leads of the service do not come through.',
    async () => ((await isHeartbeatLate()) ? 1 : 0),
  );
  addNumber(
    'crm_failures',
    'Calls to the CRM that failed in a row; from ten on it is left alone for a minute each time.',
    crmFailures,
  );
  addAnswerGauges(addNumber, figures);
  if (inbound !== null) addInboundMetrics(registry, { addNumber, readOr, inbound });
}
