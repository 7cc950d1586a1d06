import { expect, test, vi } from 'vitest';

import { createKeptChoice } from './kept-choice.ts';

function aPreference(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const reflected: (string | null)[] = [];
  const otherTab = new Set<() => void>();
  const preference = createKeptChoice({
    key: 'motion',
    values: ['paused', 'slow'],
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    reflect: (value) => void reflected.push(value),
    onOtherTab(listener) {
      otherTab.add(listener);
      return () => void otherTab.delete(listener);
    },
  });
  return { preference, values, reflected, otherTab };
}

test('nothing is chosen until the visitor chooses', () => {
  expect(aPreference().preference.read()).toBeNull();
});

test.each([
  ['paused', 'paused'],
  ['slow', 'slow'],
  ['running', null],
  ['', null],
])('a stored "%s" reads as %s', (motion, value) => {
  expect(aPreference({ motion }).preference.read()).toBe(value);
});

test('remembers what is chosen and forgets it again', () => {
  const { preference, values } = aPreference();
  preference.choose('paused');
  expect([...values]).toEqual([['motion', 'paused']]);
  preference.choose(null);
  expect([...values]).toEqual([]);
});

test('tells its listeners and shows the choice on the page', () => {
  const { preference, reflected } = aPreference({ motion: 'paused' });
  const listener = vi.fn<() => void>();
  const unsubscribe = preference.subscribe(listener);
  expect(reflected).toEqual(['paused']);
  preference.choose(null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reflected).toEqual(['paused', null]);
  unsubscribe();
  preference.choose('paused');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('follows a change made in another tab, and stops with the last listener', () => {
  const { preference, values, otherTab } = aPreference();
  const unsubscribe = preference.subscribe(() => undefined);
  values.set('motion', 'paused');
  otherTab.forEach((listener) => listener());
  expect(preference.read()).toBe('paused');
  unsubscribe();
  expect(otherTab.size).toBe(0);
});

test('says nothing of what another tab changed elsewhere in the store', () => {
  const { preference, values, reflected, otherTab } = aPreference({ motion: 'paused' });
  const listener = vi.fn<() => void>();
  preference.subscribe(listener);
  values.set('theme', 'dark');
  otherTab.forEach((tell) => tell());
  expect(listener).not.toHaveBeenCalled();
  expect(reflected).toEqual(['paused']);
  values.delete('motion');
  otherTab.forEach((tell) => tell());
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reflected).toEqual(['paused', null]);
});

test('without a store the choice holds for the page', () => {
  const preference = createKeptChoice({
    key: 'motion',
    values: ['paused', 'slow'],
    storage: () => {
      throw new Error('forbidden');
    },
    reflect: () => undefined,
    onOtherTab: () => () => undefined,
  });
  expect(preference.read()).toBeNull();
  preference.choose('paused');
  expect(preference.read()).toBe('paused');
});
