import { runScript } from './run-script.ts';
import { runJourneys } from './test-stage.ts';

/** The proof that needs browsers: a day of three people at the desk. */
const SALES_DAY = 'sales-day';

/** Proofs know by this that they are wanted in their full counts; `npm test` runs the same ones in a short form. */
const FULL = { PROOF: 'full' };

async function runInProcess(names: readonly string[]): Promise<boolean> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=integration', 'proof'];
  return runScript([...vitest, ...names], FULL);
}

async function runInBrowsers(): Promise<boolean> {
  const { tally } = await runJourneys([`desk-${SALES_DAY}.spec`], FULL);
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed in browsers\n`);
  return tally.failed === 0 && tally.passed > 0;
}

const names = process.argv.slice(2);
const others = names.filter((name) => name !== SALES_DAY);
const isOnlyDay = names.length > 0 && others.length === 0;
const isDayMeant = names.length === 0 || names.includes(SALES_DAY);

const arePassed = isOnlyDay || (await runInProcess(others));
const isDayPassed = !isDayMeant || (await runInBrowsers());
process.exit(arePassed && isDayPassed ? 0 : 1);
