import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type { Stage } from './stage.ts';

const SECOND_MS = 1_000;
const SAMPLE_EVERY_MS = 200;
const MOST_SECONDS = 12;
/** The fields of the first line of /proc/stat (https://man7.org/linux/man-pages/man5/proc_stat.5.html). */
const CPU_FIELDS = ['user', 'nice', 'system', 'idle', 'iowait', 'irq', 'softirq', 'steal'] as const;
const SHOWN = ['idle', 'iowait', 'steal'] as const;

/** What was seen in one second: how often the database's connections waited for what, and what the processors did. */
type Seen = { waits: Map<string, number>; cpu: Readonly<Record<string, number>> };

async function readCpu(): Promise<Readonly<Record<string, number>>> {
  const [, ...ticks] = ((await readFile('/proc/stat', 'utf8')).split('\n')[0] ?? '').split(/\s+/);
  return Object.fromEntries(CPU_FIELDS.map((name, index) => [name, Number(ticks[index])]));
}

/** Which shares of the processors' time went where between two readings, in percent. */
function tellCpu(from: Readonly<Record<string, number>>, to: Readonly<Record<string, number>>) {
  const grown = CPU_FIELDS.map((name) => (to[name] ?? 0) - (from[name] ?? 0));
  const all = grown.reduce((sum, one) => sum + one, 0);
  return SHOWN.map((name) => {
    const share = (100 * ((to[name] ?? 0) - (from[name] ?? 0))) / Math.max(1, all);
    return `${name} ${share.toFixed(0)} %`;
  }).join(', ');
}

/**
 * Looks every fifth of a second what the database waits for and what the processors do, so that the slowest seconds
 * explain themselves.
 */
export function watchSeconds(pool: Stage['pool']) {
  const seen: Seen[] = [];
  const stopping = new AbortController();
  const begun = performance.now();

  async function sample(): Promise<void> {
    const { rows } = await pool.query<{ what: string; count: number }>(
      `select coalesce(backend_type || ' ' || wait_event_type || ' ' || wait_event, backend_type || ' works') as what,
        count(*)::int as count
      from pg_stat_activity
      where pid <> pg_backend_pid() and wait_event_type is distinct from 'Activity'
        and wait_event is distinct from 'ClientRead'
      group by 1`,
    );
    const second = Math.floor((performance.now() - begun) / SECOND_MS);
    const one = (seen[second] ??= { waits: new Map(), cpu: await readCpu() });
    for (const { what, count } of rows) one.waits.set(what, (one.waits.get(what) ?? 0) + count);
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sample();
      await wait(SAMPLE_EVERY_MS);
    }
  }

  const watching = watch();
  return {
    /** The slowest seconds as lines, in their order. */
    async tellSlowest(worstBySecond: readonly number[]): Promise<string> {
      stopping.abort();
      await watching;
      const slowest = worstBySecond
        .map((ms, second) => ({ ms, second }))
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, MOST_SECONDS)
        .toSorted((a, b) => a.second - b.second);
      return slowest
        .map(({ ms, second }) => {
          const now = seen[second];
          const next = seen[second + 1];
          const cpu = now && next ? tellCpu(now.cpu, next.cpu) : '';
          const waits = [...(now?.waits ?? [])].map(([what, count]) => `${what} ${count}`);
          return `second ${second}: worst ${ms.toFixed(0)} ms; ${cpu}; ${waits.join(', ')}`;
        })
        .join('\n');
    },
  };
}
