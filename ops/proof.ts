import { runScript } from './run-script.ts';
import { runJourneys } from './test-stage.ts';

/** The journeys in which windows or ways take turns in `npm test`. */
const SWEEPS = [
  'arriving.spec',
  'critical-styles.spec',
  // The pages of the desk come with it.
  'every-page.spec',
  'live-picture.spec',
  'seams.spec',
];

/** The proofs that need browsers, and the journeys of each. */
const IN_BROWSERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sales-day', ['desk-sales-day.spec']],
  ['counting-browsers', ['counting-browsers.spec']],
  ['sweeps', SWEEPS],
]);

/** Proofs know by this that they are wanted in their full counts; `npm test` runs the same ones in a short form. */
const FULL = { PROOF: 'full' };

/** Runs the proofs of those names, or all: Vitest runs each file whose path has one of the texts in it. */
async function runInProcess(names: readonly string[]): Promise<boolean> {
  const paths = names.length === 0 ? ['test/proof/'] : names.map((name) => `test/proof/${name}.`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=integration'];
  return runScript([...vitest, ...paths], FULL);
}

async function runInBrowsers(journeys: readonly string[]): Promise<boolean> {
  const { tally } = await runJourneys(journeys, FULL);
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed in browsers\n`);
  return tally.failed === 0 && tally.passed > 0;
}

const names = process.argv.slice(2);
const others = names.filter((name) => !IN_BROWSERS.has(name));
const meant = names.length === 0 ? [...IN_BROWSERS.keys()] : names;
const journeys = meant.flatMap((name) => IN_BROWSERS.get(name) ?? []);

const arePassed = (names.length > 0 && others.length === 0) || (await runInProcess(others));
const areBrowsersPassed = journeys.length === 0 || (await runInBrowsers(journeys));
process.exit(arePassed && areBrowsersPassed ? 0 : 1);
