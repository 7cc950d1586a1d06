import { execFileSync } from 'node:child_process';
import { chmod, mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { onTestFinished, type TestContext } from 'vitest';

import { makeTempFolder } from './temp-folder.ts';

const DISK_MB = 160;

/** A small disk of its own for the length of the test; skips the test where mounting is not allowed. */
export async function aSmallDisk({ skip }: TestContext): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  const disk = join(path, 'disk');
  await mkdir(disk);
  await chmod(path, 0o755);
  try {
    const options = `size=${DISK_MB}m,mode=755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    skip('mounting is not allowed here');
  }
  onTestFinished(() => void execFileSync('umount', ['-l', disk]));
  return disk;
}

/** Leaves so many bytes of the disk free; the rest is taken by its file `ballast`. */
export async function fillDisk(disk: string, left = 0): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
}
