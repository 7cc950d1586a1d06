import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** How much slower than this machine the phone is for which Lighthouse reckons, by default and in a second reckoning. */
const SLOWDOWN = 4;
export const SLOW_PHONE_SLOWDOWN = 12;

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

/** What Lighthouse keeps of a load, as far as a second reckoning changes it. */
const kept = z.looseObject({
  settings: z.looseObject({ throttling: z.looseObject({ cpuSlowdownMultiplier: z.number() }) }),
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
  /** The blocking time on a phone three times slower. */
  readonly slowTbt: number;
  readonly cls: number;
  readonly loadedAt: number;
  readonly requests: readonly PageRequest[];
};

type Report = z.infer<typeof reportSchema>;

function toVerdict({ categories, audits }: Report, slow: Report): Verdict {
  const percent = (part: { score: number }) => Math.round(part.score * 100);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    slowTbt: slow.audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    loadedAt: audits.metrics.details.items[0].observedLoad,
    requests: audits['network-requests'].details.items,
  };
}

async function runLighthouse(args: readonly string[], browser: string): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, ...args, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} on ${args[0]}.`);
}

/** What Lighthouse reckons from a load that it has kept in a folder, for a phone so many times slower than this machine. */
async function reckon(address: string, folder: string, slowdown: number): Promise<Report> {
  const load = join(folder, 'artifacts.json');
  const known = kept.parse(JSON.parse(await readFile(load, 'utf8')));
  known.settings.throttling.cpuSlowdownMultiplier = slowdown;
  await writeFile(load, JSON.stringify(known));
  const report = join(folder, `report-${slowdown}.json`);
  const options = ['--output=json', `--output-path=${report}`];
  const slower = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  await runLighthouse([address, `--audit-mode=${folder}`, slower, ...options], '');
  return reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
}

/**
 * Judges the page at the address as a phone on a slow network, in a browser of its own at that path. A slower phone is
 * reckoned from the same load.
 */
export async function judge(address: string, browser: string): Promise<Verdict> {
  if (!existsSync(COMMAND))
    throw new Error('Lighthouse is not installed. Run npm run bench:pages, which installs it.');
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const flags = `--chrome-flags=${CHROME_FLAGS.join(' ')}`;
  await runLighthouse([address, `--gather-mode=${folder}`, flags], browser);
  const report = await reckon(address, folder, SLOWDOWN);
  const slow = await reckon(address, folder, SLOW_PHONE_SLOWDOWN);
  await rm(folder, { recursive: true });
  return toVerdict(report, slow);
}
