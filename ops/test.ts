import { parseArgs } from 'node:util';

import { addTallies, runChecks, runJourneys, runVitest, type Tally } from './test-stage.ts';

const STAGES: Readonly<Record<string, () => Tally>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  integration: () => runVitest('integration'),
  e2e: () => runJourneys(),
};

/** Draws the reference pictures of the primitives anew; not a part of the tests. */
const PICTURES = () => runJourneys(['pictures', '--update-snapshots']);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only === undefined ? Object.keys(STAGES) : [values.only];

function runStage(name: string): Tally {
  const stage = name === 'pictures' ? PICTURES : STAGES[name];
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
