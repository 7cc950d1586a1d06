-- Where a lead came from, why it is kept apart, and what the provider made of it.
alter table leads
  add column origin text not null default 'form' check (origin in ('form', 'heartbeat')),
  add column quarantine_reasons text[],
  add column quarantined_at timestamptz,
  add column released_at timestamptz,
  add column form_token_id text,
  add column answer_state text not null default 'new'
    check (answer_state in ('new', 'answered', 'won', 'lost', 'spam'));
create index leads_form_token_id on leads (form_token_id) where form_token_id is not null;
create index leads_quarantined on leads (quarantined_at)
  where quarantined_at is not null and released_at is null;

-- What has to reach somebody outside; a row is settled once, and jobs only say when to try it.
create table deliveries (
  id uuid primary key default uuidv7(),
  lead_id uuid references leads on delete cascade,
  kind text not null check (kind in ('visitor', 'provider', 'crm')),
  -- The body of a call to the CRM that came without a lead.
  payload jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'done', 'dead')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_attempt_at timestamptz,
  settled_at timestamptz,
  reply text,
  last_error text,
  unique (lead_id, kind),
  check (lead_id is not null or payload is not null)
);
create index deliveries_waiting on deliveries (next_attempt_at) where state = 'waiting';
create index deliveries_dead on deliveries (settled_at) where state = 'dead';
create index deliveries_mailed on deliveries (kind, settled_at) where state = 'done';

insert into deliveries
  (lead_id, kind, state, attempts, last_attempt_at, settled_at, reply, last_error)
select
  lead_id, kind, case when accepted_at is null then 'waiting' else 'done' end, attempts,
  last_attempt_at, accepted_at, server_reply, last_error
from lead_mails;
drop table lead_mails;

-- The story of each lead, for the provider.
create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  attempt int,
  detail text
);
create index lead_events_lead_id on lead_events (lead_id, id);
insert into lead_events (lead_id, at, kind) select id, created_at, 'stored' from leads;

-- People and firms as the CRM knows them, one row for each e-mail address or telephone number.
create table crm_contacts (
  id uuid primary key default uuidv7(),
  email text unique,
  phone text,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index crm_contacts_phone on crm_contacts (phone) where phone is not null;

-- A receiver that failed many times in a row is left alone for a while, by every worker.
create table breakers (
  name text primary key,
  failures int not null default 0,
  open_until timestamptz
);

-- What remains of an erased lead: no personal data.
create table erased_leads (
  reference text primary key,
  stored_at timestamptz not null,
  erased_at timestamptz not null default now(),
  reason text not null check (reason in ('request', 'retention'))
);

-- Counters of the rate limits, shared by all replicas. Losing them in a crash harms nobody, so they are not logged.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
