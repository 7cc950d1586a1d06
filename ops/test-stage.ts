import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { findBrowser } from './browser.ts';
import { buildIfStale, CALENDAR_PAGE, siteBuild, type Build } from './build.ts';
import { planCalendar } from './calendar-plan.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startConfigSchema } from './start-config.ts';

/** How many tests of a stage passed, failed and were left out. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
const MEMBERS = [
  'owner',
  'packages/build',
  'packages/contract',
  'packages/ui',
  'packages/server',
  'packages/leads',
  'packages/bookings',
  'apps/site',
  'apps/api',
  'apps/calendar',
  'apps/calendar/page',
  'e2e',
  'ops',
  'bench',
];

/** Where the journeys stand up a booking page of their own. */
const TEST_CALENDAR_URL = 'http://localhost:3999/';

/** The site as `npm start` builds it when nothing is set. */
const SHIPPED_SITE = siteBuild(planCalendar(startConfigSchema.parse({})).url);

/** A second site for the journeys, with the gallery and with a booking page of the tests' own. */
const SITE_WITH_CALENDAR: Build = {
  ...SHIPPED_SITE,
  folder: 'apps/site/build-with-calendar',
  env: { CALENDAR_URL: TEST_CALENDAR_URL, SITE_GALLERY: '1', SITE_OUT: 'build-with-calendar' },
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(title: string, args: readonly string[]): Tally {
  process.stdout.write(`· ${title}\n`);
  return run(args) ? PASSED : FAILED;
}

/** The sum of several tallies. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** Format, lint, types, unused code; what the compiler needs is drawn and generated first. */
export function runChecks(): Tally {
  const bin = 'node_modules';
  return addTallies([
    check('draw', ['apps/site/draw.ts']),
    check('route types', [`${bin}/@react-router/dev/bin.cjs`, 'typegen', 'apps/site']),
    check('format', [`${bin}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.']),
    check('lint', [`${bin}/oxlint/bin/oxlint`, '--format=unix', '.']),
    ...MEMBERS.map((member) =>
      check(`types of ${member}`, [`${bin}/typescript/bin/tsc`, '-p', member]),
    ),
    check('unused code', [`${bin}/knip/bin/knip.js`]),
  ]);
}

function newReport(): string {
  return join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
}

function takeReport(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });
  return JSON.parse(text);
}

/** Integration tests wait more than they work; unit tests need a core each. */
const WORKERS = { unit: [], integration: ['--maxWorkers=3'] };

/** One of the two vitest projects. */
export function runVitest(project: 'unit' | 'integration'): Tally {
  const report = newReport();
  run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      ...WORKERS[project],
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Colours make a log hard to read afterwards.
    { NO_COLOR: '1' },
  );
  const result = vitestReport.parse(takeReport(report));
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = result;
  // A file that cannot be loaded fails the run without failing a test.
  return { passed, failed: result.success ? failed : Math.max(failed, 1), skipped };
}

function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv): Tally {
  const report = newReport();
  const succeeded = run(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args],
    {
      ...env,
      TEST_CALENDAR_URL,
      SITE_WITH_CALENDAR: `${SITE_WITH_CALENDAR.folder}/client`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const { stats } = playwrightReport.parse(takeReport(report));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: stats.skipped,
  };
}

/** The journeys in a real browser against the production build. */
export function runJourneys(args: readonly string[] = []): Tally {
  const browser = findBrowser();
  for (const build of [SHIPPED_SITE, SITE_WITH_CALENDAR, CALENDAR_PAGE]) buildIfStale(build);
  return runPlaywright(['--config=e2e/playwright.config.ts', ...args], { BROWSER_PATH: browser });
}

/** The main journeys in Firefox and in WebKit, against the production build as well. */
export function runOtherBrowsers(): Tally {
  findOtherBrowsers();
  for (const build of [SITE_WITH_CALENDAR, CALENDAR_PAGE]) buildIfStale(build);
  return runPlaywright(['--config=e2e/browsers/playwright.config.ts'], {});
}
