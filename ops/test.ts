import { parseArgs } from 'node:util';

import { MissingBrowserError } from './browser.ts';
import {
  addTallies,
  runChecks,
  runJourneys,
  runOtherBrowsers,
  runVitest,
  type Tally,
} from './test-stage.ts';

const STAGES: Readonly<Record<string, () => Tally>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runJourneys(),
};

/** Tests that are run by themselves, as their browsers cannot be had everywhere. */
const APART: Readonly<Record<string, () => Tally>> = {
  browsers: runOtherBrowsers,
};

/** What journeys compare with, made anew; not a part of the tests. */
const RECORDS: Readonly<Record<string, () => Tally>> = {
  pictures: () => runJourneys(['pictures.spec', '--update-snapshots']),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(STAGES) : [values.only];

function runStage(name: string): Tally {
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

const { passed, failed, skipped } = addTallies(names.map(runStage));
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
