import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { setStage, type Stage } from './desk-numbers/stage.ts';
import { listViews } from './desk-numbers/views.ts';
import { replacePart } from './record.ts';
import { refuse } from './refuse.ts';
import { timeReads, type Timing } from './time-reads.ts';

const MOST_MS = 200;
const MOST_BYTES = 1_000_000_000;
const MEGABYTE = 1_000_000;

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '730' },
    views: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '40' },
    record: { type: 'boolean', default: false },
  },
});
const [days = 0, viewsADay = 0, runs = 0] = [values.days, values.views, values.runs].map(Number);
if (!(days >= 14 && viewsADay >= 1 && runs >= 1))
  refuse('--days takes a number from 14 on, --views and --runs a number.');

type Size = { readonly name: string; readonly rows: string; readonly bytes: number };

async function measureTables({ pool }: Stage): Promise<readonly Size[]> {
  const { rows } = await pool.query<Size>(
    `select relname as name, reltuples::bigint::text as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relname in ('counts', 'week_counts', 'block_counts') order by 1`,
  );
  return rows;
}

function toLine({ name, p50, p99, ratio }: Timing & { name: string }): string {
  return `| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${ratio.toFixed(0)} |`;
}

await using stack = new AsyncDisposableStack();
const stage = await setStage({ days, viewsADay });
stack.defer(stage.stop);
const sizes = await measureTables(stage);
const timings = await timeReads(
  listViews(stage),
  () =>
    stage.pool.query(
      `select n from week_counts where what = 'seen' and page = '/' and source = '*'
      order by week desc limit 1`,
    ),
  runs,
);
const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
const megabytes = (size: number) => `${(size / MEGABYTE).toFixed(0)} MB`;
const tables = sizes.map(
  ({ name, rows, bytes: own }) => `\`${name}\` ${rows} rows, ${megabytes(own)}`,
);
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}, ${days} days of ${viewsADay} views, ${runs} runs; ${stage.seconds.toFixed(0)} s to generate; ${tables.join('; ')}.`,
  '',
  '| what | p50 ms | p99 ms | of a look-up by primary key |',
  '| --- | --- | --- | --- |',
  ...timings.map(toLine),
].join('\n');
process.stdout.write(`${table}\n`);
if (values.record) await replacePart('numbers', table);
const slow = timings.filter(({ p99 }) => p99 > MOST_MS);
for (const { name, p99 } of slow) {
  process.stderr.write(`${name}: p99 is ${p99.toFixed(1)} ms, and ${MOST_MS} ms are the most.\n`);
}
if (bytes > MOST_BYTES) {
  process.stderr.write(
    `The tables take ${megabytes(bytes)}, and ${megabytes(MOST_BYTES)} are the most.\n`,
  );
}
if (slow.length > 0 || bytes > MOST_BYTES) process.exitCode = 1;
