import { errorText } from '@high-street/server';

import { CHECKS } from './containers/checks.ts';
import { openTrial, type Trial } from './containers/trial.ts';
import { whyNotHere } from './containers/why-not-here.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Tries one thing after the other; the first one builds and starts all, so nothing is tried when it fails. */
async function tryAll(trial: Trial, stop: AbortSignal): Promise<boolean> {
  let [passed, failed] = [0, 0];
  for (const check of CHECKS) {
    if (stop.aborted || (failed > 0 && passed === 0)) break;
    try {
      const detail = await check.run(trial);
      passed += 1;
      say(`ok      ${check.title}${detail ? ` (${detail})` : ''}`);
    } catch (error) {
      failed += 1;
      say(`FAILED  ${check.title}\n${errorText(error).replaceAll(/^/gm, '        ')}`);
    }
  }
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed === CHECKS.length;
}

async function run(): Promise<boolean> {
  const reason = whyNotHere();
  if (reason !== null) {
    process.stderr.write(`${reason}\n`);
    return false;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  say('Building and starting compose.yaml, which takes some minutes…');
  const trial = await openTrial();
  try {
    return await tryAll(trial, stop.signal);
  } finally {
    await trial.end();
  }
}

process.exitCode = (await run()) ? 0 : 1;
