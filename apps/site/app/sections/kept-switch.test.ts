import { expect, test, vi } from 'vitest';

import { createKeptSwitch } from './kept-switch.ts';

function aPreference(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const reflected: boolean[] = [];
  const otherTab = new Set<() => void>();
  const preference = createKeptSwitch({
    key: 'motion',
    value: 'paused',
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    reflect: (isSet) => void reflected.push(isSet),
    onOtherTab(listener) {
      otherTab.add(listener);
      return () => void otherTab.delete(listener);
    },
  });
  return { preference, values, reflected, otherTab };
}

test('a switch is not set until the visitor sets it', () => {
  expect(aPreference().preference.isSet()).toBe(false);
});

test.each([
  ['paused', true],
  ['running', false],
  ['', false],
])('a stored "%s" reads as %s', (motion, isSet) => {
  expect(aPreference({ motion }).preference.isSet()).toBe(isSet);
});

test('remembers that it is set and forgets it again', () => {
  const { preference, values } = aPreference();
  preference.set(true);
  expect([...values]).toEqual([['motion', 'paused']]);
  preference.set(false);
  expect([...values]).toEqual([]);
});

test('tells its listeners and shows the state on the page', () => {
  const { preference, reflected } = aPreference({ motion: 'paused' });
  const listener = vi.fn<() => void>();
  const unsubscribe = preference.subscribe(listener);
  expect(reflected).toEqual([true]);
  preference.set(false);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reflected).toEqual([true, false]);
  unsubscribe();
  preference.set(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('follows a change made in another tab, and stops with the last listener', () => {
  const { preference, values, otherTab } = aPreference();
  const unsubscribe = preference.subscribe(() => undefined);
  values.set('motion', 'paused');
  otherTab.forEach((listener) => listener());
  expect(preference.isSet()).toBe(true);
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
  expect(reflected).toEqual([true]);
  values.delete('motion');
  otherTab.forEach((tell) => tell());
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reflected).toEqual([true, false]);
});

test('without a store the choice holds for the page', () => {
  const preference = createKeptSwitch({
    key: 'motion',
    value: 'paused',
    storage: () => {
      throw new Error('forbidden');
    },
    reflect: () => undefined,
    onOtherTab: () => () => undefined,
  });
  expect(preference.isSet()).toBe(false);
  preference.set(true);
  expect(preference.isSet()).toBe(true);
});
