import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { ROUTES } from '../e2e/support/routes.ts';
import { findVisitorsBrowser } from '../ops/browser.ts';

import { percentile } from './latency.ts';
import { startPageServer } from './page-server.ts';
import { replacePart } from './record.ts';
import { timeVisit, type Timing } from './route-change/visit.ts';

const SITE = fileURLToPath(new URL('../apps/site/build/client', import.meta.url));
const MOST_MS = 100;
/** Home itself, and the pages that no link of Home leads to. */
const NOT_LINKED = new Set(['/', '/home', '/faqs', '/Landing', '/meet-our-team']);
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    site: { type: 'string', default: SITE },
  },
});

type Row = { readonly path: string; readonly moving: Timing[]; readonly still: Timing[] };
type Kind = keyof Timing;

const median = (timings: readonly Timing[], kind: Kind) =>
  percentile(
    timings.map((timing) => timing[kind]),
    0.5,
  );

function toLine({ path, moving, still }: Row): string {
  const figures = [
    median(still, 'there'),
    median(still, 'back'),
    median(moving, 'there'),
    median(moving, 'back'),
  ];
  return `| ${[path, ...figures.map((ms) => ms.toFixed(0))].join(' | ')} |`;
}

/** Median, p95 and ratio of all changes of one sort. */
function sumUp(name: string, timings: readonly Timing[]): string {
  const changes = timings.flatMap(({ there, back }) => [there, back]);
  const reference = median(timings, 'reference');
  const [middle, p95] = [percentile(changes, 0.5), percentile(changes, 0.95)];
  return `${name}: median ${middle.toFixed(0)} ms (${(middle / reference).toFixed(1)} of the exchange of a word, ${reference.toFixed(0)} ms), p95 ${p95.toFixed(0)} ms`;
}

function listFaults({ path, moving, still }: Row): string[] {
  const sorts: readonly (readonly [string, number])[] = [
    [`to ${path}, still`, median(still, 'there')],
    [`back from ${path}, still`, median(still, 'back')],
    [`to ${path}, moving`, median(moving, 'there')],
    [`back from ${path}, moving`, median(moving, 'back')],
  ];
  return sorts.flatMap(([change, ms]) => (ms <= MOST_MS ? [] : [`${change}: ${ms.toFixed(0)} ms`]));
}

const rows: readonly Row[] = ROUTES.map(({ path }) => path)
  .filter((path) => !NOT_LINKED.has(path))
  .filter((path) => values.only === undefined || path === values.only)
  .map((path) => ({ path, moving: [], still: [] }));
const server = await startPageServer(values.site);
const browser = await chromium.launch({
  executablePath: findVisitorsBrowser(),
  args: BROWSER_ARGS,
});
// Interleaved, so that a slow moment of the machine meets all of them.
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const { path, moving, still } of rows) {
    still.push(await timeVisit(browser, { origin: server.origin, path, isStill: true }));
    moving.push(await timeVisit(browser, { origin: server.origin, path, isStill: false }));
    process.stderr.write(`run ${run + 1}: ${path}\n`);
  }
}
await browser.close();
await server.stop();

const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}, load average ${loadavg()[1]?.toFixed(1) ?? 'unknown'}), ${values.runs} runs.`;
const sums = [
  sumUp(
    'Still',
    rows.flatMap(({ still }) => still),
  ),
  sumUp(
    'Moving',
    rows.flatMap(({ moving }) => moving),
  ),
].join('; ');
const table = [
  '| page | to it, ms | back, ms | to it, moving, ms | back, moving, ms |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(toLine),
].join('\n');
const result = `${machine} ${sums}.\n\n${table}`;
process.stdout.write(`${result}\n`);
if (values.record) await replacePart('route changes', result);
const faults = rows.flatMap(listFaults);
if (faults.length > 0) {
  process.stderr.write(`Above ${MOST_MS} ms:\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
process.exit();
