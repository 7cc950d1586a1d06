import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { makeTempFolder } from '@high-street/server/testing';

import { killUsers } from './kill-users.ts';
import { makeLoopDisk } from './loop-disk.ts';
import { startYoungStore, type AcknowledgedLead, type YoungStore } from './young-store.ts';

/** When the power goes: so long after the start, or so long after the first lead was acknowledged. */
type Moment = { readonly since: 'start' | 'first lead'; readonly ms: number };

export type PowerLoss = {
  readonly moment: Moment;
  readonly acknowledged: number;
  /** What went wrong afterwards; null when all is well. */
  readonly fault: string | null;
};

const LATEST_MS = 3_000;

/** The first third is spread over the start, the rest over the first seconds of leads. */
export function toMoment(round: number, rounds: number): Moment {
  const atStart = Math.ceil(rounds / 3);
  return round < atStart
    ? { since: 'start', ms: Math.round(((round + 1) / atStart) * LATEST_MS) }
    : {
        since: 'first lead',
        ms: Math.round(((round - atStart) / Math.max(rounds - atStart - 1, 1)) * LATEST_MS),
      };
}

/** Sends one lead after the other until the signal; gives those that were acknowledged. */
async function sendLeads(store: YoungStore, isOver: () => boolean, onFirst: () => void) {
  const acknowledged: AcknowledgedLead[] = [];
  await store.ready;
  for (let index = 0; !isOver(); index += 1) {
    const lead = await store.sendLead(index);
    if (lead === null) continue;
    acknowledged.push(lead);
    if (acknowledged.length === 1) onFirst();
  }
  return acknowledged;
}

async function findFault(
  dataDir: string,
  acknowledged: readonly AcknowledgedLead[],
): Promise<string | null> {
  const store = await startYoungStore(dataDir);
  try {
    await store.ready;
    for (const { index, key, reference } of acknowledged) {
      // A repeat gets the reference of the first time, a lead that was lost another one.
      const again = await store.sendLead(index, key);
      if (again?.reference !== reference)
        return `lead ${index} is ${again?.reference ?? 'refused'}`;
    }
    return (await store.sendLead(acknowledged.length)) === null ? 'takes no new lead' : null;
  } catch (error) {
    return `does not open: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await store.stop();
  }
}

/** Makes a store on a disk of its own, takes its power away, gives it back, and says what is wrong then. */
export async function losePower(moment: Moment): Promise<PowerLoss> {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const disk = await makeLoopDisk(folder);
  stack.defer(disk.remove);
  stack.defer(() => killUsers(disk.path));
  const dataDir = join(disk.path, 'store', 'data');

  const store = await startYoungStore(dataDir);
  stack.defer(store.kill);
  let isOver = false;
  const first = Promise.withResolvers<void>();
  const sending = sendLeads(store, () => isOver, first.resolve).catch(() => []);
  if (moment.since === 'first lead') await first.promise;
  await wait(moment.ms);
  await disk.cut();
  isOver = true;
  await store.kill();
  const acknowledged = await sending;
  await killUsers(disk.path);
  await disk.restore();
  const fault = await findFault(dataDir, acknowledged);
  return { moment, acknowledged: acknowledged.length, fault };
}
