import { readCpuSeconds } from '../cpu-seconds.ts';

import type { Stage } from './stage.ts';

const MOST_STATEMENTS = 10;
const TEXT_LENGTH = 90;
const SECOND_MS = 1_000;
const LAG = /^nodejs_eventloop_lag_(p99|max)_seconds (\S+)$/gm;

type Statement = {
  readonly calls: number;
  readonly totalMs: number;
  readonly meanMs: number;
  readonly planMs: number;
  readonly text: string;
};

async function listStatements(pool: Stage['pool']): Promise<readonly Statement[]> {
  const { rows } = await pool.query<Statement>(
    `select sum(calls)::float8 as calls, sum(total_exec_time + total_plan_time) as "totalMs",
      sum(total_exec_time) / sum(calls) as "meanMs", sum(total_plan_time) / sum(calls) as "planMs",
      min(regexp_replace(query, '\\s+', ' ', 'g')) as text
    from pg_stat_statements group by queryid having sum(calls) > 0 order by 2 desc limit $1`,
    [MOST_STATEMENTS],
  );
  return rows;
}

/** The delay of the service's event loop since it was asked last. */
async function readLoopDelay(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(LAG)]
    .map(([, name, seconds]) => `${name} ${(Number(seconds) * SECOND_MS).toFixed(1)} ms`)
    .join(', ');
}

function tellStatements(statements: readonly Statement[], seconds: number): string[] {
  return statements.map(({ calls, totalMs, meanMs, planMs, text }) =>
    [
      `${((100 * totalMs) / (seconds * SECOND_MS)).toFixed(1).padStart(5)} % of a core`,
      `${(calls / seconds).toFixed(1).padStart(7)}/s`,
      `${meanMs.toFixed(3).padStart(8)} ms`,
      `plan ${planMs.toFixed(3)} ms`,
      text.trim().slice(0, TEXT_LENGTH),
    ].join('  '),
  );
}

/**
 * Notes what the machine does from now on: processor time by process, the delay of the event loop, and the statements
 * that the database spent most time on. The returned function gives it as lines to print beside the table.
 */
export async function sampleLoad(stage: Stage): Promise<() => Promise<string>> {
  const { pool, service, databasePid, metricsUrl } = stage;
  const watched = { service: service.pid, PostgreSQL: databasePid } as const;
  const readAll = async () =>
    Promise.all(
      Object.entries(watched).map(
        async ([name, pid]) => [name, await readCpuSeconds(pid)] as const,
      ),
    );
  await pool.query('select pg_stat_statements_reset()');
  await readLoopDelay(metricsUrl);
  const own = process.cpuUsage();
  const [begun, before] = [performance.now(), await readAll()];

  return async () => {
    const seconds = (performance.now() - begun) / SECOND_MS;
    const { user, system } = process.cpuUsage(own);
    const after = new Map(await readAll());
    const shares = before.map(
      ([name, earlier]) =>
        `${name} ${((100 * ((after.get(name) ?? 0) - earlier)) / seconds).toFixed(0)} %`,
    );
    const bench = `this bench ${((user + system) / seconds / 10_000).toFixed(0)} %`;
    return [
      `Processor, of one core: ${[...shares, bench].join(', ')}`,
      `Event loop of the service: ${await readLoopDelay(metricsUrl)}`,
      ...tellStatements(await listStatements(pool), seconds),
    ].join('\n');
  };
}
