import { setTimeout as wait } from 'node:timers/promises';

import { waitUntil } from '../fault-day/wait-until.ts';

import { startLoad, type Tally } from './load.ts';
import type { Stage } from './stage.ts';
import { takeReading } from './take-reading.ts';
import { judgeProcess, type Judgement, type Reading } from './verdict.ts';

const READ_EACH_MS = 30_000;
const MINUTE_MS = 60_000;

export type Soak = {
  readonly tally: Tally;
  readonly mails: number;
  readonly judgements: readonly Judgement[];
  readonly faults: readonly string[];
};

const describe = (name: string, at: Reading) =>
  `${at.minute.toFixed(1)} min ${name}: ${at.residentMb.toFixed(0)} MB, heap ${at.heapMb.toFixed(0)} MB, ${at.descriptors} descriptors, ${at.connections} connections`;

/** Resolves once nothing waits to be delivered; throws when that does not come about. */
async function waitForDeliveries(pool: Stage['pool']): Promise<void> {
  await waitUntil('everything is delivered', async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from deliveries where state <> 'done'`,
    );
    return rows[0]?.count === 0;
  });
}

function listTroubles({ watched }: Stage, { failed, failures }: Tally): string[] {
  const counted = failed === 0 ? [] : [`${failed} visits failed, the first of them:`, ...failures];
  const ended = watched.filter(({ process }) => process.hasEnded());
  const said = watched.filter(({ process }) => process.said() !== '');
  return [
    ...counted,
    ...ended.map(({ name }) => `${name}: ended by itself`),
    ...said.map(({ name, process }) => `${name}: logged errors: ${process.said()}`),
  ];
}

/** Keeps a steady load on the stage for so many minutes and judges what became of its processes. */
export async function runSoak(
  stage: Stage,
  minutes: number,
  say: (line: string) => void,
): Promise<Soak> {
  const { watched, pool } = stage;
  const readings = new Map<string, Reading[]>(watched.map(({ name }) => [name, []]));
  const begun = performance.now();
  const load = startLoad(stage);
  let mails = 0;
  try {
    for (let due = READ_EACH_MS; due <= minutes * MINUTE_MS; due += READ_EACH_MS) {
      await wait(begun + due - performance.now());
      // The mail server keeps them for tests; here they would be this process's own leak.
      mails += stage.mails.splice(0).length;
      for (const one of watched) {
        if (one.process.hasEnded()) throw new Error(`${one.name} ended: ${one.process.said()}`);
        const reading = await takeReading(one, pool, due / MINUTE_MS);
        readings.get(one.name)?.push(reading);
        say(`${describe(one.name, reading)}; ${load.tally.failed} visits failed`);
      }
    }
  } finally {
    await load.stop();
  }
  await waitForDeliveries(pool);
  mails += stage.mails.splice(0).length;
  const judgements = [...readings].map(([name, own]) => judgeProcess(name, own, minutes));
  const faults = [
    ...judgements.flatMap((judgement) => judgement.faults),
    ...listTroubles(stage, load.tally),
  ];
  return { tally: load.tally, mails, judgements, faults };
}
