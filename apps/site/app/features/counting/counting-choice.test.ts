import { expect, test, vi } from 'vitest';

import { createCountingChoice } from './counting-choice.ts';

function aChoice({ stored = null as string | null, isRefused = false } = {}) {
  const store = new Map(stored === null ? [] : [['counting', stored]]);
  let tellOtherTab = () => {};
  const choice = createCountingChoice({
    storage: () => ({
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    }),
    isRefused: () => isRefused,
    onOtherTab(listener) {
      tellOtherTab = listener;
      return () => {
        tellOtherTab = () => {};
      };
    },
  });
  return { choice, store, tellOtherTab: () => tellOtherTab() };
}

test('counts by default, and keeps nothing of that', () => {
  const { choice, store } = aChoice();
  expect(choice.read()).toBe('on');
  expect(store.size).toBe(0);
});

test('"off" is kept, and forgotten when it is switched on again', () => {
  const { choice, store } = aChoice();
  choice.choose(false);
  expect(choice.read()).toBe('off');
  expect([...store]).toEqual([['counting', 'off']]);
  choice.choose(true);
  expect(choice.read()).toBe('on');
  expect(store.size).toBe(0);
});

test('a kept "off" holds for the next page', () => {
  expect(aChoice({ stored: 'off' }).choice.read()).toBe('off');
});

test('a browser that refuses is not asked anything else', () => {
  expect(aChoice({ isRefused: true }).choice.read()).toBe('refused by the browser');
});

test('another tab switches this one off, too', () => {
  const { choice, store, tellOtherTab } = aChoice();
  const listener = vi.fn<() => void>();
  const end = choice.subscribe(listener);
  expect(choice.read()).toBe('on');
  store.set('counting', 'off');
  tellOtherTab();
  expect(listener).toHaveBeenCalledOnce();
  expect(choice.read()).toBe('off');
  end();
  tellOtherTab();
  expect(listener).toHaveBeenCalledOnce();
});

test('without a store the choice holds for this document', () => {
  const choice = createCountingChoice({
    storage: () => {
      throw new Error('forbidden');
    },
    isRefused: () => false,
    onOtherTab: () => () => {},
  });
  expect(choice.read()).toBe('on');
  choice.choose(false);
  expect(choice.read()).toBe('off');
});
