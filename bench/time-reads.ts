import { percentile } from './latency.ts';

/** How long a read took, in ms. */
export type Timing = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The time in the middle as a multiple of that of the reference. */
  readonly ratio: number;
};

const WARM_UP = 2;

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Times each read so many times, each after the reference, which is a look-up by a primary key. */
export async function timeReads<Read extends { read: (nth: number) => Promise<unknown> }>(
  reads: readonly Read[],
  lookUp: () => Promise<unknown>,
  runs: number,
): Promise<readonly (Read & Timing)[]> {
  const timed = reads.map((one) => ({ one, own: Array<number>(), reference: Array<number>() }));
  for (let nth = -WARM_UP; nth < runs; nth += 1) {
    for (const { one, own, reference } of timed) {
      const [looked, took] = [await time(lookUp), await time(() => one.read(nth + WARM_UP))];
      if (nth < 0) continue;
      own.push(took);
      reference.push(looked);
    }
  }
  const timings: (Read & Timing)[] = [];
  for (const { one, own, reference } of timed) {
    const [p50, p95, p99] = [percentile(own, 0.5), percentile(own, 0.95), percentile(own, 0.99)];
    timings.push({ ...one, p50, p95, p99, ratio: p50 / percentile(reference, 0.5) });
  }
  return timings;
}
