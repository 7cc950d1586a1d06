import { CALL_LIMIT_MS, retryDelay } from '@high-street/contract';

export type CallSetting = {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** False only when the browser knows that it has no network. */
  readonly isOnline: () => boolean;
  readonly now: () => Date;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
};

type Outcome = { readonly answer: Response } | { readonly answer: null; readonly problem: unknown };

async function tryOnce(send: () => Promise<Response>): Promise<Outcome> {
  try {
    return { answer: await send() };
  } catch (problem) {
    return { answer: null, problem };
  }
}

/**
 * Makes a call that may be repeated, because it has a key, asks only, or changes nothing the second time, and gives its answer. A passing fault is tried
 * again as the forms of the site do. Throws when there is no answer in time.
 */
export async function sendPatiently(
  { send, isOnline, now, wait, random }: CallSetting,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const begun = now().getTime();
  const limit = AbortSignal.timeout(CALL_LIMIT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  for (let tries = 1; ; tries += 1) {
    const outcome = await tryOnce(() => send(url, { ...init, signal }));
    const { answer } = outcome;
    const failed = {
      tries,
      status: answer?.status ?? null,
      retryAfter: answer?.headers.get('retry-after') ?? null,
      elapsedMs: now().getTime() - begun,
    };
    const delay = isOnline() && !signal.aborted ? retryDelay(failed, now(), random()) : null;
    if (delay === null) {
      if (outcome.answer === null) throw outcome.problem;
      return outcome.answer;
    }
    await wait(delay);
  }
}
