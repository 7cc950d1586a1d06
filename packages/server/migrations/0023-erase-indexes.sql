-- Leads in quarantine with the same words, among all that ever bore the signs of a robot. A number stands for the words, as
-- they may be long and very many may have the same.
create index leads_kept_words on leads (hashtextextended(btrim(contacts ->> 'message'), 0))
  where quarantined_at is not null and released_at is null;
