-- As the version wrote them that came with 0001: an enquiry whose mail waits for its second attempt, and one that was told.
create temporary table sent on commit drop as
select reference, key, '{"contactName":"' || name || '","phoneNumber":"+447700900123","email":"' || email
  || '","message":"Do you deliver to Bristol?","comments":[],"businessHours":{' || (
    select string_agg('"' || day || '":{"start":null,"end":null}', ',' order by place)
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[])
      with ordinality as days (day, place)
  ) || '},"storeName":"Bell Bakery","leadStatus":"Contact"}' as contacts
from (values
  ('AAAA-0001', 'first-key-of-0001', 'Ada Price', 'ada@example.com'),
  ('AAAA-0002', 'second-key-of-0001', 'Ben Price', 'ben@example.com')
) as people (reference, key, name, email);

insert into leads (reference, contacts) select reference, contacts::jsonb from sent;

insert into idempotency_keys (key, content_hash, lead_id)
select key, sha256(convert_to(sent.contacts, 'UTF8')), leads.id from sent join leads using (reference);

insert into lead_mails (lead_id, kind, attempts, last_error, last_attempt_at)
select id, 'visitor', 1, 'come back later', now() - interval '1 minute'
from leads where reference = 'AAAA-0001';
insert into lead_mails (lead_id, kind, attempts, accepted_at, last_attempt_at, server_reply)
select id, 'visitor', 1, now(), now(), '250 taken' from leads where reference = 'AAAA-0002';
