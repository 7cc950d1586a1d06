import { errorText, StartupError, type Clock } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

/** One look at the product; it may find several things. */
export type Check = {
  readonly about: string;
  readonly run: (signal: AbortSignal) => Promise<readonly Finding[]>;
};

type Limits = {
  readonly clock: Clock;
  readonly limitMs: number;
  /** Aborts when the operator wants to stop. */
  readonly signal: AbortSignal;
};

async function runOne(
  { about, run }: Check,
  { clock, limitMs, signal: interrupted }: Limits,
): Promise<readonly Finding[]> {
  const { fault } = reportOn(about);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, interrupted]);
  async function giveUp(): Promise<readonly Finding[]> {
    await clock.sleep(limitMs, signal);
    return [
      fault(
        `Nothing was found within ${limitMs / 1_000} s.`,
        'See whether it answers from this machine, and run this again.',
      ),
    ];
  }
  try {
    return await Promise.race([run(signal), giveUp()]);
  } catch (error) {
    // A StartupError says itself how to fix it.
    if (error instanceof StartupError) return [{ about, status: 'fault', text: error.message }];
    return [fault(`The check itself failed: ${errorText(error)}.`, 'Fix that and run this again.')];
  } finally {
    stop.abort();
  }
}

/** Runs all checks at once, each for so long at most, and gives what they found in their order. */
export async function runChecks(
  checks: readonly Check[],
  limits: Limits,
): Promise<readonly Finding[]> {
  const found = await Promise.all(checks.map((check) => runOne(check, limits)));
  return found.flat();
}
