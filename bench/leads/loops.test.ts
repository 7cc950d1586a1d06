import { expect, test } from 'vitest';

import { openLoop } from './loops.ts';

const ONE_SECOND = { perSecond: 40, seconds: 1 };

test('makes every call of the rate, and keeps the failures apart from the times', async () => {
  let made = 0;
  const { times, failures } = await openLoop(async () => {
    made += 1;
    if (made % 4 === 0) throw new Error('refused');
    return 0;
  }, ONE_SECOND);
  expect([made, times.length, failures.length]).toEqual([40, 30, 10]);
  expect(failures[0]).toBe('Error: refused');
});

test('tells the longest call of each second', async () => {
  let made = 0;
  const { worstBySecond } = await openLoop(
    async () => {
      made += 1;
      return made === 60 ? 9_000 : 1;
    },
    { perSecond: 40, seconds: 2 },
  );
  expect(worstBySecond).toHaveLength(2);
  expect(worstBySecond[0]).toBeLessThan(9_000);
  expect(worstBySecond[1]).toBeGreaterThanOrEqual(9_000);
});

test('does not wait for an answer before the next call is made', async () => {
  const all = Promise.withResolvers<void>();
  let made = 0;
  const { times } = await openLoop(async () => {
    made += 1;
    // Answered only when all have come, which never happens if each waits for the one before.
    if (made === 40) all.resolve();
    await all.promise;
    return 0;
  }, ONE_SECOND);
  expect(times).toHaveLength(40);
});
