import { execFile } from 'node:child_process';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { createLog, errorCode, openDatabase } from '@high-street/server';
import { makeTempFolder } from '@high-street/server/testing';

import { killUsers } from '../power-loss/kill-users.ts';
import { startYoungStore, type AcknowledgedLead } from '../power-loss/young-store.ts';

/** What came of a disk that was full for a while. */
export type FullDisk = {
  readonly acknowledged: number;
  readonly lost: number;
  /** From the room to the first lead that was acknowledged. */
  readonly backMs: number;
};

const SIZE = 'size=400m,mode=755';
const PACE_MS = 20;
const BLOCK_BYTES = 1024 * 1024;
const run = promisify(execFile);

/** Writes the file until its disk has no room left, while others write there too. */
async function fill(file: string): Promise<void> {
  try {
    for (;;) await appendFile(file, Buffer.alloc(BLOCK_BYTES));
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}

/**
 * Writes to the log of the database until it has no room: then PostgreSQL ends, and cannot be started. A disk that is
 * full for some hours comes to that by itself, as calls that fail are written there too.
 */
async function fillLog(dataDir: string): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    for (;;) await pool.query(`select pg_logical_emit_message(false, '', repeat('-', 1000000))`);
  } catch {
    // Its session may have broken just now.
    await close().catch(() => undefined);
  }
}

/** Fills the disk of a store under leads, gives the room back after that time, and waits for a lead. */
export async function fillDisk(fullMs: number): Promise<FullDisk> {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const disk = join(folder, 'disk');
  await mkdir(disk);
  await run('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', disk]);
  stack.defer(async () => void (await run('umount', [disk])));
  stack.defer(() => killUsers(disk));
  const dataDir = join(disk, 'data');
  const store = await startYoungStore(dataDir);
  stack.defer(store.stop);
  await store.ready;

  const acknowledged: AcknowledgedLead[] = [];
  let index = 0;
  async function send(): Promise<boolean> {
    const lead = await store.sendLead(index);
    // Another visitor each time, since one who tries on and on meets a limit.
    index += 1;
    if (lead === null) await wait(PACE_MS);
    else acknowledged.push(lead);
    return lead !== null;
  }
  async function sendUntil(isAcknowledged: boolean): Promise<void> {
    while ((await send()) !== isAcknowledged);
  }

  await sendUntil(true);
  const ballast = join(disk, 'ballast');
  await fill(ballast);
  await fillLog(dataDir);
  await sendUntil(false);
  const end = performance.now() + fullMs;
  while (performance.now() < end) await send();
  await rm(ballast);
  const freed = performance.now();
  await sendUntil(true);
  const backMs = performance.now() - freed;

  let lost = 0;
  for (const lead of acknowledged) {
    // A repeat gets the reference of the first time, a lead that was lost another one.
    const again = await store.sendLead(lead.index, lead.key);
    if (again?.reference !== lead.reference) lost += 1;
  }
  return { acknowledged: acknowledged.length, lost, backMs };
}
