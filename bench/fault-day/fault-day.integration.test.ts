import { expect, test } from 'vitest';

import { listBreaches } from './breaches.ts';
import { listRows, printTable } from './fault-table.ts';
import { findNginx } from './nginx.ts';
import { runFaultDay } from './run-fault-day.ts';

test(
  'loses and doubles nothing while everything behind nginx breaks in turn, is upgraded and rolled back',
  { timeout: 300_000 },
  async (context) => {
    const nginx = findNginx();
    if (nginx === null) return context.skip('there is no nginx, and none can be installed here');

    const { leads, bookings, diary, losses } = await runFaultDay({
      nginx,
      rounds: 1,
      every: { lead: 120, booking: 700, page: 120 },
      calm: 3,
      say: () => undefined,
    });

    process.stdout.write(printTable(listRows(diary)));
    expect(losses).toEqual([]);
    expect(listBreaches(diary)).toEqual([]);
    expect([leads.length > 0, bookings.length > 0]).toEqual([true, true]);
  },
);
