import { createLog, openDatabase } from '@high-street/server';

import type { Product } from './product.ts';

/** Totals of each of the six whole weeks before this one, as the service that counts writes them, with all their sums. */
const STORE = `
  with weeks as (
    select (date_trunc('week', now()) - back * interval '1 week')::date as week from generate_series(1, 6) as back
  ), made as (
    select week, page, what, source, n from weeks, (values
      ('/pricing', 'seen', 'c:Sample campaign', 203), ('/pricing', 'landed', 'c:Sample campaign', 88),
      ('/pricing', 'sent-from', 'c:Sample campaign', 12), ('/enquiry', 'seen', 'direct', 120),
      ('/enquiry', 'begun:enquiry', 'direct', 60), ('/enquiry', 'sent:enquiry', 'direct', 31),
      ('/enquiry', 'answered:enquiry:half', 'direct', 22), ('/enquiry', 'answered:enquiry:late', 'direct', 7),
      ('/enquiry', 'won:enquiry', 'direct', 1), ('/enquiry', 'left:enquiry:phoneNumber', '', 9),
      ('/enquiry', 'shown:enquiry:phoneNumber:phoneInvalid', '', 11), ('/pricing', 'lcp:narrow:1', '', 40),
      ('/pricing', 'lcp:narrow:2', '', 12), ('/pricing', 'lcp:narrow:3', '', 3), ('/', 'robot', '', 2)
    ) as counted(page, what, source, n)
  ), days as (
    insert into counting_days (day)
    select day::date from generate_series((select min(week) from weeks), now(), interval '1 day') as day
    on conflict do nothing
  )
  insert into week_counts (n, week, page, what, source)
  select sum(n), week, on_page, what, from_source from made,
    lateral (values (page), ('*')) as pages(on_page),
    lateral (select distinct name from (values (source), (case when source = '' then '' else '*' end)) as names(name)) as sources(from_source)
  group by week, on_page, what, from_source
  on conflict (what, page, source, week) do nothing`;

/** Stores some weeks of totals, once for all that read them. */
export async function storeWeeks({ dataDir }: Pick<Product, 'dataDir'>): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    await pool.query(STORE);
  } finally {
    await close();
  }
}
