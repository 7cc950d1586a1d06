import { parseArgs } from 'node:util';

import { OwnerError } from '@high-street/owner';
import { errorText, StartupError, systemClock } from '@high-street/server';
import { INTERRUPTED, stopSignal } from '@high-street/server/command';
import { z } from 'zod';

import { listChecks } from './doctor/checks.ts';
import { isWell, toLine } from './doctor/finding.ts';
import { readSettings } from './doctor/read-settings.ts';
import { runChecks } from './doctor/run-checks.ts';

const CHECK_LIMIT_MS = 30_000;
const USAGE = 'Usage: npm run doctor, or npm run doctor -- --send-test-mail ADDRESS\n';

const addressSchema = z.email().optional();

function readTestAddress(): string | undefined {
  const { values } = parseArgs({ options: { 'send-test-mail': { type: 'string' } } });
  return addressSchema.parse(values['send-test-mail']);
}

async function examine(testAddress: string | undefined, signal: AbortSignal): Promise<boolean> {
  const settings = readSettings(process.env);
  const checks = listChecks(settings, { clock: systemClock, testAddress });
  const limits = { clock: systemClock, limitMs: CHECK_LIMIT_MS, signal };
  const findings = await runChecks(checks, limits);
  signal.throwIfAborted();
  const count = (status: string) => findings.filter((finding) => finding.status === status).length;
  const sum = `${count('ok')} ok, ${count('warning')} to think of, ${count('fault')} to fix`;
  process.stdout.write([...findings.map(toLine), '', sum, ''].join('\n'));
  return isWell(findings);
}

function readWords(): { testAddress: string | undefined } | null {
  try {
    return { testAddress: readTestAddress() };
  } catch (error) {
    process.stderr.write(
      `${error instanceof z.ZodError ? 'That is no email address.' : errorText(error)}\n${USAGE}`,
    );
    return null;
  }
}

/** The exit code. */
async function run(signal: AbortSignal): Promise<number> {
  const words = readWords();
  try {
    return words !== null && (await examine(words.testAddress, signal)) ? 0 : 1;
  } catch (error) {
    // A database that the doctor started is stopped before the process ends.
    if (signal.aborted) return INTERRUPTED;
    if (!(error instanceof StartupError || error instanceof OwnerError)) throw error;
    process.stdout.write(
      `${toLine({ about: 'settings', status: 'fault', text: error.message })}\n`,
    );
    return 1;
  }
}

process.exitCode = await run(stopSignal());
