import { parseArgs } from 'node:util';

import { MissingBrowserError } from './browser.ts';
import { findTempFolder } from './temp-folder.ts';
import { findSlowest, joinReports, type TestReport, type TimedTest } from './test-report.ts';
import {
  fetchTestTools,
  runBuilds,
  runChecks,
  runChecksAside,
  runDeskBuild,
  runDrawings,
  runJourneys,
  runOtherBrowsers,
  runVitest,
} from './test-stage.ts';

type Stage = () => Promise<TestReport>;

const runUnit: Stage = () => runVitest('unit');
const runIntegration: Stage = () => runVitest('integration');
const runAllJourneys: Stage = () => runJourneys();

const STAGES: Readonly<Record<string, Stage>> = {
  check: runChecks,
  unit: runUnit,
  integration: runIntegration,
  e2e: runAllJourneys,
};

/** All stages; builds and checks, which only work, are beside those that also wait. */
const ALL: Readonly<Record<string, Stage>> = {
  drawings: runDrawings,
  unit: async () => {
    const [unit, desk] = await Promise.all([runUnit(), runDeskBuild(), fetchTestTools()]);
    return joinReports([unit, desk]);
  },
  'integration and builds': async () =>
    joinReports(await Promise.all([runIntegration(), runBuilds()])),
  'e2e and checks': async () =>
    joinReports(await Promise.all([runAllJourneys(), runChecksAside()])),
};

/** Tests that are run by themselves, as their browsers cannot be had everywhere. */
const APART: Readonly<Record<string, Stage>> = {
  browsers: runOtherBrowsers,
};

/** What journeys compare with, made anew; not a part of the tests. */
const RECORDS: Readonly<Record<string, Stage>> = {
  pictures: () => runJourneys(['pictures.spec', '--update-snapshots']),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });

function findStages(only: string | undefined): (readonly [name: string, stage: Stage])[] {
  if (only === undefined) return Object.entries(ALL);
  const stage = STAGES[only] ?? APART[only] ?? RECORDS[only];
  if (stage) return [[only, stage]];
  process.stderr.write(
    `There is no part "${only}". Choose one of ${Object.keys(STAGES).join(', ')}.\n`,
  );
  process.exit(1);
}

async function runStage(name: string, stage: Stage): Promise<TestReport> {
  process.stdout.write(`\n== ${name}\n`);
  try {
    return await stage();
  } catch (error) {
    if (!(error instanceof MissingBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const SLOWEST = 20;

function describeSlowest(tests: readonly TimedTest[]): string {
  const lines = findSlowest(tests, SLOWEST).map(
    ({ name, file, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}: ${name}\n`,
  );
  return `\nThe slowest ${lines.length} of ${tests.length} tests:\n${lines.join('')}`;
}

// Databases come and go by the thousand: with a disk the tests beside one take more than twice as long.
process.env['TMPDIR'] = findTempFolder();
const reports: TestReport[] = [];
for (const [name, stage] of findStages(values.only)) reports.push(await runStage(name, stage));
const { tally, tests } = joinReports(reports);
if (tests.length > 0) process.stdout.write(describeSlowest(tests));
const { passed, failed, skipped } = tally;
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
