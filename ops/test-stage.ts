import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findBrowser } from './browser.ts';
import { buildIfStale, CALENDAR_PAGE } from './build.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { runScript, runScriptAside } from './run-script.ts';
import {
  joinReports,
  readPlaywrightReport,
  readVitestReport,
  type TestReport,
} from './test-report.ts';
import { SITE_WITH_GALLERY, TEST_CALENDAR_URL } from './test-sites.ts';

const PASSED: TestReport = { tally: { passed: 1, failed: 0, skipped: 0 }, tests: [] };
const FAILED: TestReport = { tally: { passed: 0, failed: 1, skipped: 0 }, tests: [] };
const BIN = 'node_modules';
/** What each member has, so that none is left out. */
const MEMBER_CONFIGS = '{*,packages/*,apps/*,apps/*/page}/tsconfig.json';
/** Services and commands that tests start take half as long where Node finds again what it compiled. */
const COMPILED = { NODE_COMPILE_CACHE: join(PROJECT_ROOT, 'node_modules/.cache/compiled') };

type Check = readonly [title: string, ...args: string[]];

type Priority = number;
const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority;

async function check(
  [title, ...args]: Check,
  priority: Priority = PRIORITY_NORMAL,
): Promise<TestReport> {
  const { isOk, output } = await runScriptAside(args, priority);
  process.stdout.write(`· ${title}\n${output}`);
  return isOk ? PASSED : FAILED;
}

async function checkInTurn(checks: readonly Check[], priority?: Priority): Promise<TestReport> {
  const reports: TestReport[] = [];
  for (const one of checks) reports.push(await check(one, priority));
  return joinReports(reports);
}

/** Draws and generates what compilers, builds and tests read. */
export async function runDrawings(): Promise<TestReport> {
  const makeTypes = `${BIN}/@react-router/dev/bin.cjs`;
  return joinReports(
    await Promise.all([
      check(['draw', 'apps/site/draw.ts']),
      checkInTurn([
        ['route types', makeTypes, 'typegen', 'apps/site'],
        ['route types of the desk', makeTypes, 'typegen', 'apps/desk'],
      ]),
    ]),
  );
}

/** Format and lint beside types, since each keeps one core busy, then unused code; all read what was drawn and generated. */
async function runReadingChecks(priority: Priority): Promise<TestReport> {
  const [texts, types] = await Promise.all([
    checkInTurn(
      [
        ['format', `${BIN}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.'],
        ['lint', `${BIN}/oxlint/bin/oxlint`, '--format=unix', '.'],
      ],
      priority,
    ),
    checkInTurn(
      globSync(MEMBER_CONFIGS, { cwd: PROJECT_ROOT }).map((config): Check => [
        `types of ${dirname(config)}`,
        `${BIN}/typescript/bin/tsc`,
        // Members are so small that several threads cost twice the work.
        '--singleThreaded',
        '-p',
        config,
      ]),
      priority,
    ),
  ]);
  return joinReports([
    texts,
    types,
    await check(['unused code', `${BIN}/knip/bin/knip.js`], priority),
  ]);
}

/** All that is checked without running it. */
export async function runChecks(): Promise<TestReport> {
  return joinReports([await runDrawings(), await runReadingChecks(PRIORITY_NORMAL)]);
}

/** What is checked of what was drawn before, in the moments in which the tests beside it leave a core idle. */
export async function runChecksAside(): Promise<TestReport> {
  return runReadingChecks(PRIORITY_LOW);
}

/** Fetches what other tests start, beside tests that start nothing. */
export async function fetchTestTools(): Promise<void> {
  const { output } = await runScriptAside(['ops/fetch-test-tools.ts']);
  process.stdout.write(output);
}

/** Builds the screens of the desk, which tests of its service read. */
export async function runDeskBuild(): Promise<TestReport> {
  return check(['build of the desk', 'ops/build-desk.ts']);
}

/** Builds what the journeys need, beside other tests. */
export async function runBuilds(): Promise<TestReport> {
  return check(['builds', 'ops/test-builds.ts']);
}

function newReport(): string {
  return join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
}

/** What the report says; a run that was killed before it left one has failed. */
function takeReport(file: string, read: (report: unknown) => TestReport): TestReport {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : FAILED;
  rmSync(dirname(file), { recursive: true });
  return report;
}

/** Integration tests wait as long as they work; unit tests need a core each, and vitest would leave one idle. */
const WORKERS = { unit: availableParallelism(), integration: 2 * availableParallelism() };

/** One of the two vitest projects. */
export async function runVitest(project: 'unit' | 'integration'): Promise<TestReport> {
  const report = newReport();
  await runScript(
    [
      `${BIN}/vitest/vitest.mjs`,
      'run',
      `--project=${project}`,
      `--maxWorkers=${WORKERS[project]}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Colours make a log hard to read afterwards.
    { ...COMPILED, NO_COLOR: '1' },
  );
  return takeReport(report, readVitestReport);
}

async function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestReport> {
  const report = newReport();
  const isOk = await runScript(
    [`${BIN}/@playwright/test/cli.js`, 'test', '--reporter=dot,json', ...args],
    {
      ...COMPILED,
      ...env,
      SITE_WITH_GALLERY: `${SITE_WITH_GALLERY.folder}/client`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  const { tally, tests } = takeReport(report, readPlaywrightReport);
  return { tally: isOk ? tally : { ...tally, failed: Math.max(tally.failed, 1) }, tests };
}

/** The journeys in a real browser against the production build. */
export async function runJourneys(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<TestReport> {
  const browser = findBrowser();
  // Nothing is built again that was built beside other tests.
  if (!(await runScript(['ops/test-builds.ts']))) return FAILED;
  return runPlaywright(['--config=e2e/playwright.config.ts', ...args], {
    ...env,
    BROWSER_PATH: browser,
  });
}

/** The main journeys in Firefox and in WebKit, against the production build as well. */
export async function runOtherBrowsers(): Promise<TestReport> {
  findOtherBrowsers();
  for (const build of [SITE_WITH_GALLERY, CALENDAR_PAGE]) buildIfStale(build);
  return runPlaywright(['--config=e2e/browsers/playwright.config.ts'], { TEST_CALENDAR_URL });
}
