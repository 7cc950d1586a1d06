import { systemClock } from '@high-street/server';

import { HOSTS } from './checkout.ts';
import type { Trial } from './trial.ts';
import { visit, type Door } from './visitor.ts';

const PAUSE_MS = 50;
const ADDRESSES = [
  ['site', '/'],
  ['site', '/api/form-token'],
  ['booking', '/'],
  ['desk', '/sign-in'],
] as const;

/** What visitors met: how many were answered, who was not, and the longest that one waited. */
export type Visits = { count: number; readonly refused: string[]; longestMs: number };

async function keepVisiting(
  door: Door,
  [place, path]: (typeof ADDRESSES)[number],
  visits: Visits,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const before = systemClock.now().getTime();
    const met = await visit(door, HOSTS[place], path).then(({ status }) => status, String);
    const waited = systemClock.now().getTime() - before;
    visits.count += 1;
    visits.longestMs = Math.max(visits.longestMs, waited);
    if (met !== 200) visits.refused.push(`${place}${path}: ${met} after ${waited} ms`);
    await systemClock.sleep(PAUSE_MS);
  }
}

/** Upgrades to another version as docs/deployment.md says, under visitors who never pause. */
export async function upgradeUnderVisitors(trial: Trial, version: number): Promise<Visits> {
  const visits: Visits = { count: 0, refused: [], longestMs: 0 };
  const door = await trial.findDoor();
  const stop = new AbortController();
  const visitors = ADDRESSES.map((address) => keepVisiting(door, address, visits, stop.signal));
  try {
    await trial.checkout.becomeVersion(version);
    await trial.compose('build');
    await trial.compose('run', '--rm', '--no-deps', 'publish');
    await trial.compose('up', '--detach');
    await trial.visit('booking', '/readyz');
  } finally {
    stop.abort();
    await Promise.all(visitors);
  }
  return visits;
}
