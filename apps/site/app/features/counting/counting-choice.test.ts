import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
let signals: { globalPrivacyControl?: unknown; doNotTrack?: string | null };

beforeEach(() => {
  store.clear();
  signals = { doNotTrack: null };
  vi.resetModules();
  vi.stubGlobal('navigator', {
    get globalPrivacyControl() {
      return signals.globalPrivacyControl;
    },
    get doNotTrack() {
      return signals.doNotTrack;
    },
  });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The choice as a document finds it that is opened now. */
async function openDocument() {
  return (await import('./counting-choice.ts')).countingChoice;
}

test('counts by default, and keeps nothing of that', async () => {
  expect((await openDocument()).read()).toBe('on');
  expect([...store]).toEqual([]);
});

test('"off" is kept for the next document, and forgotten when it is switched on again', async () => {
  (await openDocument()).choose(false);
  expect([...store]).toEqual([['counting', 'off']]);
  vi.resetModules();
  const next = await openDocument();
  expect(next.read()).toBe('off');
  next.choose(true);
  expect(next.read()).toBe('on');
  expect([...store]).toEqual([]);
});

test.each([
  [{ globalPrivacyControl: true }, 'refused by the browser'],
  [{ globalPrivacyControl: false }, 'on'],
  [{ doNotTrack: '1' }, 'refused by the browser'],
  [{ doNotTrack: '0' }, 'on'],
  [{ doNotTrack: 'unspecified' }, 'on'],
])('a browser that says %j: %s', async (said, state) => {
  signals = said;
  expect((await openDocument()).read()).toBe(state);
});
