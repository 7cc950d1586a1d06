import type { OpenDatabase } from '@high-street/server';

type Pool = OpenDatabase['pool'];

/** How much was counted. */
export type CountSize = { readonly days: number; readonly viewsADay: number };

/** Pages and sources, each with a share that falls with its place, as those of real sites do. */
const SHARES = `
  create temporary table bench_pages as
    select case place when 1 then '/' when 2 then '/enquiry' when 3 then '/onboarding' when 4 then '/pricing'
      when 20 then 'other' else '/product/page-' || place end as page,
      place, (1.0 / place) / sum(1.0 / place) over () as share
    from generate_series(1, 20) as place;
  create temporary table bench_sources as
    select case when place <= 3 then (array['direct', 'other', 'unknown'])[place] when place <= 13 then 'c:Campaign ' || place
      else 'h:news-' || place || '.example' end as source,
      (1.0 / place) / sum(1.0 / place) over () as share
    from generate_series(1, 63) as place;
  create temporary table bench_days as
    select current_date - back as day from generate_series(1, $DAYS) as back`;

/** What is counted on every page from every source, and how many of each of a thousand views. */
const WIDE = `values ('seen', 1000.0), ('landed', 350.0), ('sent-from', 1.2), ('won-from', 0.2)`;

/** What is counted on the page of a form from every source, and how many of each of a thousand views of it. */
const FORMS = `
  select 2 as place, what, rate from (values ('begun:enquiry', 60.0), ('sent:enquiry', 8.0), ('won:enquiry', 1.0),
    ('answered:enquiry:quarter', 3.0), ('answered:enquiry:half', 2.0), ('answered:enquiry:three-quarters', 1.2),
    ('answered:enquiry:target', 0.8), ('answered:enquiry:late', 0.5)) as enquiry(what, rate)
  union all select 3, what, rate from (values ('begun:register', 80.0), ('step:register:2', 40.0),
    ('step:register:3', 22.0), ('sent:register', 9.0), ('won:register', 2.0), ('answered:register:quarter', 3.0),
    ('answered:register:half', 2.0), ('answered:register:three-quarters', 1.2), ('answered:register:target', 0.8),
    ('answered:register:late', 0.5)) as register(what, rate)`;

/** Writes the rows of one kind, each with about as many as its shares make; what is rare has some on some days. */
const insertRows = (rows: string) => `
  insert into counts (day, page, what, source, n)
  select day, page, what, source, n from (
    select day, page, what, source, floor(expected * (0.6 + 0.8 * random()) + random())::bigint as n from (${rows}) as drawn
  ) as made where n > 0`;

function listInserts(views: number): readonly string[] {
  return [
    insertRows(`select day, page, what, source, ${views} * bench_pages.share * bench_sources.share * rate / 1000 as expected
      from bench_days, bench_pages, bench_sources, (${WIDE}) as wide(what, rate)`),
    insertRows(`select day, page, what, source, ${views} * bench_pages.share * bench_sources.share * rate / 1000 as expected
      from bench_days, bench_sources, (${FORMS}) as forms join bench_pages using (place)`),
    insertRows(`select day, page, form || field || rule as what, '' as source, ${views} * share * 0.004 / number as expected
      from bench_days, bench_pages,
        (values (2, 'left:enquiry:', ''), (3, 'left:register:', ''), (2, 'shown:enquiry:', ':emailInvalid'),
          (3, 'shown:register:', ':emailInvalid'), (2, 'shown:enquiry:', ':phoneRequired'),
          (3, 'shown:register:', ':phoneRequired'), (3, 'shown:register:', ':pincodeRequired')) as of(at, form, rule),
        unnest($FIELDS::text[]) with ordinality as asked(field, number)
      where place = at`),
    insertRows(`select day, page, vital || ':' || device || ':' || bucket as what, '' as source,
        ${views} * share * 0.3 / 3 * (array[0.5, 0.35, 0.1, 0.05])[bucket + 1] as expected
      from bench_days, bench_pages, unnest(array['lcp', 'inp', 'cls']) as vital,
        unnest(array['narrow', 'medium', 'wide']) as device, generate_series(0, 3) as bucket`),
    insertRows(
      `select day, page, 'robot' as what, '' as source, ${views} * share * 0.02 as expected from bench_days, bench_pages`,
    ),
  ];
}

/** The sums of weeks, as each writing of totals makes them beside those of days. */
const MARGINS = `
  insert into week_counts (week, page, what, source, n)
  select week, case when all_pages then '*' else page end, what, case when all_sources then '*' else source end, sum(n)
  from (select date_trunc('week', day)::date as week, page, what, source, sum(n) as n from counts group by 1, 2, 3, 4) as weeks,
    (values (false), (true)) as pages(all_pages), (values (false), (true)) as sources(all_sources)
  where not (all_sources and source = '')
  group by 1, 2, 3, 4`;

const DAYS = `insert into counting_days (day) select day from bench_days`;

/** Fills an empty database with the totals of so many days; what the flush makes of a day and its week. */
export async function generateCounts(
  pool: Pool,
  { days, viewsADay, fields }: CountSize & { readonly fields: readonly string[] },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set work_mem = '256MB'; select setseed(0.5)");
    await client.query(SHARES.replace('$DAYS', String(days)));
    for (const insert of listInserts(viewsADay)) {
      const names = `array[${fields.map((field) => `'${field}'`).join(', ')}]`;
      await client.query(insert.replace('$FIELDS', names));
    }
    await client.query(MARGINS);
    await client.query(DAYS);
    // As autovacuum does in time.
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
