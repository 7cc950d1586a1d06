-- Totals, and nothing else of a visit. A page is its path, `what` an act such as `seen` or `begun:enquiry`, and a source
-- `c:` with the owner's name of a campaign, `h:` with a host, `direct`, `other` or `unknown`; it is empty where it is not
-- told, as for web vitals.
create table counts (
  day date not null,
  page text not null,
  what text not null,
  source text not null,
  n bigint not null,
  primary key (day, what, page, source)
);
-- The same by week, the day being its Monday, with the sums over all pages and all sources under `*`. Written together
-- with `counts`, so that two years are read in a fraction of a second.
create table week_counts (
  week date not null,
  page text not null,
  what text not null,
  source text not null,
  n bigint not null,
  primary key (what, page, source, week)
);
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
-- Under which source a lead was counted; null for one that was not.
alter table leads add column counted_source text;
