import { type Browser, expect, type Locator, type Page } from '@playwright/test';

import type { Role } from '@high-street/server';

import type { Desk } from '../desk-test.ts';
import type { DayDatabase } from './day-database.ts';
import type { ActName, DayLead, Entry } from './ledger.ts';
import {
  BOOKING_MOVE,
  insist,
  KEPT_MOVES,
  LEAD_MOVES,
  LIST_MOVES,
  type Move,
  type Standing,
  UNDO,
} from './moves.ts';
import type { Task } from './plan-day.ts';
import { pick, type Random } from './random.ts';
import { readTold } from './read-told.ts';

/** A button that somebody is about to press. */
type Ready = { readonly lead: DayLead; readonly act: ActName; readonly button: Locator };

/** What the page that somebody has open still offers. */
type Open = { readonly lead: DayLead; readonly move: Move };

/** Somebody at the desk in a browser of their own, who keeps a ledger. */
export type Salesperson = {
  /** Goes where the task is, or on with what is open, up to the button. */
  readonly prepare: (task: Task, random: Random, words: string) => Promise<Ready>;
  readonly press: (ready: Ready, round: number) => Promise<void>;
  readonly ledger: readonly Entry[];
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
};

/** A page that takes longer has failed; without a limit it would take the whole day. */
const PATIENCE_MS = 60_000;

const ADDRESSES = {
  lead: ({ reference }: DayLead) => `/leads/${reference}`,
  list: ({ reference }: DayLead) => `/leads?view=all&q=${reference}`,
  quarantine: () => '/quarantine',
  booking: ({ booking }: DayLead) => `/bookings/${booking?.reference}/move`,
} as const satisfies Record<Task['place'], (lead: DayLead) => string>;

function movesOf({ place, wishes }: Task, random: Random): readonly Move[] {
  switch (place) {
    case 'lead':
      return wishes.map((wish) => LEAD_MOVES[wish]);
    case 'list':
      return [pick(random, Object.values(LIST_MOVES))];
    case 'quarantine':
      return [pick(random, Object.values(KEPT_MOVES))];
    case 'booking':
      return [BOOKING_MOVE];
  }
}

/** Opens a page and waits until its scripts run, as what is typed before can be lost. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const hasScripts = await page.evaluate(async (patienceMs) => {
    const isReady = () => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    };
    const until = performance.now() + patienceMs;
    while (!isReady() && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return isReady();
  }, PATIENCE_MS);
  expect(hasScripts).toBe(true);
}

async function findButton(of: Standing, moves: readonly Move[]): Promise<Ready | null> {
  for (const { act, ready } of moves) {
    // One after another, as each may open a form.
    const button = await ready(of);
    if (button !== null) return { lead: of.lead, act, button };
  }
  return null;
}

async function goTo(page: Page, task: Task, random: Random, words: string): Promise<Ready> {
  const of = { page, lead: task.lead, random, words };
  await openPage(page, ADDRESSES[task.place](task.lead));
  const found = await findButton(of, movesOf(task, random));
  if (found !== null) return found;
  if (task.place === 'lead') throw new Error(`Nothing can be done about ${task.lead.reference}.`);
  return goTo(page, { ...task, place: 'lead' }, random, words);
}

/** The fields of a form as they were sent. */
function readSent(body: string | null): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body ?? ''));
}

async function pressAndRead(page: Page, { act, button }: Ready) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await button.click();
  const answer = await answered;
  const sent = readSent(answer.request().postData());
  return { sent, told: await readTold(page, act, answer, sent) };
}

/** What may be done next on the page as it is: undo what was binned, or insist on what was refused. */
function goOn({ lead, act }: Ready, { told }: Entry, isUndoShown: boolean): Open | null {
  if (told.kind === 'two-answers') return { lead, move: insist(act) };
  return isUndoShown ? { lead, move: UNDO } : null;
}

/** Has somebody join the desk, in a browser of their own. */
export async function hireSalesperson(
  browser: Browser,
  { desk, database }: { desk: Desk; database: DayDatabase },
  role: Role,
): Promise<Salesperson> {
  const { person, client } = await desk.join(role);
  const personId = await database.personOf(person.email);
  const context = await browser.newContext({
    baseURL: desk.url,
    storageState: await client.storageState(),
    viewport: { width: 1440, height: 900 },
  });
  await client.dispose();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const ledger: Entry[] = [];
  let open: Open | null = null;

  return {
    ledger,
    faults,
    close: () => context.close(),

    async prepare(task, random, words) {
      const next = open;
      open = null;
      if (next !== null && random() < 0.7) {
        const standing = { page, lead: next.lead, random, words };
        const ready = await findButton(standing, [next.move]);
        if (ready !== null) return ready;
      }
      return goTo(page, task, random, words);
    },

    async press(ready, round) {
      const { lead, act } = ready;
      const entry = { round, personId, lead, act, ...(await pressAndRead(page, ready)) };
      ledger.push(entry);
      const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ });
      open = goOn(ready, entry, act === 'bin' && (await undo.count()) > 0);
    },
  };
}
