import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { compareWithCommand } from './desk-reads/compare-command.ts';
import { deskReads, type Read } from './desk-reads/reads.ts';
import { setStage } from './desk-reads/stage.ts';
import { replacePart } from './record.ts';
import { refuse } from './refuse.ts';
import { timeReads, type Timing } from './time-reads.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    events: { type: 'string', default: '300000' },
    runs: { type: 'string', default: '60' },
    record: { type: 'boolean', default: false },
  },
});
const [leads = 0, events = 0, runs = 0] = [values.leads, values.events, values.runs].map(Number);
if (!(leads >= 1_000 && events >= leads && runs >= 1))
  refuse('--leads takes a number from 1,000 on, --events at least as many, and --runs a number.');

function toLine({ name, p50, p95, ratio, mostMs }: Read & Timing): string {
  return `| ${[name, p50.toFixed(1), p95.toFixed(1), ratio.toFixed(1), mostMs].join(' | ')} |`;
}

function toTable(timings: readonly (Read & Timing)[], { seconds }: { seconds: Filled }): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  const made = `${seconds.generated.toFixed(0)} s to generate, ${seconds.filled.toFixed(0)} s to fill the table that the desk searches`;
  return [
    `${date}, ${availableParallelism()} cores, load average ${load}, ${leads} leads, ${events} events, ${runs} runs; ${made}.`,
    '',
    '| what | p50 ms | p95 ms | of a look-up by primary key | most ms at p95 |',
    '| --- | --- | --- | --- | --- |',
    ...timings.map(toLine),
  ].join('\n');
}

type Filled = { readonly generated: number; readonly filled: number };

await using stack = new AsyncDisposableStack();
const stage = await setStage({ leads, events });
stack.defer(stage.stop);
const { rows } = await stage.pool.query<{ id: string }>('select id from leads limit 1');
const lookUp = {
  name: 'one-lead',
  text: 'select * from leads where id = $1',
  values: [rows[0]?.id],
};
const timings = await timeReads(await deskReads(stage), () => stage.pool.query(lookUp), runs);
const table = toTable(timings, stage);
process.stdout.write(`${table}\n`);
if (values.record) await replacePart('desk reads', table);
for (const difference of await compareWithCommand(stage)) {
  process.stderr.write(`${difference}\n`);
  process.exitCode = 1;
}
for (const { name, p95, mostMs } of timings.filter((timing) => timing.p95 > timing.mostMs)) {
  process.stderr.write(`${name}: p95 is ${p95.toFixed(1)} ms, and ${mostMs} ms are the most.\n`);
  process.exitCode = 1;
}
