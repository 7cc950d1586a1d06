import { expect, onTestFinished, test, vi } from 'vitest';

import { hasPageCome } from './has-page-come.ts';

const asModule = (code: string) => ({ module: `data:text/javascript,${code}` });

test('a page has come with its scripts', async () => {
  expect(await hasPageCome(asModule('export default 1'))).toBe(true);
});

test('a page whose scripts fail has not come', async () => {
  expect(await hasPageCome(asModule('throw 1'))).toBe(false);
});

test('a page that is on its way for fifteen seconds has not come', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const answers: boolean[] = [];
  const answer = hasPageCome(asModule('await new Promise(() => {})')).then((hasCome) =>
    answers.push(hasCome),
  );
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answers).toEqual([false]);
});
