import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { systemClock, type Clock } from '#/clock/clock.ts';
import type { Database } from '#/database/schema.ts';

import { createTestDatabase } from '../../test/index.ts';
import { dailyAt, everyMinutes, runSchedule, type ScheduledTask } from './run-schedule.ts';

const log = pino({ enabled: false });

async function aDatabase(): Promise<Kysely<Database>> {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  return db;
}

function aTask(run: () => Promise<void>): ScheduledTask {
  return { name: 'clearing', next: everyMinutes(10), run };
}

/** Begins to look after a task; gives what ends that, once a look that is under way is over. */
async function start(db: Kysely<Database>, task: ScheduledTask): Promise<() => Promise<void>> {
  const stop = await runSchedule([task], { db, clock: systemClock, log });
  onTestFinished(stop);
  return stop;
}

async function makeDue(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('schedules')
    .values({ name: 'clearing', next_run_at: new Date(0) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ next_run_at: new Date(0) }))
    .execute();
}

async function minutesLeft(db: Kysely<Database>): Promise<number> {
  const { left } = await db
    .selectFrom('schedules')
    .select(sql<number>`(extract(epoch from next_run_at - now()) / 60)::float8`.as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether it is due in ten minutes, but for the time that the test takes. */
async function isDueInTen(db: Kysely<Database>): Promise<boolean> {
  const left = await minutesLeft(db);
  return left > 9 && left <= 10;
}

test('runs what is due once, however many processes look after it', async () => {
  const db = await aDatabase();
  await makeDue(db);
  let runs = 0;
  const task = aTask(async () => void (runs += 1));
  const stops = await Promise.all([start(db, task), start(db, task), start(db, task)]);
  for (const stop of stops) await stop();
  expect(await isDueInTen(db)).toBe(true);
  expect(runs).toBe(1);
});

test('leaves alone what is not due yet', async () => {
  const db = await aDatabase();
  let runs = 0;
  const stop = await start(
    db,
    aTask(async () => void (runs += 1)),
  );
  await stop();
  expect(await isDueInTen(db)).toBe(true);
  expect(runs).toBe(0);
});

test('runs what a clock that was set back has left too far ahead', async () => {
  const db = await aDatabase();
  let runs = 0;
  const task = aTask(async () => void (runs += 1));
  // Looks more often, as the first look comes before the clock is set back.
  const clock: Clock = {
    ...systemClock,
    sleep: (ms, signal) => systemClock.sleep(ms / 100, signal),
  };
  onTestFinished(await runSchedule([task], { db, clock, log }));
  await db
    .updateTable('schedules')
    .set({ next_run_at: sql<Date>`now() + interval '2 hours'` })
    .execute();

  await expect.poll(() => isDueInTen(db)).toBe(true);
  expect(runs).toBe(1);
});

test('tries work that failed again after five minutes', async () => {
  const db = await aDatabase();
  await makeDue(db);
  let runs = 0;
  await start(
    db,
    aTask(async () => {
      runs += 1;
      throw new Error('the disk is full');
    }),
  );
  await expect.poll(() => runs).toBe(1);
  await expect.poll(() => minutesLeft(db)).toBeLessThanOrEqual(5);
});

test('a shorter schedule holds at once', async () => {
  const db = await aDatabase();
  const idle = async () => undefined;
  await start(db, { name: 'clearing', next: everyMinutes(600), run: idle });
  await start(db, aTask(idle));
  expect(await minutesLeft(db)).toBeLessThanOrEqual(10);
});

test('what is done daily is due at its time of UTC, today or tomorrow', async () => {
  const db = await aDatabase();
  const { rows } = await sql<{ early: Date; late: Date; now: Date }>`
    select ${dailyAt('00:00')} as early, ${dailyAt('23:59:59')} as late, now() as now`.execute(db);
  const [row] = rows;
  const midnight = new Date(row?.now ?? 0);
  midnight.setUTCHours(24, 0, 0, 0);
  expect(row?.early).toEqual(midnight);
  // In the last second of a day, tomorrow's.
  const late = midnight.getTime() - 1_000;
  expect(row?.late.getTime()).toBe(late > Number(row?.now) ? late : late + 24 * 60 * 60 * 1_000);
});
