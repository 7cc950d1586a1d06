import type { Database, DeliveryKind } from '@high-street/server';
import type { Outcome } from '@high-street/server/deliveries';
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Parts = {
  readonly db: Kysely<Database>;
  /** Whether the heartbeats come through. */
  readonly isHeartbeatLate: () => Promise<boolean>;
};

type Depth = { kind: DeliveryKind; state: string; count: number; age: number };

async function readDepths(db: Kysely<Database>): Promise<Depth[]> {
  const { rows } = await sql<Depth>`
    select kind, state, count(*)::float8 as count,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
    from deliveries where state <> 'done' group by kind, state
  `.execute(db);
  return rows;
}

/** What is asked of the database each time that the metrics are read. */
function addGauges(registers: Registry[], { db, isHeartbeatLate }: Parts): Gauge[] {
  return [
    new Gauge({
      name: 'deliveries',
      help: 'Deliveries that are not done, by kind and state; dead ones are the dead letters.',
      labelNames: ['kind', 'state'],
      registers,
      async collect() {
        this.reset();
        for (const { kind, state, count } of await readDepths(db)) this.set({ kind, state }, count);
      },
    }),
    new Gauge({
      name: 'delivery_oldest_seconds',
      help: 'Age of the oldest delivery that is not done, by kind and state.',
      labelNames: ['kind', 'state'],
      registers,
      async collect() {
        this.reset();
        for (const { kind, state, age } of await readDepths(db)) this.set({ kind, state }, age);
      },
    }),
    new Gauge({
      name: 'leads_in_quarantine',
      help: 'Leads kept apart and not released.',
      registers,
      async collect() {
        const { count } = await db
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('quarantined_at', 'is not', null)
          .where('released_at', 'is', null)
          .executeTakeFirstOrThrow();
        this.set(Number(count));
      },
    }),
    new Gauge({
      name: 'heartbeat_late',
      help: '1 when the trial leads of the service do not come through.',
      registers,
      async collect() {
        this.set((await isHeartbeatLate()) ? 1 : 0);
      },
    }),
  ];
}

/** Everything that Prometheus is told, in a registry of its own. */
export function createMetrics(parts: Parts) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads stored, by status and by whether they were kept apart.',
    labelNames: ['status', 'quarantined'],
    registers,
  });
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts at deliveries, by kind (visitor, provider, crm) and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const attemptSeconds = new Histogram({
    name: 'delivery_attempt_seconds',
    help: 'How long attempts at deliveries took.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  addGauges(registers, parts);

  return {
    noteLead: (status: string, isQuarantined: boolean): void =>
      leads.inc({ status, quarantined: String(isQuarantined) }),
    noteAttempt: (kind: DeliveryKind, outcome: Outcome['kind'], seconds: number): void => {
      attempts.inc({ kind, outcome });
      if (outcome !== 'postponed') attemptSeconds.observe({ kind }, seconds);
    },
    noteCall: (route: string, status: number, seconds: number): void =>
      calls.observe({ route, status: String(status) }, seconds),
    /** The metrics as Prometheus reads them. */
    read: async (): Promise<{ type: string; text: string }> => ({
      type: registry.contentType,
      text: await registry.metrics(),
    }),
  };
}

/** Everything that Prometheus is told. */
export type Metrics = ReturnType<typeof createMetrics>;
