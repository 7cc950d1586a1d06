-- Workers claim due deliveries themselves, one kind of them at a time. The index without the kind goes: by it a claim of a
-- kind of which nothing is due reads all that is due of the others. The version before finds what is overdue by the new one.
create index deliveries_due on deliveries (kind, next_attempt_at) where state = 'waiting';
drop index deliveries_waiting;

-- Whether heartbeats come through is asked by every look at readiness; they are few among many leads.
create index leads_heartbeats on leads (created_at) where origin = 'heartbeat';

-- Which kinds there are, and what they are about, is declared where they are sent from.
alter table deliveries
  drop constraint deliveries_kind_check,
  drop constraint deliveries_booking_check;

-- Adds one to each counter of rate_limits, in the order given, at the given time in milliseconds. The first that is full
-- refuses: its place and the end of its time are the answer, and nothing stays counted but the first `kept`.
create function count_towards_limits(keys text[], mosts int[], spans bigint[], kept int, at bigint)
returns table (place int, expires bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  counted int;
begin
  for nth in 1 .. cardinality(keys) loop
    insert into rate_limits as counter values (keys[nth], 1, at + spans[nth])
    on conflict (key) do update set
      points = case when counter.expire <= at then 1 else counter.points + 1 end,
      expire = case when counter.expire <= at then excluded.expire else counter.expire end
    returning counter.points, counter.expire into counted, expires;
    if counted > mosts[nth] then
      update rate_limits set points = points - 1
      where key = any(keys[least(kept, nth - 1) + 1 : nth]);
      place := nth;
      return next;
      return;
    end if;
  end loop;
end $$;

-- When work that is repeated at set times is due next.
create table schedules (
  name text primary key,
  next_run_at timestamptz not null
);

-- The version before this one notices within seconds that a delivery has no job, and adds one.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name in ('mail', 'crm', 'booking-mail');
  end if;
end $$;
