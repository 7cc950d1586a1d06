import { test as base } from './support/desk-test.ts';
import { type DayDatabase, openDayDatabase } from './support/sales-day/day-database.ts';
import { ACTS } from './support/sales-day/ledger.ts';
import { runDay } from './support/sales-day/run-day.ts';
import { expect } from './support/test.ts';

const SHORT = { leads: 24, kept: 4, dead: 3, booked: 4, acts: 30 };
const FULL = { leads: 200, kept: 30, dead: 20, booked: 30, acts: 1_000 };
const isFull = process.env['PROOF'] === 'full';
const MINUTE_MS = 60_000;

/** Another day of the same kind: `SALES_DAY_SEED=7 npm run proof -- sales-day`. */
const seed = Number(process.env['SALES_DAY_SEED'] ?? 1);
const day = { ...(isFull ? FULL : SHORT), seed };

const test = base.extend<{ database: DayDatabase }>({
  database: async ({ desk }, provide) => {
    const database = await openDayDatabase(desk.product);
    await provide(database);
    await database.close();
  },
});

test(`three people at once do ${day.acts} acts on ${day.leads} leads, and none is lost or overwritten unseen`, async ({
  browser,
  desk,
  database,
}) => {
  test.setTimeout(isFull ? 40 * MINUTE_MS : 4 * MINUTE_MS);

  const { ledger, collisions, faults } = await runDay(browser, { desk, database }, day);

  expect(faults).toEqual([]);
  expect(ledger).toHaveLength(day.acts);
  expect(collisions.length).toBeGreaterThanOrEqual(day.acts / 10);
  if (isFull) {
    const told = new Set(ledger.map((entry) => entry.told.kind));
    expect(told).toContain('two-answers');
    expect(new Set(ledger.map(({ act }) => act))).toEqual(new Set(ACTS));
    expect(told).toContain('held');
    expect(told).toContain('nothing');
  }
});
