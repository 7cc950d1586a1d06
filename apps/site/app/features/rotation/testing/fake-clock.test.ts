import { expect, test } from 'vitest';

import { fakeClock } from './fake-clock.ts';

test('runs timers in the order of their moments, each at its own time', () => {
  const clock = fakeClock();
  const runs: [string, number][] = [];
  clock.setTimeout(() => runs.push(['late', clock.now()]), 200);
  clock.setTimeout(() => runs.push(['early', clock.now()]), 100);
  clock.advance(250);
  expect(runs).toEqual([
    ['early', 100],
    ['late', 200],
  ]);
  expect(clock.now()).toBe(250);
});

test('runs a timer that another timer has set, if its moment is reached', () => {
  const clock = fakeClock();
  const runs: number[] = [];
  clock.setTimeout(() => clock.setTimeout(() => runs.push(clock.now()), 100), 100);
  clock.advance(199);
  expect(runs).toEqual([]);
  clock.advance(1);
  expect(runs).toEqual([200]);
});

test('a cleared timer does not run and waits no longer', () => {
  const clock = fakeClock();
  const handle = clock.setTimeout(() => expect.unreachable(), 100);
  clock.clearTimeout(handle);
  expect(clock.pending()).toBe(0);
  clock.advance(1000);
});

test('after oversleeping a timer runs once, at the later time', () => {
  const clock = fakeClock();
  const runs: number[] = [];
  clock.setTimeout(() => runs.push(clock.now()), 100);
  clock.oversleep(5000);
  expect(runs).toEqual([5000]);
});
