create table leads (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  created_at timestamptz not null default now(),
  contacts jsonb not null,
  contact_name text generated always as (contacts ->> 'contactName') stored,
  email text generated always as (contacts ->> 'email') stored,
  phone_number text generated always as (contacts ->> 'phoneNumber') stored,
  lead_status text generated always as (contacts ->> 'leadStatus') stored
);
create index leads_created_at on leads (created_at desc);
create index leads_email on leads (lower(email));

create table idempotency_keys (
  key text primary key,
  content_hash bytea not null,
  lead_id uuid not null references leads on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
-- Removing a lead looks its keys up by this column.
create index idempotency_keys_lead_id on idempotency_keys (lead_id);

create table lead_mails (
  lead_id uuid not null references leads on delete cascade,
  kind text not null check (kind in ('visitor')),
  leased_until timestamptz,
  accepted_at timestamptz,
  attempts int not null default 0,
  last_error text,
  last_attempt_at timestamptz,
  server_reply text,
  primary key (lead_id, kind)
);
