import { percentile } from '../latency.ts';

import type { Read } from './reads.ts';
import type { Stage } from './stage.ts';

/** How long a read took, and as many of the reference that was made before each. */
export type Timing = {
  readonly name: string;
  readonly mostMs: number;
  readonly p50: number;
  readonly p95: number;
  /** The time in the middle as a multiple of that of the reference. */
  readonly ratio: number;
};

const WARM_UP = 2;

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Times each read so many times, each after a look-up of one lead by its primary key. */
export async function timeReads(
  { pool }: Stage,
  reads: readonly Read[],
  runs: number,
): Promise<readonly Timing[]> {
  const { rows } = await pool.query<{ id: string }>('select id from leads limit 1');
  const id = rows[0]?.id;
  const lookUp = () =>
    pool.query({ name: 'one-lead', text: 'select * from leads where id = $1', values: [id] });
  const times = new Map(reads.map(({ name }) => [name, { own: [0], reference: [0] }]));
  for (const kept of times.values()) {
    kept.own.length = 0;
    kept.reference.length = 0;
  }
  for (let nth = -WARM_UP; nth < runs; nth += 1) {
    for (const { name, read } of reads) {
      const reference = await time(lookUp);
      const own = await time(() => read(nth + WARM_UP));
      if (nth < 0) continue;
      times.get(name)?.own.push(own);
      times.get(name)?.reference.push(reference);
    }
  }
  return reads.map(({ name, mostMs }) => {
    const { own, reference } = times.get(name) ?? { own: [], reference: [] };
    const p50 = percentile(own, 0.5);
    return {
      name,
      mostMs,
      p50,
      p95: percentile(own, 0.95),
      ratio: p50 / percentile(reference, 0.5),
    };
  });
}
