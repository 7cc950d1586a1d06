import { readFile } from 'node:fs/promises';

import { listFamily } from '@high-street/server/testing';

/** The unit of times in /proc on every Linux that Node runs on (USER_HZ, https://man7.org/linux/man-pages/man5/proc.5.html). */
const TICKS_PER_SECOND = 100;
const FIRST_AFTER_NAME = 3;
const FIELDS = { own: [14, 15], children: [16, 17] } as const;

async function readTicks(pid: number, fields: readonly number[]): Promise<number> {
  // One that has ended meanwhile is in the times of its parent.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(words[field - FIRST_AFTER_NAME] ?? 0), 0);
}

/** The process that started another one. */
export async function findParent(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
}

/** The seconds of processor time that a process and all that descend from it have taken so far. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const family = await listFamily(pid);
  const ticks = await Promise.all([
    ...family.map((member) => readTicks(member, FIELDS.own)),
    readTicks(pid, FIELDS.children),
  ]);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}
