import type { Browser } from '@playwright/test';

import type { Desk } from '../desk-test.ts';
import { checkDay } from './check-day.ts';
import type { DayDatabase } from './day-database.ts';
import type { Entry } from './ledger.ts';
import { planRound } from './plan-day.ts';
import { createRandom } from './random.ts';
import { hireSalesperson, type Salesperson } from './salesperson.ts';
import { seedLeads, type SeedSize } from './seed-leads.ts';

/** How long the day is, and the seed of all that is left to chance in it. */
export type DaySize = SeedSize & { readonly acts: number; readonly seed: number };

const TEAM = ['owner', 'member', 'member'] as const;

type Parts = { readonly desk: Desk; readonly database: DayDatabase };

/** What somebody does in a round is the same for the same seed, whoever of them is faster. */
const chanceOf = (seed: number, round: number, person: number) =>
  createRandom(seed * 1_000_003 + round * 31 + person + 1);

async function workThrough(
  team: readonly Salesperson[],
  leads: Awaited<ReturnType<typeof seedLeads>>,
  { acts, seed }: DaySize,
): Promise<void> {
  const plan = createRandom(seed);
  for (let round = 0; round * team.length < acts; round += 1) {
    const tasks = planRound(plan, leads, team.length);
    const present = team.slice(0, acts - round * team.length);
    // All have their page open before anybody presses anything.
    const ready = await Promise.all(
      present.map((person, place) => {
        const task = tasks[place];
        if (!task) throw new Error('Somebody has nothing to do.');
        const words = `Note ${round}-${place} of the day ${seed}`;
        return person
          .prepare(task, chanceOf(seed, round, place), words)
          .then((button) => ({ person, button }));
      }),
    );
    // The next round begins when all were told.
    await Promise.all(ready.map(({ person, button }) => person.press(button, round)));
  }
}

/** Acts on a lead that somebody else had in hand at the same moment. */
function findCollisions(ledger: readonly Entry[]): readonly Entry[] {
  const together = Map.groupBy(ledger, ({ round, lead: { id } }) => `${round} ${id}`);
  return [...together.values()].filter(({ length }) => length > 1).flat();
}

/** Three people work through a day, each in a browser of their own; gives what they did and what does not add up. */
export async function runDay(browser: Browser, parts: Parts, size: DaySize) {
  const leads = await seedLeads(parts.desk, parts.database, size);
  const team = await Promise.all(TEAM.map((role) => hireSalesperson(browser, parts, role)));
  try {
    await workThrough(team, leads, size);
  } finally {
    await Promise.all(team.map(({ close }) => close()));
  }
  const ledger = team.flatMap((person) => person.ledger);
  return {
    ledger,
    collisions: findCollisions(ledger),
    faults: [
      ...team.flatMap((person) => person.faults),
      ...(await checkDay(parts.database, leads, ledger)),
    ],
  };
}
