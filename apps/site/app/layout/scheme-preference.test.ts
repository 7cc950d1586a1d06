import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SAVED_SCHEME_SCRIPT } from './saved-scheme.ts';

let dataset: Record<string, string>;
/** The tags that colour the browser's own bars. */
let tags: { dataset: { bars: string }; media: string }[];

beforeEach(() => {
  dataset = {};
  tags = ['light', 'dark'].map((bars) => ({
    dataset: { bars },
    media: `(prefers-color-scheme: ${bars})`,
  }));
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => tags });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The choice as a document finds it that is opened now, on a device that keeps this. */
async function openDocument(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  vi.stubGlobal('window', { localStorage: storage });
  return import('./scheme-preference.ts');
}

function refuse(): never {
  throw new Error('Storage is blocked.');
}

test('a choice is kept for the next document, and that of the device is kept as none', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  (await openDocument(storage)).chooseScheme('dark');
  expect([...kept]).toEqual([['scheme', 'dark']]);
  vi.resetModules();
  const next = await openDocument(storage);
  expect(next.readScheme()).toBe('dark');
  next.chooseScheme('system');
  expect([...kept]).toEqual([]);
});

test('where storage is blocked, the page shows each choice and goes back to that of the device', async () => {
  const { readScheme, chooseScheme } = await openDocument({
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  expect(readScheme()).toBe('system');
  chooseScheme('dark');
  expect(readScheme()).toBe('dark');
  expect(dataset).toEqual({ scheme: 'dark' });
  chooseScheme('system');
  expect(readScheme()).toBe('system');
  expect(dataset).toEqual({});
});

test("the browser's own bars have the colour that is chosen, in the next document too", async () => {
  const device = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
  const storage = { getItem: () => 'dark', setItem: () => undefined, removeItem: () => undefined };
  const { chooseScheme } = await openDocument(storage);
  runInNewContext(SAVED_SCHEME_SCRIPT, { document, localStorage: storage });
  expect(tags.map(({ media }) => media)).toEqual(['not all', 'all']);
  chooseScheme('system');
  expect(tags.map(({ media }) => media)).toEqual(device);
  chooseScheme('light');
  expect(tags.map(({ media }) => media)).toEqual(['all', 'not all']);
});
