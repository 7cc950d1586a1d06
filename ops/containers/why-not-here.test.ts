import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { isAtLeast } from './why-not-here.ts';

test.for([
  ['2.24.4', true],
  ['v2.24.4', true],
  ['2.40.3-3', true],
  ['3.0.0', true],
  ['2.24.3', false],
  ['2.9.10', false],
  ['1.29.2', false],
  ['', false],
] as const)('version %s will do: %s', ([version, will]) => {
  expect(isAtLeast(version, [2, 24, 4])).toBe(will);
});

test('npm run test:containers says in one sentence that there is no Docker', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ops/containers.ts'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  });

  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^.]*compose\.yaml was not tried[^.\n]*Docker[^.\n]*\.\n$/);
});
