import { availableParallelism } from 'node:os';

import { percentile } from '../latency.ts';
import { middleRound } from '../middle-round.ts';
import type { Outcome } from '../outcome.ts';

import { contactsOf } from './lead-calls.ts';
import { closedLoop, openLoop } from './loops.ts';
import type { Stage } from './stage.ts';

const SECONDS = 10;
const ROUNDS = 3;
const LEAST_RATIO = 0.25;
const MOST_P99_MS = 50;

/** Stores leads beside bare inserts of the same row, then at a fixed rate for ten seconds. */
export async function measureAgainstInserts(
  { pool, calls, mails }: Stage,
  workers: number,
  perSecond: number,
): Promise<Outcome> {
  const lead = JSON.stringify(contactsOf(0));
  let bare = 0;
  const insertBare = () =>
    pool.query('insert into leads (reference, contacts) values ($1, $2)', [
      `bare-${(bare += 1)}`,
      lead,
    ]);
  const loop = { workers, seconds: SECONDS };
  // Interleaved, so that a slow moment of the machine meets both.
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const inserts = await closedLoop(insertBare, loop);
    const empty = await closedLoop(calls.sendNothing, loop);
    const leads = await closedLoop(calls.sendLead, loop);
    rounds.push({ inserts, empty, leads, ratio: leads / inserts });
  }
  const { inserts, empty, leads, ratio } = middleRound(rounds);
  const { times, failures } = await openLoop(calls.sendLead, { perSecond, seconds: SECONDS });
  const p99 = percentile(times, 0.99);
  const faults = failures.slice(0, 1);
  if (ratio < LEAST_RATIO || p99 > MOST_P99_MS) {
    faults.push(`The target is a ratio of ${LEAST_RATIO} and a p99 of ${MOST_P99_MS} ms.`);
  }
  const figures = [inserts, empty, leads].map((figure) => figure.toFixed(0));
  return {
    head: `date | cores | bare inserts/s | empty calls/s | leads/s | ratio | p50 ms at ${perSecond}/s | p99 ms | mails sent meanwhile`,
    cells: [
      availableParallelism(),
      ...figures,
      ratio.toFixed(2),
      percentile(times, 0.5).toFixed(1),
      p99.toFixed(1),
      mails.length,
    ],
    faults,
  };
}
