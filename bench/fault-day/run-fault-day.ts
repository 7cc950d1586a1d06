import { makeTempFolder } from '@high-street/server/testing';

import { makeBooking, type MadeBooking } from './booking-visitor.ts';
import { createDiary, type Action, type Diary } from './diary.ts';
import { listFaults } from './faults.ts';
import { sendLead, type SentLead } from './lead-visitor.ts';
import { findLosses, waitForDeliveries } from './losses.ts';
import { openPage } from './page-visitor.ts';
import { setStage, type Stage } from './stage.ts';
import { makeVersions } from './versions.ts';
import { waitUntil } from './wait-until.ts';

export type FaultDayOptions = {
  readonly nginx: string;
  /** How often each fault happens. */
  readonly rounds: number;
  /** How often somebody comes, in ms. */
  readonly every: { readonly lead: number; readonly booking: number; readonly page: number };
  /** How many of each have to succeed between two faults. */
  readonly calm: number;
  readonly say: (line: string) => void;
};

export type FaultDay = {
  readonly leads: readonly SentLead[];
  readonly bookings: readonly MadeBooking[];
  readonly diary: Diary;
  /** What is missing or there twice. */
  readonly losses: readonly string[];
};

/** Visitors who come at fixed times, however those before them fare, until `stop`, which waits for the last of them. */
function receiveVisitors(
  { siteUrl, bookingUrl }: Stage,
  diary: Diary,
  every: FaultDayOptions['every'],
) {
  const leads: SentLead[] = [];
  const bookings: MadeBooking[] = [];
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  // Each by itself: bookings spread evenly over the weeks, however often leads come between them.
  const come = { leads: 0, bookings: 0 };

  function arrive(visit: () => Promise<unknown>): void {
    const visiting: Promise<void> = visit()
      .then(
        () => undefined,
        (error: unknown) => void failures.push(error),
      )
      .finally(() => underWay.delete(visiting));
    underWay.add(visiting);
  }

  function failIfAnyDid(): void {
    if (failures.length > 0) throw failures[0];
  }

  const timers = [
    setInterval(
      () => arrive(async () => leads.push(await sendLead(diary, siteUrl, (come.leads += 1)))),
      every.lead,
    ),
    setInterval(
      () =>
        arrive(async () =>
          bookings.push(await makeBooking(diary, bookingUrl, (come.bookings += 1))),
        ),
      every.booking,
    ),
    setInterval(() => arrive(() => openPage(diary, siteUrl)), every.page),
  ];
  return {
    leads,
    bookings,
    failIfAnyDid,
    /** Waits until all who have come so far have got what they wanted. */
    serveAll: async (): Promise<void> => {
      const before = [...underWay];
      await waitUntil('whoever has come is served', () => {
        failIfAnyDid();
        return before.every((visiting) => !underWay.has(visiting));
      });
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

type Visitors = ReturnType<typeof receiveVisitors>;

/**
 * Waits until so many of each kind who came after this moment have got what they wanted, and all who came before: their
 * forms are still trying when the fault is over, and whoever met the next one as well would see an error that neither
 * of the two explains.
 */
async function waitForCalm(
  { visits }: Diary,
  count: number,
  { serveAll, failIfAnyDid }: Visitors,
): Promise<void> {
  const since = performance.now();
  const isServed = (action: Action) =>
    visits.filter((visit) => visit.action === action && visit.begun > since).length >= count;
  await waitUntil('visitors are served', () => {
    failIfAnyDid();
    return isServed('mail') && isServed('booking') && isServed('page');
  });
  await serveAll();
}

/** A day on which everything behind nginx breaks in turn while visitors come; ends all that it started. */
export async function runFaultDay(options: FaultDayOptions): Promise<FaultDay> {
  const { nginx, rounds, every, calm, say } = options;
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const versions = await makeVersions(folder);
  const stage = await setStage(nginx, folder, versions.now);
  stack.defer(stage.stop);
  const diary = createDiary();
  const visitors = receiveVisitors(stage, diary, every);
  stack.defer(visitors.stop);
  stack.defer(diary.end);

  await waitForCalm(diary, calm, visitors);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, happen } of listFaults(stage, versions)) {
      diary.enter(name);
      await happen();
      await waitForCalm(diary, calm, visitors);
      say(`round ${round} of ${rounds}: ${name}`);
    }
  }
  await visitors.stop();
  visitors.failIfAnyDid();
  await waitForDeliveries(stage.postgres.open.db);
  const { leads, bookings } = visitors;
  return { leads, bookings, diary, losses: await findLosses(stage, leads, bookings) };
}
