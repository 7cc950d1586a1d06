-- As the version wrote them that came with 0006: a lead and a booking whose addresses are other spellings of one mailbox,
-- of which nobody was told yet, and a booking that is held.
insert into leads (reference, contacts, mailbox)
select 'FFFF-0001', jsonb_set(contacts, '{email}', '"Jo.Lane+shop@googlemail.com"'), 'jolane@gmail.com'
from leads where reference = 'DDDD-0001';
insert into deliveries (lead_id, kind)
select id, unnest('{visitor,provider,crm}'::text[]) from leads where reference = 'FFFF-0001';
insert into lead_events (lead_id, kind) select id, 'stored' from leads where reference = 'FFFF-0001';

insert into bookings
  (reference, starts_at, ends_at, blocked_until, time_zone, name, email, mailbox, note, lead_id, state, hold_reasons,
    form_token_id, booked_from)
select reference, starts_at::timestamptz, starts_at::timestamptz + interval '30 minutes',
  starts_at::timestamptz + interval '30 minutes', 'Europe/London', 'Jo Lane', email, 'jolane@gmail.com', '',
  (select id from leads where leads.reference = 'FFFF-0001'), state, reasons, 'token-of-' || reference, 'blinded'
from (values
  ('FFFFF-00001', '2040-06-14T10:00:00Z', 'jolane@gmail.com', 'booked', null::text[]),
  ('FFFFF-00002', '2040-06-14T10:00:00Z', 'jo.lane@gmail.com', 'held', '{trap_filled,token_missing}')
) as booked (reference, starts_at, email, state, reasons);

insert into booking_keys (key, content_hash, booking_id)
select 'key-of-' || reference, sha256('x'), id from bookings where reference like 'FFFFF-%';

insert into deliveries (booking_id, kind, payload)
select id, kind, jsonb_build_object('change', 'booked', 'version', 0, 'timeZone', time_zone,
  'startsAt', '2040-06-14T10:00:00.000Z', 'endsAt', '2040-06-14T10:30:00.000Z')
from bookings, unnest('{booking_visitor,booking_provider}'::text[]) as kind
where reference = 'FFFFF-00001';

insert into crm_contacts (email, mailbox, payload)
values ('jo.lane@gmail.com', 'jolane@gmail.com', '{"email": "Jo.Lane@gmail.com"}');
