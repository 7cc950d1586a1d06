import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const HOME = fileURLToPath(new URL('lighthouse/', import.meta.url));
const COMMAND = join(HOME, 'node_modules/lighthouse/cli/index.js');
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The certificate is made for the run.
  '--ignore-certificate-errors',
];

const figure = z.object({ numericValue: z.number() });
const score = z.object({ score: z.number() });
const requestSchema = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  transferSize: z.number().default(0),
  networkRequestTime: z.number(),
});
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    metrics: z.object({
      details: z.object({
        items: z.tuple([z.object({ observedLoad: z.number() })], z.unknown()),
      }),
    }),
    'network-requests': z.object({ details: z.object({ items: z.array(requestSchema) }) }),
  }),
});

/** One request of a page: bytes as transferred, and when it was made, in milliseconds. */
export type PageRequest = z.infer<typeof requestSchema>;

/** What Lighthouse says of a page: scores of 0 to 100, times in milliseconds. */
export type Verdict = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly loadedAt: number;
  readonly requests: readonly PageRequest[];
};

function toVerdict({ categories, audits }: z.infer<typeof reportSchema>): Verdict {
  const percent = (part: { score: number }) => Math.round(part.score * 100);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    loadedAt: audits.metrics.details.items[0].observedLoad,
    requests: audits['network-requests'].details.items,
  };
}

/** Judges the page at the address as a phone on a slow network, in a browser of its own at that path. */
export async function judge(address: string, browser: string): Promise<Verdict> {
  if (!existsSync(COMMAND))
    throw new Error('Lighthouse is not installed. Run npm run bench:pages, which installs it.');
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const report = join(folder, 'report.json');
  const options = ['--output=json', `--output-path=${report}`, '--quiet'];
  const child = spawn(
    process.execPath,
    [COMMAND, address, ...options, `--chrome-flags=${CHROME_FLAGS.join(' ')}`],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: browser } },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} on ${address}.`);
  const verdict = toVerdict(reportSchema.parse(JSON.parse(await readFile(report, 'utf8'))));
  await rm(folder, { recursive: true });
  return verdict;
}
