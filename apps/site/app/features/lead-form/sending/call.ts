import { CALL_LIMIT_MS, retryDelay } from '@high-street/contract';

import type { Clock, Timers } from '#/motion/clock.ts';

export type CallSetting = {
  readonly clock: Clock;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** False only when the browser knows that it has no network. */
  readonly isOnline: () => boolean;
  readonly today: () => Date;
  readonly random: () => number;
};

function sleep(ms: number, clock: Timers, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const handle = clock.setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clock.clearTimeout(handle);
    reject(signal.reason);
  });
  return promise;
}

type Outcome = { readonly answer: Response } | { readonly answer: null; readonly problem: unknown };

async function tryOnce(send: () => Promise<Response>): Promise<Outcome> {
  try {
    return { answer: await send() };
  } catch (problem) {
    return { answer: null, problem };
  }
}

/**
 * Posts JSON and gives the answer, read as JSON. A passing fault (502, 503, 504, no network) is tried again twice, with
 * the same headers and body. Throws when the limit has passed, when no try reached the server, or when the last answer
 * is not JSON.
 */
export async function call(
  setting: CallSetting,
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<unknown> {
  const { clock, send, isOnline, today, random } = setting;
  const limit = new AbortController();
  const handle = clock.setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    CALL_LIMIT_MS,
  );
  const start = clock.now();
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: limit.signal,
  };
  try {
    for (let tries = 1; ; tries += 1) {
      const outcome = await tryOnce(() => send(url, init));
      limit.signal.throwIfAborted();
      const { answer } = outcome;
      const failed = {
        tries,
        status: answer?.status ?? null,
        retryAfter: answer?.headers.get('retry-after') ?? null,
        elapsedMs: clock.now() - start,
      };
      const delay = isOnline() ? retryDelay(failed, today(), random()) : null;
      if (delay === null) {
        if (outcome.answer === null) throw outcome.problem;
        return await outcome.answer.json();
      }
      await sleep(delay, clock, limit.signal);
    }
  } finally {
    clock.clearTimeout(handle);
  }
}
