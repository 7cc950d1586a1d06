import { availableParallelism } from 'node:os';

import { percentile } from '../latency.ts';
import type { Outcome } from '../outcome.ts';
import { readProcessState } from '../process-state.ts';

import { openLoop } from './loops.ts';
import { sampleLoad } from './sample-load.ts';
import type { Stage } from './stage.ts';
import { watchSeconds } from './watch-seconds.ts';

const MINUTE_SECONDS = 60;
const MOST_P99_MS = 50;
/** A process that has just begun answers slowly until its code is compiled and its connections are open. */
const WARM_UP_SECONDS = 5;

/** Stores leads at a fixed rate for so many minutes after a short warm-up, and tells what memory that took. */
export async function measureForMinutes(
  stage: Stage,
  minutes: number,
  perSecond: number,
): Promise<Outcome> {
  const { calls, mails, service } = stage;
  await openLoop(calls.sendLead, { perSecond, seconds: WARM_UP_SECONDS });
  const tellLoad = await sampleLoad(stage);
  const before = await readProcessState(service.pid);
  const seconds = minutes * MINUTE_SECONDS;
  const watch = watchSeconds(stage.pool);
  const { times, worstBySecond, failures } = await openLoop(calls.sendLead, { perSecond, seconds });
  const slowest = await watch.tellSlowest(worstBySecond);
  const after = await readProcessState(service.pid);
  const p99 = percentile(times, 0.99);
  const faults = [];
  if (failures.length > 0) faults.push(`${failures.length} leads failed, first: ${failures[0]}`);
  if (service.said() !== '') faults.push(`The service logged errors: ${service.said()}`);
  if (p99 > MOST_P99_MS) faults.push(`The target is a p99 of ${MOST_P99_MS} ms.`);
  return {
    head: `date | cores | minutes | asked for a second | leads | errors | p50 ms | p99 ms | worst ms | MB before | MB after | mails sent meanwhile`,
    cells: [
      availableParallelism(),
      minutes,
      perSecond,
      times.length,
      failures.length,
      ...[percentile(times, 0.5), p99, percentile(times, 1)].map((ms) => ms.toFixed(1)),
      before.residentMb.toFixed(0),
      after.residentMb.toFixed(0),
      mails.length,
    ],
    notes: [await tellLoad(), slowest],
    faults,
  };
}
