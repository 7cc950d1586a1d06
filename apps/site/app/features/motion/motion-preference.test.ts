import { expect, test, vi } from 'vitest';

import { createMotionPreference } from './motion-preference.ts';

function aPreference(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const reflected: boolean[] = [];
  const otherTab = new Set<() => void>();
  const preference = createMotionPreference({
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    reflect: (isPaused) => void reflected.push(isPaused),
    onOtherTab(listener) {
      otherTab.add(listener);
      return () => void otherTab.delete(listener);
    },
  });
  return { preference, values, reflected, otherTab };
}

test('the site moves until the visitor says otherwise', () => {
  expect(aPreference().preference.isPaused()).toBe(false);
});

test.each([
  ['paused', true],
  ['running', false],
  ['', false],
])('a stored "%s" reads as %s', (motion, isPaused) => {
  expect(aPreference({ motion }).preference.isPaused()).toBe(isPaused);
});

test('remembers a pause and forgets it again', () => {
  const { preference, values } = aPreference();
  preference.setPaused(true);
  expect([...values]).toEqual([['motion', 'paused']]);
  preference.setPaused(false);
  expect([...values]).toEqual([]);
});

test('tells its listeners and shows the state on the page', () => {
  const { preference, reflected } = aPreference({ motion: 'paused' });
  const listener = vi.fn<() => void>();
  const unsubscribe = preference.subscribe(listener);
  expect(reflected).toEqual([true]);
  preference.setPaused(false);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reflected).toEqual([true, false]);
  unsubscribe();
  preference.setPaused(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('follows a change made in another tab, and stops with the last listener', () => {
  const { preference, values, otherTab } = aPreference();
  const unsubscribe = preference.subscribe(() => undefined);
  values.set('motion', 'paused');
  otherTab.forEach((listener) => listener());
  expect(preference.isPaused()).toBe(true);
  unsubscribe();
  expect(otherTab.size).toBe(0);
});

test('without a store the choice holds for the page', () => {
  const preference = createMotionPreference({
    storage: () => {
      throw new Error('forbidden');
    },
    reflect: () => undefined,
    onOtherTab: () => () => undefined,
  });
  expect(preference.isPaused()).toBe(false);
  preference.setPaused(true);
  expect(preference.isPaused()).toBe(true);
});
