import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { call, type CallSetting } from './call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = number | 'no network' | 'never';

/** A network that gives these answers one after the other, and notes when it was asked. */
function aNetwork(answers: Answer[], changes: Partial<CallSetting> = {}) {
  const start = performance.now();
  const asked: { at: number; key: unknown }[] = [];
  const setting: CallSetting = {
    clock: {
      now: () => performance.now(),
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
      clearTimeout: (handle) => clearTimeout(handle),
    },
    isOnline: () => true,
    today: () => new Date(),
    random: () => 0.5,
    send: (_, { headers, signal }) => {
      asked.push({
        at: Math.round(performance.now() - start),
        key: new Headers(headers).get('idempotency-key'),
      });
      const answer = answers[asked.length - 1] ?? 'never';
      if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
      if (answer === 'never') {
        const { promise, reject } = Promise.withResolvers<Response>();
        signal?.addEventListener('abort', () => reject(signal.reason));
        return promise;
      }
      return Promise.resolve(Response.json({ answer }, { status: answer }));
    },
    ...changes,
  };
  const post = () => call(setting, '/api/leads', { 'idempotency-key': 'k' }, {});
  return { asked, post };
}

function outcomeOf(post: () => Promise<unknown>) {
  return post().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: String(error) }),
  );
}

async function settle(post: () => Promise<unknown>, ms: number) {
  const outcome = outcomeOf(post);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test('a good answer is asked for once', async () => {
  const { asked, post } = aNetwork([201]);
  expect(await settle(post, 0)).toEqual({ answer: { answer: 201 } });
  expect(asked).toHaveLength(1);
});

test('a passing fault is tried again after 1 s and 3 s under the same key', async () => {
  const { asked, post } = aNetwork([503, 'no network', 201]);
  expect(await settle(post, 4000)).toEqual({ answer: { answer: 201 } });
  expect(asked).toEqual([0, 1000, 4000].map((at) => ({ at, key: 'k' })));
});

test('the third fault is the answer', async () => {
  const { asked, post } = aNetwork([503, 502, 504]);
  expect(await settle(post, 4000)).toEqual({ answer: { answer: 504 } });
  expect(asked).toHaveLength(3);
});

test.each([400, 404, 413, 422, 429, 500])('%i is never tried again', async (status) => {
  const { asked, post } = aNetwork([status, 201]);
  expect(await settle(post, 15_000)).toEqual({ answer: { answer: status } });
  expect(asked).toHaveLength(1);
});

test('no network three times is thrown', async () => {
  const { post } = aNetwork(['no network', 'no network', 'no network']);
  expect(await settle(post, 4000)).toEqual({ error: 'TypeError: Failed to fetch' });
});

test('no answer is thrown after 15 s, tries and waits included', async () => {
  const { asked, post } = aNetwork([503, 'never']);
  let isSettled = false;
  const outcome = outcomeOf(post);
  void outcome.finally(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ error: expect.stringContaining('No answer in time') });
  expect(asked).toHaveLength(2);
});

test('a browser that knows it is offline says so at once', async () => {
  const { asked, post } = aNetwork(['no network'], { isOnline: () => false });
  expect(await settle(post, 0)).toEqual({ error: 'TypeError: Failed to fetch' });
  expect(asked).toHaveLength(1);
});
