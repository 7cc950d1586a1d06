import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findBrowser } from './browser.ts';
import { buildIfStale, CALENDAR_PAGE, siteBuild, type Build } from './build.ts';
import { planCalendar } from './calendar-plan.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startConfigSchema } from './start-config.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  type Tally,
  type TestReport,
} from './test-report.ts';

const PASSED: TestReport = { tally: { passed: 1, failed: 0, skipped: 0 }, tests: [] };
const FAILED: TestReport = { tally: { passed: 0, failed: 1, skipped: 0 }, tests: [] };
const MEMBERS = [
  'owner',
  'packages/build',
  'packages/contract',
  'packages/letter',
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

/** Where the journeys start a booking page of their own. */
const TEST_CALENDAR_URL = 'http://localhost:3999/';

/** The site as `npm start` builds it when nothing is set. */
const SHIPPED_SITE = siteBuild(planCalendar(startConfigSchema.parse({})).url);

/** A second site for the journeys, with the gallery and with a booking page of the tests' own. */
const SITE_WITH_CALENDAR: Build = {
  ...SHIPPED_SITE,
  folder: 'apps/site/build-with-calendar',
  env: { CALENDAR_URL: TEST_CALENDAR_URL, SITE_GALLERY: '1', SITE_OUT: 'build-with-calendar' },
};

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(title: string, args: readonly string[]): TestReport {
  process.stdout.write(`· ${title}\n`);
  return run(args) ? PASSED : FAILED;
}

/** The reports as one. */
export function joinReports(reports: readonly TestReport[]): TestReport {
  const sum = (key: keyof Tally) => reports.reduce((total, { tally }) => total + tally[key], 0);
  return {
    tally: { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    tests: reports.flatMap(({ tests }) => tests),
  };
}

/** Format, lint, types, unused code; what the compiler needs is drawn and generated first. */
export function runChecks(): TestReport {
  const bin = 'node_modules';
  return joinReports([
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
export function runVitest(project: 'unit' | 'integration'): TestReport {
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
  return readVitestReport(takeReport(report));
}

function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv): TestReport {
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
  const { tally, tests } = readPlaywrightReport(takeReport(report));
  return { tally: succeeded ? tally : { ...tally, failed: Math.max(tally.failed, 1) }, tests };
}

/** The journeys in a real browser against the production build. */
export function runJourneys(args: readonly string[] = []): TestReport {
  const browser = findBrowser();
  for (const build of [SHIPPED_SITE, SITE_WITH_CALENDAR, CALENDAR_PAGE]) buildIfStale(build);
  return runPlaywright(['--config=e2e/playwright.config.ts', ...args], { BROWSER_PATH: browser });
}

/** The main journeys in Firefox and in WebKit, against the production build as well. */
export function runOtherBrowsers(): TestReport {
  findOtherBrowsers();
  for (const build of [SITE_WITH_CALENDAR, CALENDAR_PAGE]) buildIfStale(build);
  return runPlaywright(['--config=e2e/browsers/playwright.config.ts'], {});
}
