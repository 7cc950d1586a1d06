-- Who may come into the desk. The address and name of somebody who was erased are null; the row stays, so that the log has
-- a number to speak of.
create table people (
  id uuid primary key default uuidv7(),
  email text,
  -- Whose spellings of an address count as one, as those of leads do.
  mailbox text,
  name text,
  role text not null check (role in ('owner', 'member', 'reader')),
  -- Counts the changes, so that nobody overwrites what they have not seen.
  version int not null default 1,
  undo_seconds int not null default 10 check (undo_seconds in (10, 30, 60)),
  single_keys boolean not null default true,
  created_at timestamptz not null default now(),
  -- Null for those whom the command or the service invited.
  invited_by uuid references people,
  joined_at timestamptz,
  last_seen_at timestamptz,
  removed_at timestamptz,
  erased_at timestamptz,
  check ((erased_at is null) = (email is not null)),
  check ((erased_at is null) = (mailbox is not null)),
  check ((erased_at is null) = (name is not null)),
  check (erased_at is null or removed_at is not null)
);
create unique index people_mailbox on people (mailbox) where removed_at is null;

-- Links that let somebody in for the first time. One without a person is for the first owner, who says name and address.
-- Of this and of every other secret below only the hash is kept.
create table invitations (
  id uuid primary key default uuidv7(),
  person_id uuid references people,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  taken_back_at timestamptz
);
create index invitations_person_id on invitations (person_id);

create table passkeys (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_person_id on passkeys (person_id);

-- What a passkey has to sign; removed with its first use.
create table passkey_challenges (
  id uuid primary key default uuidv7(),
  challenge text not null unique,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'register', 'prove')),
  person_id uuid references people,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Who asked for a link and a code by mail. Addresses of nobody have a row too, so that both take the same time.
create table sign_in_requests (
  id uuid primary key default uuidv7(),
  person_id uuid references people,
  browser_hash bytea not null,
  link_hash bytea not null unique,
  code_hash bytea not null,
  tries_left int not null default 5 check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_requests_browser_hash on sign_in_requests (browser_hash);
create index sign_in_requests_expires_at on sign_in_requests (expires_at);

create table desk_sessions (
  id uuid primary key default uuidv7(),
  person_id uuid not null references people,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the person last showed a passkey or a code.
  proved_at timestamptz not null,
  ends_at timestamptz not null,
  way text not null,
  agent text not null,
  address_group text not null
);
create index desk_sessions_person_id on desk_sessions (person_id);
create index desk_sessions_ends_at on desk_sessions (ends_at);

-- Who did what to which record. It holds numbers and names of fields, never what people typed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'command', 'service', 'visitor')),
  -- No reference: a line outlives whoever it is about.
  person_id uuid check ((person_id is not null) = (actor_kind = 'person')),
  act text not null,
  record_kind text,
  record_id text check (record_id is null or record_kind is not null),
  fields text[] not null default '{}',
  address_group text
);
create index audit_log_at on audit_log (at);
create index audit_log_person_id on audit_log (person_id, id) where person_id is not null;
create index audit_log_act on audit_log (act, id);
create index audit_log_record on audit_log (record_kind, record_id, id) where record_kind is not null;

-- Removes lines that are older than the given number of months, and says how many. Nothing else removes any.
create function remove_old_audit_lines(months int) returns bigint
language plpgsql
as $$
declare
  removed bigint;
begin
  if months is null or months < 3 then
    raise exception 'audit lines are kept for three months at least';
  end if;
  delete from audit_log where at < now() - months * interval '1 month';
  get diagnostics removed = row_count;
  return removed;
end $$;

create function refuse_audit_change() returns trigger
language plpgsql
as $$
declare
  stack text;
begin
  -- The calls that led here, one a line, the latest first. The statement is compared to its end, as its text may be anybody's.
  get diagnostics stack = pg_context;
  if tg_op = 'DELETE' and stack like
    'PL/pgSQL function refuse_audit_change() line % at GET DIAGNOSTICS' || chr(10)
    || 'SQL statement "delete from audit_log where at < now() - months * interval ''1 month''"' || chr(10)
    || 'PL/pgSQL function remove_old_audit_lines(integer) line % at SQL statement%'
    and old.at < now() - interval '3 months' then
    return old;
  end if;
  raise exception 'the audit log only grows: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_keeps_lines before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_keeps_all before truncate on audit_log
  for each statement execute function refuse_audit_change();
