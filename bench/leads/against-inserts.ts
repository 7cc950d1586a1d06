import { availableParallelism } from 'node:os';

import { percentile } from '../latency.ts';
import { middleRound } from '../middle-round.ts';
import type { Outcome } from '../outcome.ts';

import { createHandMade } from './hand-made.ts';
import { buildLeadContacts } from './lead-calls.ts';
import { closedLoop, openLoop } from './loops.ts';
import { sampleLoad } from './sample-load.ts';
import type { Stage } from './stage.ts';

const SECONDS = 10;
const ROUNDS = 3;
const LEAST_RATIO = 0.15;
const LEAST_OF_HAND_MADE = 0.5;
const MOST_P99_MS = 50;

/** Stores leads beside bare inserts of the same row and beside the same rows written by hand, then at a fixed rate for ten seconds. */
export async function measureAgainstInserts(
  stage: Stage,
  workers: number,
  perSecond: number,
): Promise<Outcome> {
  const { pool, calls, mails } = stage;
  const lead = JSON.stringify(buildLeadContacts(0));
  let bare = 0;
  const insertBare = () =>
    pool.query('insert into leads (reference, contacts) values ($1, $2)', [
      `bare-${(bare += 1)}`,
      lead,
    ]);
  const writeByHand = createHandMade(pool);
  const loop = { workers, seconds: SECONDS };
  // Interleaved, so that a slow moment of the machine meets both.
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const inserts = await closedLoop(insertBare, loop);
    const empty = await closedLoop(calls.sendNothing, loop);
    const byHand = await closedLoop(writeByHand, loop);
    const tellLoad = await sampleLoad(stage);
    const leads = await closedLoop(calls.sendLead, loop);
    rounds.push({ inserts, empty, byHand, leads, ratio: leads / inserts, load: await tellLoad() });
  }
  const { inserts, empty, byHand, leads, ratio, load } = middleRound(rounds);
  const tellRate = await sampleLoad(stage);
  const { times, failures } = await openLoop(calls.sendLead, { perSecond, seconds: SECONDS });
  const p99 = percentile(times, 0.99);
  const notes = [`As many as it takes:\n${load}`, `At ${perSecond}/s:\n${await tellRate()}`];
  const faults = failures.slice(0, 1);
  const ofHandMade = leads / byHand;
  if (ratio < LEAST_RATIO || ofHandMade < LEAST_OF_HAND_MADE || p99 > MOST_P99_MS) {
    faults.push(
      `The target is ${LEAST_RATIO} of bare inserts, ${LEAST_OF_HAND_MADE} of the same rows by hand, and a p99 of ${MOST_P99_MS} ms.`,
    );
  }
  const figures = [inserts, empty, byHand, leads].map((figure) => figure.toFixed(0));
  return {
    head: `date | cores | bare inserts/s | empty calls/s | same rows by hand/s | leads/s | of bare inserts | of those by hand | p50 ms at ${perSecond}/s | p99 ms | mails sent meanwhile`,
    cells: [
      availableParallelism(),
      ...figures,
      ratio.toFixed(2),
      ofHandMade.toFixed(2),
      percentile(times, 0.5).toFixed(1),
      p99.toFixed(1),
      mails.length,
    ],
    notes,
    faults,
  };
}
