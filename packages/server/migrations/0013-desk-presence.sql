-- Who has the page of a lead open in the desk: a line a minute at most outlives its page, and none a crash, so that it is
-- written to no log and stands in no backup. Nothing refers to leads from here: a sign of life would lock the lead's row.
create unlogged table lead_presence (
  reference text not null,
  person_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (reference, person_id)
);
