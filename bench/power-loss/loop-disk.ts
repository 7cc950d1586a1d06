import { execFile } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_BYTES = 400 * 1024 * 1024;
// Nothing reaches the disk unless it is flushed: the journal is not committed by the clock, and a file that replaces
// another one gets no flush of ext4's own.
const MOUNT_OPTIONS = 'loop,commit=300,noauto_da_alloc';
// EXT4_IOC_SHUTDOWN of linux/fs/ext4/ext4.h, with EXT4_GOING_FLAGS_NOLOGFLUSH. Node has no ioctl; Perl comes with Debian.
const CUT =
  'my $flags = pack("L", 2); open(my $folder, "<", $ARGV[0]) or die $!; ioctl($folder, 0x8004587d, $flags) or die $!';

/** A disk of its own that loses its power. */
export type LoopDisk = {
  readonly path: string;
  /** Takes the power away: what was not flushed is gone, and everything fails until the power is back. */
  readonly cut: () => Promise<void>;
  /** Mounts it again; nobody may use it any more. */
  readonly restore: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Makes an empty ext4 file system within a file of the folder, and mounts it; for root on Linux. */
export async function makeLoopDisk(folder: string): Promise<LoopDisk> {
  const image = join(folder, 'disk.image');
  const path = join(folder, 'disk');
  await mkdir(path);
  const file = await open(image, 'w');
  await file.truncate(SIZE_BYTES);
  await file.close();
  await run('mkfs.ext4', ['-q', '-F', image]);
  const mount = async () => void (await run('mount', ['-o', MOUNT_OPTIONS, image, path]));
  const unmount = async () => void (await run('umount', [path]));
  await mount();
  return {
    path,
    cut: async () => void (await run('perl', ['-e', CUT, path])),
    restore: async () => {
      await unmount();
      await mount();
    },
    remove: unmount,
  };
}
