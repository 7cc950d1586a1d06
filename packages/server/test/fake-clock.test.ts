import { expect, test } from 'vitest';

import { fakeClock } from './index.ts';

test('wakes sleepers when their time has come, not before', async () => {
  const clock = fakeClock(new Date(0));
  const woken: number[] = [];
  const sleeps = [30, 10].map((ms) => clock.sleep(ms).then(() => woken.push(ms)));

  clock.advance(10);
  await sleeps[1];
  expect(woken).toEqual([10]);

  clock.advance(20);
  await sleeps[0];
  expect(woken).toEqual([10, 30]);
  expect(clock.now()).toEqual(new Date(30));
});

test('ends a sleep when its signal aborts', async () => {
  const stop = new AbortController();
  const sleep = fakeClock().sleep(10, stop.signal);

  stop.abort();

  await expect(sleep).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
