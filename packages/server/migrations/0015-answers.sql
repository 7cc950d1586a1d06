-- When the first answer of a person reached a lead, and what visitors change themselves. A lead that is stored has none of
-- it, so that storing it costs no more. The version before this one marks leads without it: what it marks answered has no
-- time of an answer, and counts in no figure.
alter table leads
  add column answered_at timestamptz,
  -- How much of the office's open time passed before that, in milliseconds.
  add column answered_after_ms bigint,
  -- When whoever holds it last did something about it; null since they hold it.
  add column held_active_at timestamptz,
  add column withdrawn_at timestamptz;
create index leads_answered_at on leads (answered_at) where answered_at is not null;
-- The clock of a released lead starts with its release; that of all others with their storing, which leads_waiting sorts by.
create index leads_waiting_released on leads (released_at, id)
  where origin = 'form' and binned_at is null and answer_state = 'new' and released_at is not null;

-- Which part of its record a delivery is about, such as one of several replies; null where its kind says all.
alter table deliveries
  add column part_id uuid,
  drop constraint deliveries_lead_id_kind_key;
create unique index deliveries_lead_part
  on deliveries (lead_id, kind, part_id) nulls not distinct where lead_id is not null;

-- What the provider's people write to visitors. It is sent as it stands here, however often that is tried.
create table lead_replies (
  id uuid primary key,
  lead_id uuid not null references leads on delete cascade,
  person_id uuid not null,
  body text not null,
  -- Below the words: who wrote them.
  signature text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until when it can be taken back.
  leaves_at timestamptz not null,
  taken_back_at timestamptz
);
create index lead_replies_lead_id on lead_replies (lead_id, created_at);

-- What somebody is writing to a lead and has not sent.
create table lead_drafts (
  lead_id uuid not null references leads on delete cascade,
  person_id uuid not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (lead_id, person_id)
);

-- Replies that are written once for many leads; blanks stand in square brackets.
create table saved_replies (
  id uuid primary key default uuidv7(),
  name text not null,
  body text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  removed_at timestamptz
);
create table saved_reply_versions (
  saved_reply_id uuid not null references saved_replies on delete cascade,
  version int not null,
  name text not null,
  body text not null,
  person_id uuid,
  at timestamptz not null,
  primary key (saved_reply_id, version)
);

-- Mails of visitors that were found in the mailbox of IMAP_URL.
create table lead_messages (
  id uuid primary key default uuidv7(),
  lead_id uuid not null references leads on delete cascade,
  message_id text not null,
  sent_at timestamptz not null,
  found_at timestamptz not null default now(),
  from_address text not null,
  subject text not null,
  -- What they wrote, and below it what they quoted.
  body text not null,
  quoted text not null,
  attachments jsonb not null,
  -- A machine wrote it, as its headers say.
  is_automatic boolean not null,
  -- The reply that did not arrive, as it says.
  bounced_reply_id uuid,
  unique (lead_id, message_id)
);
-- Up to which mail a mailbox is read; its numbers count anew when uid_validity changes.
create table mailbox_places (
  mailbox text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  -- When it was last read, or first tried.
  read_at timestamptz not null default now(),
  -- How many mails it had, by what came of them.
  outcomes jsonb not null default '{}'
);

-- What a lead said before its visitor put something right; the lead itself says what holds now.
create table lead_revisions (
  id uuid primary key default uuidv7(),
  lead_id uuid not null references leads on delete cascade,
  at timestamptz not null default clock_timestamp(),
  contacts jsonb not null,
  -- The names of the fields that changed.
  fields text[] not null
);
create index lead_revisions_lead_id on lead_revisions (lead_id, at);

-- Codes that a visitor types to erase everything; a backup holds none.
create table erase_codes (
  lead_id uuid primary key references leads on delete cascade,
  code_hash bytea not null,
  tries_left int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- How many were sent since then, so that nobody fills a mailbox with them.
  asked int not null default 1,
  asked_since timestamptz not null
);

-- What stands below a person's replies; null for their name and the brand's.
alter table people add column signature text;
