import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { ROUTES } from '../e2e/support/routes.ts';
import { findVisitorsBrowser } from '../ops/browser.ts';

import { percentile } from './latency.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { FLOOR_PATH, startPageServer } from './page-server.ts';
import { listFaults, weigh, type PageRow } from './page-verdict.ts';
import { replacePart } from './record.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SITE = join(ROOT, 'apps/site/build/client');

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** The verdict whose figures are each the median of several. */
function medianOf(verdicts: readonly Verdict[]): Verdict {
  const [first] = verdicts;
  if (!first) throw new Error('Nothing was measured.');
  const of = (figure: (verdict: Verdict) => number) => percentile(verdicts.map(figure), 0.5);
  return {
    ...first,
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    slowTbt: of(({ slowTbt }) => slowTbt),
    cls: of(({ cls }) => cls),
  };
}

function toLine({ path, floor, verdict }: PageRow): string {
  const { text, scripts, fonts, total } = weigh(verdict);
  const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, slowTbt, cls } = verdict;
  const cells = [
    path,
    `${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
    `${fcp.toFixed(0)} (${(fcp / floor).toFixed(2)})`,
    `${lcp.toFixed(0)} (${(lcp / floor).toFixed(2)})`,
    tbt.toFixed(0),
    slowTbt.toFixed(0),
    cls.toFixed(4),
    ...[text, scripts, fonts, total].map((size) => size.toFixed(1)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const only = values.only?.split(',');
const pages = ROUTES.filter(
  ({ path, knownAs }) => path === knownAs && (only === undefined || only.includes(path)),
);
const browser = findVisitorsBrowser();
const server = await startPageServer(SITE);
const verdicts = new Map<string, Verdict[]>(
  [FLOOR_PATH, ...pages.map(({ path }) => path)].map((path) => [path, []]),
);
// Interleaved, so that a slow moment of the machine meets all of them.
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const [path, known] of verdicts) {
    known.push(await judge(`${server.origin}${path}`, browser));
    process.stderr.write(`run ${run + 1}: ${path}\n`);
  }
}
await server.stop();

const floor = medianOf(verdicts.get(FLOOR_PATH) ?? []);
const rows = pages.map(({ path, isListed }) => ({
  path,
  isListed,
  floor: floor.lcp,
  verdict: medianOf(verdicts.get(path) ?? []),
}));
const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${values.runs} runs; floor: FCP ${floor.fcp.toFixed(0)} ms, LCP ${floor.lcp.toFixed(0)} ms, TBT ${floor.tbt.toFixed(0)} ms.`;
const table = [
  '| page | performance / accessibility / best practices / SEO | FCP ms (of the floor) | LCP ms (of the floor) | TBT ms | TBT ms on a phone three times slower | CLS | HTML and CSS kB | scripts kB | fonts kB | all kB |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rows.map(toLine),
].join('\n');
process.stdout.write(`${machine}\n\n${table}\n`);
if (values.record) await replacePart('pages', `${machine}\n\n${table}`);
const faults = rows.flatMap(listFaults);
if (faults.length > 0) {
  process.stderr.write(`Beyond the budget:\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}
process.exit();
