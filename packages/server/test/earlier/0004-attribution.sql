-- As the version wrote it that came with 0004: an enquiry that says how its visit began, of which nobody was told yet.
create temporary table sent on commit drop as
select '{"contactName":"Hal Wood","phoneNumber":"+447700900125","email":"hal@example.com","message":"","comments":[],'
  || '"businessHours":{' || (
    select string_agg('"' || day || '":{"start":null,"end":null}', ',' order by place)
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[])
      with ordinality as days (day, place)
  ) || '},"storeName":"Wood Farm","leadStatus":"Contact"}' as contacts;

insert into leads (reference, contacts, attribution)
select 'DDDD-0001', contacts::jsonb, '{"source": "newsletter", "medium": "email", "campaign": null,
  "term": null, "content": null, "referrer": null, "landingPage": "/pricing"}'
from sent;

insert into idempotency_keys (key, content_hash, lead_id)
select 'first-key-of-0004', sha256(convert_to(sent.contacts, 'UTF8')), leads.id
from sent, leads where reference = 'DDDD-0001';

insert into deliveries (lead_id, kind)
select id, unnest('{visitor,provider,crm}'::text[]) from leads where reference = 'DDDD-0001';
insert into lead_events (lead_id, kind) select id, 'stored' from leads where reference = 'DDDD-0001';
