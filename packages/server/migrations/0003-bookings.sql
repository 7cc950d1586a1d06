create table bookings (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The end with the pause after it.
  blocked_until timestamptz not null check (blocked_until >= ends_at),
  -- The visitor's own.
  time_zone text not null,
  name text not null,
  email text not null,
  note text not null,
  lead_id uuid references leads on delete set null,
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  -- Counts the changes that those who were invited are told of: the SEQUENCE of the invitation.
  version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_at timestamptz check ((cancelled_at is not null) = (state = 'cancelled')),
  -- Whoever comes second to a time does not get it, whatever the programs before this line believe.
  constraint bookings_hold_a_time_once
    exclude using gist (tstzrange(starts_at, blocked_until) with &&) where (state = 'booked')
);
create index bookings_email on bookings (lower(email));
create index bookings_starts_at on bookings (starts_at);
create index bookings_lead_id on bookings (lead_id) where lead_id is not null;

create table booking_keys (
  key text primary key,
  content_hash bytea not null,
  booking_id uuid not null references bookings on delete cascade,
  created_at timestamptz not null default now()
);
create index booking_keys_created_at on booking_keys (created_at);
-- Removing a booking looks its keys up by this column.
create index booking_keys_booking_id on booking_keys (booking_id);

-- Those who are told of a booking; the payload says of which change, and how the booking was then.
alter table deliveries
  add column booking_id uuid references bookings on delete cascade,
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check
    check (kind in ('visitor', 'provider', 'crm', 'booking_visitor', 'booking_provider')),
  add constraint deliveries_booking_check
    check ((booking_id is not null) = (kind in ('booking_visitor', 'booking_provider')));
create unique index deliveries_booking_change
  on deliveries (booking_id, kind, ((payload ->> 'version')::int)) where booking_id is not null;

-- What the services sign with when the owner has set nothing; made by the first process that needs it.
create table signing_keys (
  name text primary key,
  key bytea not null,
  created_at timestamptz not null default now()
);
