import { systemClock } from '@high-street/server';
import { createDeliveryStore, workDeliveries } from '@high-street/server/deliveries';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { startTestApp, storeLead } from './test-app.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;

/** Looks once for deliveries that nobody has tried in time, as each worker does when it starts, and works on none. */
async function sweep({ db, jobs }: App): Promise<void> {
  const stop = await workDeliveries({
    queues: { mail: 1, crm: 1 },
    jobs: { ...jobs, work: async () => undefined },
    store: createDeliveryStore(db, jobs),
    deliver: async () => false,
    clock: systemClock,
    log: pino({ enabled: false }),
  });
  await stop();
}

/** A lead whose deliveries should have been tried a minute ago. */
async function storeOverdueLead({ app, db }: App): Promise<void> {
  await storeLead(app, anEnquiry());
  await sql`update deliveries set next_attempt_at = now() - interval '1 minute'`.execute(db);
  await sql`update pgboss.job set start_after = now() - interval '1 minute'`.execute(db);
}

async function countJobs({ db }: App): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job where name in ('mail', 'crm') group by name
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('deliveries that wait behind others get no second jobs', async () => {
  const app = await startTestApp();
  await storeOverdueLead(app);

  await sweep(app);

  expect(await countJobs(app)).toEqual({ mail: 2, crm: 1 });
});

test('deliveries whose jobs were lost get new ones, though another queue is behind', async () => {
  const app = await startTestApp();
  await storeOverdueLead(app);
  await sql`delete from pgboss.job where name = 'mail'`.execute(app.db);

  await sweep(app);

  expect(await countJobs(app)).toEqual({ mail: 2, crm: 1 });
});
