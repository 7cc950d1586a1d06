import { readProcessState } from '../process-state.ts';

import { call } from './call.ts';
import type { Stage, Watched } from './stage.ts';
import type { Reading } from './verdict.ts';

const BYTES_PER_MB = 1_024 * 1_024;
const HEAP = /^nodejs_heap_size_used_bytes (\S+)$/m;

async function countConnections(pool: Stage['pool'], name: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where application_name = $1',
    [name],
  );
  return rows[0]?.count ?? 0;
}

/** They are told without a key to who calls this machine by its name. */
function urlOfMetrics(url: string): string {
  return `http://localhost:${new URL(url).port}/metrics`;
}

/** Reads what a process takes at this minute: from /proc, from its metrics and from the database. */
export async function takeReading(
  { name, url, process }: Watched,
  pool: Stage['pool'],
  minute: number,
): Promise<Reading> {
  // Asked last, as the question takes a descriptor itself.
  const state = await readProcessState(process.pid);
  const connections = await countConnections(pool, name);
  const heap = HEAP.exec((await call(urlOfMetrics(url), [200])).text)?.[1];
  if (heap === undefined) throw new Error(`The metrics of the ${name} tell no heap.`);
  return { minute, ...state, heapMb: Number(heap) / BYTES_PER_MB, connections };
}
