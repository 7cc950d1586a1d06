import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { createLeadSearch, createNextUp, readOfficeClock } from '@high-street/leads';
import { AVAILABILITY, OPERATOR_SETTINGS } from '@high-street/owner';
import { systemClock } from '@high-street/server';

import { PEOPLE } from './generate-desk.ts';
import type { Stage } from './stage.ts';

const COMMAND = fileURLToPath(new URL('../../apps/api/src/leads-command/cli.ts', import.meta.url));
const [ME = ''] = PEOPLE;
/** So many late leads are listed by the command. */
const MOST_LATE = 1_000;
/** Between the columns of what the command writes, of which the last but one is the state. */
const GAP = / {2,}/;

/** The lines that `npm run leads -- …` writes, without their heading. */
async function* readLines({ databaseUrl }: Stage, words: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let isHeading = true;
  for await (const line of createInterface(child.stdout)) {
    if (!isHeading) yield line;
    isHeading = false;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`npm run leads -- ${words.join(' ')} ended with ${code}.`);
}

async function countStates(stage: Stage): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  for await (const line of readLines(stage, ['--all'])) {
    const state = line.trimEnd().split(GAP).at(-2) ?? '';
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

async function countLate(stage: Stage): Promise<number> {
  let late = 0;
  for await (const line of readLines(stage, ['late'])) late += line === '' ? 0 : 1;
  return late;
}

/** Where the desk and the command tell different numbers of the same leads, in words; none if all is well. */
export async function compareWithCommand(stage: Stage): Promise<readonly string[]> {
  const office = readOfficeClock(AVAILABILITY, OPERATOR_SETTINGS);
  const views = await createLeadSearch(stage.db).counts(ME);
  const queue = await createNextUp({ db: stage.db, clock: systemClock, office }).counts();
  const states = await countStates(stage);
  const told: readonly (readonly [what: string, desk: number, command: number | undefined])[] = [
    ['waiting', views.waiting, states['new']],
    ['waiting in Next up', queue.waiting, states['new']],
    ['late, as far as they are listed', Math.min(queue.late, MOST_LATE), await countLate(stage)],
    ['in quarantine', views.quarantine, states['quarantined']],
    ['answered', views.answered, states['answered']],
    ['won', views.won, states['won']],
    ['lost', views.lost, states['lost']],
    ['in all', views.all, Object.values(states).reduce((sum, each) => sum + each, 0)],
  ];
  return told
    .filter(([, desk, command]) => desk !== (command ?? 0))
    .map(
      ([what, desk, command]) => `${what}: ${desk} at the desk, ${command ?? 0} by the command.`,
    );
}
