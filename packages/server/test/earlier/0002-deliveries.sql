-- As the version wrote them that came with 0002: an enquiry of which nobody was told yet, one on whose CRM it gave up, one
-- in quarantine, a call to the CRM without a lead, and what remains of an erased lead.
create temporary table sent on commit drop as
select reference, key, '{"contactName":"' || name || '","phoneNumber":"+447700900124","email":"' || email
  || '","message":"Do you deliver to Bath?","comments":[],"businessHours":{' || (
    select string_agg('"' || day || '":{"start":null,"end":null}', ',' order by place)
    from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[])
      with ordinality as days (day, place)
  ) || '},"storeName":"","leadStatus":"Contact"}' as contacts
from (values
  ('BBBB-0001', 'first-key-of-0002', 'Cleo Hart', 'cleo@example.com'),
  ('BBBB-0002', 'second-key-of-0002', 'Dan Hart', 'dan@example.com'),
  ('BBBB-0003', 'third-key-of-0002', 'Eve Hart', 'eve@example.com')
) as people (reference, key, name, email);

insert into leads
  (reference, contacts, origin, form_token_id, quarantine_reasons, quarantined_at, answer_state)
select reference, contacts::jsonb, 'form', 'token-of-' || reference,
  case when reference = 'BBBB-0003' then '{trap,speed}'::text[] end,
  case when reference = 'BBBB-0003' then now() end,
  case when reference = 'BBBB-0002' then 'answered' else 'new' end
from sent;

insert into idempotency_keys (key, content_hash, lead_id)
select key, sha256(convert_to(sent.contacts, 'UTF8')), leads.id from sent join leads using (reference);

insert into deliveries (lead_id, kind, state, next_attempt_at)
select id, kind, case when reference = 'BBBB-0003' then 'held' else 'waiting' end, now()
from leads, unnest('{visitor,provider,crm}'::text[]) as kind
where reference in ('BBBB-0001', 'BBBB-0003');
insert into deliveries
  (lead_id, kind, state, attempts, last_attempt_at, settled_at, reply, last_error)
select id, kind, state, 1, now(), now(), reply, error
from leads, (values
  ('visitor', 'done', '250 taken', null),
  ('provider', 'done', '250 taken', null),
  ('crm', 'dead', null, 'the CRM answered 400')
) as told (kind, state, reply, error)
where reference = 'BBBB-0002';
insert into deliveries (kind, payload)
values ('crm', '{"email": "fay@example.com", "contactName": "Fay Moss"}');

insert into lead_events (lead_id, kind, attempt, detail)
select id, kind, attempt, detail
from leads, (values
  ('stored', null, null), ('visitor_done', 1, '250 taken'), ('provider_done', 1, '250 taken'),
  ('crm_dead', 1, 'the CRM answered 400')
) as event (kind, attempt, detail)
where reference = 'BBBB-0002';
insert into lead_events (lead_id, kind, detail)
select id, kind, detail
from leads, (values ('stored', null), ('quarantined', 'trap, speed')) as event (kind, detail)
where reference = 'BBBB-0003';

insert into crm_contacts (email, phone, payload)
values ('dan@example.com', '+447700900124', '{"email": "dan@example.com"}');
insert into breakers (name, failures) values ('crm', 1);
insert into erased_leads (reference, stored_at, reason) values ('BBBB-0009', now(), 'request');
