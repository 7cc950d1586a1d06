-- As the version writes it that came with 0012: what one lead is found by.
insert into lead_search (lead_id, created_at, name, reference, words, source, campaign)
select id, created_at, lead_search_words(contact_name), lower(reference), lead_search_words(contact_name || E'\n' || email), null, null
from leads where reference = 'BBBB-0001';
