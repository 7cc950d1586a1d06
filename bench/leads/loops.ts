import { setTimeout as wait } from 'node:timers/promises';

const SECOND_MS = 1_000;

/** How many times a second the work is done by so many at once. */
export async function closedLoop(
  work: () => Promise<unknown>,
  { workers, seconds }: { workers: number; seconds: number },
): Promise<number> {
  let done = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * SECOND_MS;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (!isOver()) {
        await work();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / SECOND_MS);
}

/** What came of calls at a fixed rate: the milliseconds of those that were answered, and how the others failed. */
export type OpenLoop = {
  readonly times: readonly number[];
  /** The longest of the calls that were due in each second. */
  readonly worstBySecond: readonly number[];
  readonly failures: readonly string[];
};

/** Makes calls at a fixed rate, whether earlier ones are answered or not; each is timed from when it was due. */
export async function openLoop(
  work: () => Promise<number>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<OpenLoop> {
  const times: number[] = [];
  const worstBySecond = Array.from({ length: Math.ceil(seconds) }, () => 0);
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();

  async function callOnce(due: number): Promise<void> {
    try {
      const ms = await work();
      // Counted from when it was due, so that a late start is not hidden.
      const taken = ms + Math.max(0, performance.now() - ms - due);
      times.push(taken);
      const second = Math.floor((due - begun) / SECOND_MS);
      worstBySecond[second] = Math.max(taken, worstBySecond[second] ?? 0);
    } catch (error) {
      failures.push(String(error));
    }
  }

  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begun + (index * SECOND_MS) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const calling: Promise<void> = callOnce(due).finally(() => underWay.delete(calling));
    underWay.add(calling);
  }
  await Promise.all(underWay);
  return { times, worstBySecond, failures };
}
