-- Who answers a lead, why it was lost, and whether it is in the bin. The version before this one marks leads without any of
-- it: what it marks lost has no reason, a reason that stays behind counts only while the lead is lost, and its marks are no
-- version. A lead that is stored has none of it but the version, so that storing it costs no more.
alter table leads
  add column held_by uuid,
  add column held_since timestamptz,
  -- Counts the changes, so that nobody overwrites what they have not seen.
  add column version int not null default 1,
  add column lost_reason text
    check (lost_reason in ('price', 'no_answer', 'chose_another', 'not_a_fit', 'withdrawn', 'other')),
  add column binned_at timestamptz;
create index leads_held_by on leads (held_by, created_at desc) where held_by is not null;
create index leads_binned on leads (binned_at) where binned_at is not null;

-- Whose act a line of the history is; null for what happened by itself and for all lines before. No reference: a line
-- outlives the name of whoever it is about.
alter table lead_events
  add column actor_kind text check (actor_kind in ('person', 'command', 'service', 'visitor')),
  add column person_id uuid;

-- How often a delivery that was accepted was sent again since; null for never. Each time it is another mail.
alter table deliveries add column resends int;

alter table erased_leads
  drop constraint erased_leads_reason_check,
  add constraint erased_leads_reason_check check (reason in ('request', 'retention', 'bin'));

-- What people note about a lead, and what a note said before it was changed.
create table lead_notes (
  id uuid primary key default uuidv7(),
  lead_id uuid not null references leads on delete cascade,
  person_id uuid,
  actor_kind text not null check (actor_kind in ('person', 'command', 'service', 'visitor')),
  body text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Who wrote what it says now, once it was changed.
  edited_by uuid
);
create index lead_notes_lead_id on lead_notes (lead_id, id);
create table lead_note_versions (
  note_id uuid not null references lead_notes on delete cascade,
  version int not null,
  body text not null,
  -- Who wrote it, and when.
  person_id uuid,
  at timestamptz not null,
  primary key (note_id, version)
);

-- What somebody looks at often: the part of the address after the question mark, under a name of theirs.
create table lead_views (
  id uuid primary key default uuidv7(),
  person_id uuid not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now()
);
create index lead_views_person_id on lead_views (person_id, id);
