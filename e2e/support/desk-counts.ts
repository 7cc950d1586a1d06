import { createLog, openDatabase } from '@high-street/server';
import { addCounts, type Count } from '@high-street/server/counts';

import type { Product } from './product.ts';

/** Where the desk has its days and weeks. */
const ZONE = 'Europe/London';

const CAMPAIGN = 'c:Sample campaign';

const count = (page: string, what: string, n: number, source = ''): Count => ({
  page,
  what,
  source,
  n,
});

/** What happened in each of the weeks. */
const OF_A_WEEK: readonly Count[] = [
  count('/pricing', 'seen', 203, CAMPAIGN),
  count('/pricing', 'landed', 88, CAMPAIGN),
  count('/pricing', 'sent-from', 12, CAMPAIGN),
  count('/enquiry', 'seen', 120, 'direct'),
  count('/enquiry', 'begun:enquiry', 60, 'direct'),
  count('/enquiry', 'sent:enquiry', 31, 'direct'),
  count('/enquiry', 'answered:enquiry:half', 22, 'direct'),
  count('/enquiry', 'answered:enquiry:late', 7, 'direct'),
  count('/enquiry', 'won:enquiry', 1, 'direct'),
  count('/enquiry', 'left:enquiry:phoneNumber', 9),
  count('/enquiry', 'shown:enquiry:phoneNumber:phoneInvalid', 11),
  count('/pricing', 'lcp:narrow:1', 40),
  count('/pricing', 'lcp:narrow:2', 12),
  count('/pricing', 'lcp:narrow:3', 3),
  count('/', 'robot', 2),
];

/** The whole weeks before this one at the desk of which nothing is stored yet. */
const WEEKS = `
  select week::text from (
    select (date_trunc('week', now() at time zone $1) - back * interval '1 week')::date as week from generate_series(1, 6) as back
  ) as weeks where not exists (select from week_counts as stored where stored.week = weeks.week)`;

const DAYS = `insert into counting_days (day)
  select day::date from (select now() at time zone $1 as today) as here,
    generate_series(today - interval '8 weeks', today, interval '1 day') as day
  on conflict do nothing`;

/** Stores totals of each of the six whole weeks before this one, once for all that read them. */
export async function storeWeeks({ dataDir }: Pick<Product, 'dataDir'>): Promise<void> {
  const { db, pool, close } = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    const { rows } = await pool.query<{ week: string }>(WEEKS, [ZONE]);
    await db.transaction().execute(async (trx) => {
      for (const { week } of rows) await addCounts(trx, week, OF_A_WEEK);
    });
    await pool.query(DAYS, [ZONE]);
  } finally {
    await close();
  }
}
