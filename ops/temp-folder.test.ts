import { tmpdir } from 'node:os';

import { expect, onTestFinished, test, vi } from 'vitest';

import { chooseMemoryFolder, findTempFolder } from './temp-folder.ts';

const GB = 1024 ** 3;
const MOUNTS = `/dev/vda / ext4 rw,relatime 0 0
tmpfs /dev/shm tmpfs rw,nosuid,relatime,size=24684084k 0 0
`;
const ROOM = { mounts: MOUNTS, room: 4 * GB, memory: 8 * GB };

test('tests write into memory where it has room for them', () => {
  expect(chooseMemoryFolder(ROOM)).toBe('/dev/shm');
});

test.for([
  ['has no such folder', { mounts: '/dev/vda / ext4 rw 0 0\n' }],
  ['runs no programs from it', { mounts: MOUNTS.replace('nosuid', 'nosuid,noexec') }],
  ['keeps it on a disk', { mounts: MOUNTS.replace('shm tmpfs', 'shm ext4') }],
  ['gives it little room, as containers do', { room: 64 * 1024 ** 2 }],
  ['has little memory', { memory: 4 * GB }],
] as const)('and where temporary files go else on a machine that %s', ([, machine]) => {
  expect(chooseMemoryFolder({ ...ROOM, ...machine })).toBeNull();
});

test('a folder that is asked for is used, whatever the machine has', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TMPDIR', '/var/tmp');
  expect([findTempFolder(), tmpdir()]).toEqual(['/var/tmp', '/var/tmp']);
});
