import { availableParallelism } from 'node:os';

import { percentile } from '../latency.ts';
import { openLoop } from '../leads/loops.ts';
import type { Stage } from '../leads/stage.ts';
import { middleRound } from '../middle-round.ts';
import type { Outcome } from '../outcome.ts';

import { openPages } from './open-pages.ts';
import type { RunningDesk } from './start-desk.ts';

const MOST_RATIO = 1.1;
/** A process that has just begun answers slowly until its code is compiled and its connections are open. */
const WARM_UP_SECONDS = 15;

type Load = { readonly perSecond: number; readonly seconds: number };

async function sendLeads({ calls }: Stage, load: Load) {
  const { times, failures } = await openLoop(calls.sendLead, load);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failures };
}

async function runRound(stage: Stage, desk: RunningDesk, load: Load, isDeskFirst: boolean) {
  async function besidePages() {
    const pages = openPages(desk);
    const leads = await sendLeads(stage, load);
    return { leads, seen: await pages.close() };
  }
  const first = isDeskFirst ? await besidePages() : null;
  const alone = await sendLeads(stage, load);
  const beside = first ?? (await besidePages());
  return { alone, ...beside, ratio: beside.leads.p99 / alone.p99 };
}

/** Stores leads at a fixed rate, alone and beside people at the desk in turns, so that a slow moment meets both. */
export async function measureBesideDesk(
  stage: Stage,
  desk: RunningDesk,
  { rounds: count, ...load }: Load & { readonly rounds: number },
): Promise<Outcome> {
  const warmUp = openPages(desk);
  await sendLeads(stage, { ...load, seconds: WARM_UP_SECONDS });
  await warmUp.close();
  const rounds = [];
  for (let index = 0; index < count; index += 1) {
    rounds.push(await runRound(stage, desk, load, index % 2 === 1));
  }
  const { alone, leads, ratio } = middleRound(rounds);
  const seen = rounds.map((round) => round.seen);
  const failures = rounds.flatMap((round) => [...round.alone.failures, ...round.leads.failures]);
  const faults = [...failures.slice(0, 1), ...seen.flatMap((one) => one.faults).slice(0, 1)];
  if (ratio > MOST_RATIO) faults.push(`The target is a p99 of ${MOST_RATIO} of that alone.`);
  if (desk.service.said() !== '') faults.push(`The desk logged errors: ${desk.service.said()}`);
  const milliseconds = [alone.p50, leads.p50, alone.p99, leads.p99].map((ms) => ms.toFixed(1));
  return {
    head: `date | cores | leads/s | people | seconds × rounds | p50 ms alone | p50 ms beside | p99 ms alone | p99 ms beside | ratio | pages opened`,
    cells: [
      availableParallelism(),
      load.perSecond,
      desk.cookies.length,
      `${load.seconds} × ${count}`,
      ...milliseconds,
      ratio.toFixed(2),
      seen.reduce((sum, { pages }) => sum + pages, 0),
    ],
    notes: rounds.map(
      (round) =>
        `alone ${round.alone.p99.toFixed(1)} ms, beside ${round.leads.p99.toFixed(1)} ms, ratio ${round.ratio.toFixed(2)}`,
    ),
    faults,
  };
}
