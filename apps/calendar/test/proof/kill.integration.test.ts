import { createTestDatabase } from '@high-street/server/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer, TEST_SERVER } from '../child.ts';
import { findStarts } from '../client.ts';
import { proofSize } from './proof-size.ts';
import { createWalker } from './walker.ts';

const OPERATIONS = proofSize(1_000, 100_000);
const WRITERS = proofSize(8, 50);
const KILLS = proofSize(2, 10);
/** Fewer than the writers would like to have, so that they get in each other's way. */
const TIMES = WRITERS * 5;

test(
  `books nothing twice and loses nothing in ${OPERATIONS} operations of ${WRITERS} writers with ${KILLS} kills`,
  { timeout: 300_000 + OPERATIONS * 20 },
  async () => {
    const { url: databaseUrl, db, close } = await createTestDatabase();
    onTestFinished(close);
    const start = () => startReadyServer({ DATABASE_URL: databaseUrl }, TEST_SERVER);
    let server = start();
    const starts = (await findStarts((await server).url)).slice(0, TIMES);
    const findUrl = async () => (await server).url;
    const walkers = Array.from({ length: WRITERS }, (_, index) =>
      createWalker(`writer-${index}`, { findUrl, starts }),
    );
    let done = 0;
    let kills = 0;

    async function killAndRestart(running: typeof server) {
      const { child, ended } = await running;
      child.kill('SIGKILL');
      expect(await ended).toMatchObject({ signal: 'SIGKILL' });
      return start();
    }

    await Promise.all(
      walkers.map(async ({ step }) => {
        while (done < OPERATIONS) {
          done += 1;
          await step();
          if (kills < KILLS && done >= ((kills + 1) * OPERATIONS) / (KILLS + 1)) {
            kills += 1;
            server = killAndRestart(server);
          }
        }
      }),
    );

    expect(kills).toBe(KILLS);
    expect(walkers.flatMap(({ wrong }) => wrong)).toEqual([]);
    const known = walkers.flatMap((walker) => walker.known);
    const stored = await db
      .selectFrom('bookings')
      .select(['reference', 'starts_at as start', 'state', 'version'])
      .execute();
    const byReference = (a: { reference: string }, b: { reference: string }) =>
      a.reference.localeCompare(b.reference);
    expect(
      stored
        .map(({ reference, start: at, state }) => ({ reference, at: at.getTime(), state }))
        .toSorted(byReference),
    ).toEqual(
      known
        .map(({ reference, start: at, state }) => ({ reference, at: Date.parse(at), state }))
        .toSorted(byReference),
    );
    const overlaps = await sql`
      select a.reference, b.reference from bookings a join bookings b on a.id < b.id
      where a.state = 'booked' and b.state = 'booked'
        and a.starts_at < b.blocked_until and b.starts_at < a.blocked_until`.execute(db);
    expect(overlaps.rows).toEqual([]);

    const changes = stored.reduce((sum, { version }) => sum + version + 1, 0);
    // Two sides are told of each change.
    expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(2 * changes);
  },
);
