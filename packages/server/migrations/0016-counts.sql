-- Totals, and nothing else of a visit. A page is its path, `what` an act such as `seen` or `begun:enquiry`, and a source
-- `c:` with the owner's name of a campaign, `h:` with a host, `direct`, `other` or `unknown`; it is empty where it is not
-- told, as for web vitals.
create table counts (
  n bigint not null,
  day date not null,
  page text not null,
  what text not null,
  source text not null,
  primary key (day, what, page, source)
);
-- The same by week, the day being its Monday, with the sums over all pages and all sources under `*`. Written together
-- with `counts`, so that two years are read in a fraction of a second.
create table week_counts (
  n bigint not null,
  week date not null,
  page text not null,
  what text not null,
  source text not null,
  primary key (what, page, source, week)
);
-- The sums of eight weeks each, by the Monday of the first, which triggers keep in step with `week_counts`: what is told
-- of a period comes from sums since the first week of all, and few rows are read for them.
create table block_counts (
  n bigint not null,
  block date not null,
  page text not null,
  what text not null,
  source text not null,
  primary key (what, page, source, block)
);
create function count_block(week date) returns date
  language sql immutable return date '2024-01-01' + floor((week - date '2024-01-01') / 56.0)::int * 56;
create function add_to_blocks() returns trigger language plpgsql as $$
begin
  -- In one order, so that of two writers one waits for the other.
  insert into block_counts as kept (n, block, page, what, source)
    select sum(n), count_block(week), page, what, source from written
    group by 2, 3, 4, 5 order by what, page, source, 2
    on conflict (what, page, source, block) do update set n = kept.n + excluded.n;
  return null;
end
$$;
create function take_from_blocks() returns trigger language plpgsql as $$
begin
  update block_counts as kept set n = kept.n - gone.n
    from (
      select sum(n) as n, count_block(week) as block, page, what, source from removed group by 2, 3, 4, 5
    ) as gone
    where (kept.what, kept.page, kept.source, kept.block) = (gone.what, gone.page, gone.source, gone.block);
  -- What is told is rounded down to fives. A week that is removed leaves its remainder under a week before all others, as
  -- else the same total would be told in two ways, and both together tell of fewer than five people.
  insert into week_counts as kept (n, week, page, what, source)
    select sum(n) % 5, date '0001-01-01', page, what, source from removed
    group by page, what, source having sum(n) % 5 > 0 order by what, page, source
    on conflict (what, page, source, week) do update set n = (kept.n + excluded.n) % 5;
  return null;
end
$$;
create function change_blocks() returns trigger language plpgsql as $$
begin
  insert into block_counts as kept (n, block, page, what, source)
    select sum(n), count_block(week), page, what, source
    from (select n, week, page, what, source from written union all select -n, week, page, what, source from removed) as changed
    group by 2, 3, 4, 5 order by what, page, source, 2
    on conflict (what, page, source, block) do update set n = kept.n + excluded.n;
  return null;
end
$$;
create trigger week_counts_add after insert on week_counts
  referencing new table as written for each statement execute function add_to_blocks();
create trigger week_counts_change after update on week_counts
  referencing old table as removed new table as written for each statement execute function change_blocks();
create trigger week_counts_remove after delete on week_counts
  referencing old table as removed for each statement execute function take_from_blocks();
-- The days on which something counted, and what is known to be missing of them.
create table counting_days (
  day date primary key,
  -- Counts that gave way to leads.
  dropped bigint not null default 0,
  -- Processes that ended without their last ten seconds.
  lost_processes int not null default 0
);
-- The processes that count. `beats` rises with each writing; one that no longer does has ended without its last one.
create table counting_processes (
  id uuid primary key,
  day date not null,
  beats int not null default 0
);
-- Hosts that are told by their name, and when they last were.
create table counted_hosts (
  host text primary key,
  day date not null
);
-- Under which source a lead counts, null for one that does not, and as what it is in the totals by now: each what with its
-- page, such as `sent:enquiry /enquiry`.
alter table leads
  add column counted_source text,
  add column counted text[] not null default '{}';
