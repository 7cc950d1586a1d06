-- Workers claim due deliveries themselves, one kind of them at a time.
create index deliveries_due on deliveries (kind, next_attempt_at) where state = 'waiting';

-- Which kinds there are, and what they are about, is declared where they are sent from.
alter table deliveries
  drop constraint deliveries_kind_check,
  drop constraint deliveries_booking_check;

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
