import { readFile } from 'node:fs/promises';

import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { createAnswerFigures, createNextUp, createOfficeClock, stopClock } from '#/index.ts';

import { openLeadDesk } from './lead-acts.ts';

const TARGET = 120;
const WEEKDAY: [string, string][] = [
  ['09:30', '12:30'],
  ['13:30', '17:00'],
];

/** By day; by night over each change of summer time; and on a wall that differs from UTC by odd minutes. */
const OFFICES = {
  'Europe/London': {
    weeklyHours: { ...everyDay(...WEEKDAY), saturday: [], sunday: [] },
    daysOff: ['2026-04-03', '2026-04-06', '2026-12-25', '2026-12-28'],
  },
  'America/New_York': {
    weeklyHours: everyDay(['00:00', '06:00'], ['22:00', '24:00']),
    daysOff: ['2026-07-03'],
  },
  'Pacific/Chatham': {
    weeklyHours: {
      ...everyDay(['08:00', '20:00']),
      sunday: [['01:00', '05:00']] satisfies [string, string][],
    },
    daysOff: ['2026-04-25'],
  },
};

type Expected = {
  readonly leads: readonly (readonly string[])[];
  /** What follows each of the words below the leads. */
  readonly said: (word: string) => string;
};

/** What the table says of an office. */
async function readTable(timeZone: string): Promise<Expected> {
  const table = await readFile(new URL('clock-table.txt', import.meta.url), 'utf8');
  const part = table.split('office ').find((text) => text.startsWith(timeZone)) ?? '';
  const lines = part.split('\n').slice(1);
  return {
    leads: lines.filter((line) => /^[A-Z]{3}-/.test(line)).map((line) => line.split('  ')),
    said: (word) => new RegExp(`\\b${word} (.*?)(?:  |\\n|$)`).exec(part)?.[1] ?? '',
  };
}

const inUtc = (moment: string) => new Date(moment).toISOString();

test('the table has 500 leads', async () => {
  const tables = await Promise.all(Object.keys(OFFICES).map(readTable));
  expect(tables.flatMap(({ leads }) => leads)).toHaveLength(500);
});

test.for(Object.entries(OFFICES))(
  'in %s, order, times and figures are those of the table',
  async ([timeZone, hours]) => {
    const { leads, said } = await readTable(timeZone);
    const { db, store, pool } = await openLeadDesk();
    const office = createOfficeClock(anAvailability({ timeZone, ...hours }), {
      targetMinutes: TARGET,
    });
    const parts = { db, office, clock: { now: () => new Date(said('now')) } };

    for (const [reference = '', stored = '', released = '', , answered = ''] of leads) {
      const isReleased = released !== '-';
      const kept = isReleased ? { isReleased, reasons: ['trap'] } : {};
      const id = await store({ reference, at: stored, ...kept });
      if (isReleased) {
        await pool.query('update leads set released_at = $2 where id = $1', [id, released]);
      }
      if (answered === '-') continue;
      await db.transaction().execute((trx) => stopClock(trx, office, [{ id }], new Date(answered)));
      await pool.query(`update leads set answer_state = 'answered' where id = $1`, [id]);
    }

    const { rows } = await pool.query<{ reference: string; took: string }>(
      `select reference, coalesce((answered_after_ms / 60000.0)::float8::text, '-') as took from leads`,
    );
    const took = Object.fromEntries(rows.map((row) => [row.reference, row.took]));
    expect(took).toEqual(
      Object.fromEntries(leads.map(([reference, , , , , after]) => [reference, after])),
    );

    const nextUp = createNextUp(parts);
    const queue = await nextUp.queue({ limit: leads.length });
    expect(queue.map(({ reference }) => reference).join(' ')).toBe(said('queue'));
    const due = leads.map(([reference, , , moment = '']) => [reference, inUtc(moment)] as const);
    expect(queue.map(({ reference, dueAt }) => [reference, dueAt?.toISOString()])).toEqual(
      queue.map(({ reference }) => due.find(([name]) => name === reference)),
    );
    expect(queue.filter(({ isLate }) => isLate)).toHaveLength(Number(said('late')));
    expect((await nextUp.counts()).late).toBe(Number(said('late')));

    const answered = Number(said('answered'));
    expect(await createAnswerFigures(parts).since(new Date(0), new Date('2027-01-01'))).toEqual({
      answered,
      medianMs: Number(said('median')) * 60_000,
      withinTarget: Number(said('within')) / answered,
    });
  },
);
