import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** A run of all tests was seen to keep 0.6 GB at most. */
const LEAST_ROOM = 2 * GB;
/** Its browsers and services need the rest. */
const LEAST_MEMORY = 6 * GB;

/** What a choice of the folder goes by: the text of /proc/mounts, what /dev/shm has free and what the machine has, in bytes. */
type MemoryRoom = {
  readonly mounts: string;
  readonly room: number;
  readonly memory: number;
};

/**
 * The folder in memory for what tests write, or null where it may not be used: tests run programs from it, and where it
 * is small, as in most containers, it would be full.
 */
export function chooseMemoryFolder({ mounts, room, memory }: MemoryRoom): string | null {
  const mount = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === SHARED_MEMORY);
  if (!mount) return null;
  const [, , kind, options = ''] = mount;
  if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return null;
  return room >= LEAST_ROOM && memory >= LEAST_MEMORY ? SHARED_MEMORY : null;
}

/** Where tests put their databases and files: in memory where that may be, and where TMPDIR says in any case. */
export function findTempFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  const room = { room: bavail * bsize, memory: process.availableMemory() };
  return chooseMemoryFolder({ mounts: readFileSync('/proc/mounts', 'utf8'), ...room }) ?? tmpdir();
}
