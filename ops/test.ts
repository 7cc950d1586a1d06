import { parseArgs } from 'node:util';

import { MissingBrowserError } from './browser.ts';
import { findSlowest, type TestReport, type TimedTest } from './test-report.ts';
import { joinReports, runChecks, runJourneys, runOtherBrowsers, runVitest } from './test-stage.ts';

const STAGES: Readonly<Record<string, () => TestReport>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runJourneys(),
};

/** Tests that are run by themselves, as their browsers cannot be had everywhere. */
const APART: Readonly<Record<string, () => TestReport>> = {
  browsers: runOtherBrowsers,
};

/** What journeys compare with, made anew; not a part of the tests. */
const RECORDS: Readonly<Record<string, () => TestReport>> = {
  pictures: () => runJourneys(['pictures.spec', '--update-snapshots']),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(STAGES) : [values.only];

function runStage(name: string): TestReport {
  const stage = STAGES[name] ?? APART[name] ?? RECORDS[name];
  if (!stage) {
    process.stderr.write(
      `There is no part "${name}". Choose one of ${Object.keys(STAGES).join(', ')}.\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`\n== ${name}\n`);
  try {
    return stage();
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

const { tally, tests } = joinReports(names.map(runStage));
if (tests.length > 0) process.stdout.write(describeSlowest(tests));
const { passed, failed, skipped } = tally;
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
