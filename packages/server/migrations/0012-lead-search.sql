-- What the desk finds leads by. It fills this table itself, a moment after leads were stored, so that storing one costs no
-- more and a database without a desk keeps no such copy. A lead that is erased goes from here with its row.
create table lead_search (
  lead_id uuid primary key references leads on delete cascade,
  created_at timestamptz not null,
  -- In small letters and without accents, as are the words; sorted by their bytes, so that beginnings are found by index.
  name text collate "C" not null,
  reference text collate "C" not null,
  words text not null,
  source text,
  campaign text
);
create index lead_search_name on lead_search (name, lead_id);
create index lead_search_reference on lead_search (reference);
create index lead_search_source on lead_search (source) where source is not null;
create index lead_search_campaign on lead_search (campaign) where campaign is not null;

-- The words of leads are found by index with pg_trgm, and without their accents with unaccent. Who owns the database may
-- make both; where they cannot be made, search works without. The desk calls this with each start, so that it takes up what
-- an administrator has made since.
create function prepare_lead_search() returns void
language plpgsql
as $prepare$
declare
  folded text := '$1';
  body text;
  place text;
begin
  perform pg_advisory_xact_lock(hashtextextended('prepare_lead_search', 0));
  begin
    create extension if not exists pg_trgm;
  exception when others then null;
  end;
  begin
    create extension if not exists unaccent;
  exception when others then null;
  end;

  select quote_ident(nspname) into place
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'unaccent';
  if place is not null then
    folded := format('%s.unaccent(%L::regdictionary, %s)', place, place || '.unaccent', folded);
  end if;
  -- The collation of many a database knows the small letters of English alone.
  if getdatabaseencoding() = 'UTF8' then
    folded := format('%s collate pg_catalog.pg_c_utf8', folded);
  end if;
  -- Accents come off letter by letter, whichever dictionary an administrator changes afterwards: so it may be immutable.
  body := format('select lower(%s)', folded);
  if not exists (
    select from pg_proc where oid = to_regprocedure('lead_search_words(text)') and prosrc = body
  ) then
    execute format(
      'create or replace function lead_search_words(text) returns text
       language sql immutable strict parallel safe as %L', body);
    -- What was written otherwise would not be found; it is filled in anew.
    truncate lead_search;
  end if;

  select quote_ident(nspname) into place
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null and to_regclass('lead_search_words_trgm') is null then
    execute format(
      'create index lead_search_words_trgm on lead_search using gin (words %s.gin_trgm_ops)
       with (gin_pending_list_limit = 512)', place);
  end if;
end $prepare$;
select prepare_lead_search();

-- The views of the list, each read by its own order. Of these a new lead is in one, at its end; for that one index less is
-- written, by which nothing has looked since mailboxes are known.
drop index leads_email;
create index leads_waiting on leads (created_at, id)
  where origin = 'form' and binned_at is null and answer_state = 'new'
    and (quarantined_at is null or released_at is not null);
create index leads_kept on leads (created_at, id)
  where origin = 'form' and binned_at is null and answer_state = 'new'
    and quarantined_at is not null and released_at is null;
create index leads_settled on leads (answer_state, created_at, id)
  where origin = 'form' and binned_at is null and answer_state <> 'new';
create index leads_mine on leads (held_by, created_at, id)
  where origin = 'form' and binned_at is null and held_by is not null;
create index leads_released on leads (released_at, id) where released_at is not null;
