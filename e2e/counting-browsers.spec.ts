import puppeteer, { type Browser } from 'puppeteer-core';

import { findVisitorsBrowser } from '../ops/browser.ts';

import {
  expectCounts,
  planVisits,
  type PlannedVisit,
  VISIT_KINDS,
} from './support/counting/plan-visits.ts';
import { readCounts } from './support/counting/read-counts.ts';
import { runVisit } from './support/counting/run-visit.ts';
import { VISITOR } from './support/counting/visitor.ts';
import { expect, test as base } from './support/test.ts';

/** One of each kind. */
const SHORT = VISIT_KINDS.length;
const FULL = 400;
const isFull = process.env['PROOF'] === 'full';
/** Another plan: `COUNTING_SEED=7 npm run proof -- counting-browsers`. */
const seed = Number(process.env['COUNTING_SEED'] ?? 1);
const visits = planVisits(Number(process.env['COUNTING_VISITS'] ?? (isFull ? FULL : SHORT)), seed);
const AT_ONCE = 3;
const MINUTE_MS = 60_000;

/** As people have it: Playwright keeps every tab in front, and then none is ever opened behind. */
const test = base.extend<{ visitors: Browser }>({
  visitors: async ({}, provide) => {
    const browser = await puppeteer.launch({
      executablePath: findVisitorsBrowser(),
      args: ['--no-sandbox', '--disable-gpu', `--user-agent=${VISITOR}`],
    });
    await provide(browser);
    await browser.close();
  },
});

async function runAll(browser: Browser, site: string): Promise<void> {
  const waiting = [...visits];
  const work = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      await runNamed(browser, site, visit);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function runNamed(browser: Browser, site: string, visit: PlannedVisit): Promise<void> {
  await runVisit(browser, site, visit).catch((cause: unknown) => {
    throw new Error(`${JSON.stringify(visit)} failed.`, { cause });
  });
}

test(`${visits.length} visits of people who come back, look later or never, prerender, type, refuse and of robots are counted exactly`, async ({
  ownProduct,
  visitors,
}) => {
  test.setTimeout(isFull ? 60 * MINUTE_MS : 4 * MINUTE_MS);

  await runAll(visitors, ownProduct.url);

  const expected = Object.fromEntries(expectCounts(visits));
  const read = async () => Object.fromEntries((await readCounts(ownProduct)).ledger);
  await expect.poll(read).toEqual(expected);
  expect((await readCounts(ownProduct)).vitals).toBeGreaterThan(visits.length / 4);
});
