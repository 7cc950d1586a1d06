import { parseArgs } from 'node:util';

import { addTallies, runChecks, runJourneys, runVitest, type Tally } from './test-stage.ts';

const STAGES: Readonly<Record<string, () => Tally>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runJourneys(),
};

/** What journeys compare with, made anew; not a part of the tests. */
const RECORDS: Readonly<Record<string, () => Tally>> = {
  pictures: () => runJourneys(['pictures.spec', '--update-snapshots']),
  'section-sizes': () => runJourneys(['section-sizes', '--update-snapshots']),
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(STAGES) : [values.only];

function runStage(name: string): Tally {
  const stage = RECORDS[name] ?? STAGES[name];
  if (!stage) {
    process.stderr.write(
      `There is no part "${name}". Choose one of ${Object.keys(STAGES).join(', ')}.\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`\n== ${name}\n`);
  return stage();
}

const { passed, failed, skipped } = addTallies(names.map(runStage));
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
