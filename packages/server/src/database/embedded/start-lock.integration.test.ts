import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { makeTempFolder } from '../../../test/temp-folder.ts';
import { systemClock } from '#/clock/clock.ts';
import { withStartLock } from '#/database/embedded/start-lock.ts';

test('writes nothing while it is held, so that a full disk keeps nobody out', async () => {
  const folder = await aFolder();

  const held = await withStartLock(folder, systemClock, async () => readdir(folder));

  expect(held).toEqual(['start.lock']);
  expect((await stat(join(folder, 'start.lock'))).size).toBe(0);
});

test.each([
  ['no database', 'torn'.repeat(2_000)],
  ['the beginning of one', `SQLite format 3\0${'\0'.repeat(84)}`],
])('lets one in at a time over a file that holds %s', async (_, content) => {
  const folder = await aFolder();
  await writeFile(join(folder, 'start.lock'), content);
  let inside = 0;
  const seen: number[] = [];

  await Promise.all(
    Array.from({ length: 8 }, () =>
      withStartLock(folder, systemClock, async () => {
        inside += 1;
        seen.push(inside);
        await systemClock.sleep(5);
        inside -= 1;
      }),
    ),
  );

  expect(seen).toEqual(Array.from({ length: 8 }, () => 1));
});

async function aFolder(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  return path;
}
