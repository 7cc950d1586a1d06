import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { findRouter } from '@high-street/build';
import { expect, test } from 'vitest';

test('the router is found without npm, which alone puts its name into PATH', () => {
  const words = [findRouter(fileURLToPath(new URL('..', import.meta.url))), '--version'];

  const { status, stdout } = spawnSync(process.execPath, words, { env: {}, encoding: 'utf8' });

  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});
