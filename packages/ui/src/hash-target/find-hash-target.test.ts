import { expect, onTestFinished, test, vi } from 'vitest';

import { findHashTarget } from './find-hash-target.ts';

test.each([
  ['#savings', 'savings'],
  ['#caf%C3%A9', 'café'],
  ['', null],
  ['#', null],
  ['#nothing', null],
  ['#50%', null],
  ['#%zz', null],
  ['#%c0%af', null],
])('the hash "%s" leads to %s', (hash, id) => {
  const elements = new Map(['savings', 'café'].map((each) => [each, { id: each }]));
  vi.stubGlobal('document', { getElementById: (name: string) => elements.get(name) ?? null });
  onTestFinished(() => void vi.unstubAllGlobals());

  expect(findHashTarget(hash)?.id ?? null).toBe(id);
});
