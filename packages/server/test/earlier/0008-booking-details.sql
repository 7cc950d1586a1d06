-- As the version writes it that came with 0008: a booking whose details lie in one column, of which nobody was told yet; and
-- one as the version before writes it beside this one.
insert into bookings (reference, starts_at, ends_at, blocked_until, time_zone, details, mailbox)
values ('88888-00001', '2040-08-14T10:00:00Z', '2040-08-14T10:30:00Z', '2040-08-14T10:30:00Z', 'Europe/London',
  '{"name": "Kit Moor", "email": "kit@example.com", "note": "We sell cakes."}', 'kit@example.com');
insert into bookings (reference, starts_at, ends_at, blocked_until, time_zone, name, email, mailbox, note)
values ('88888-00002', '2040-08-15T10:00:00Z', '2040-08-15T10:30:00Z', '2040-08-15T10:30:00Z', 'Europe/London',
  'Lou Moor', 'lou@example.com', 'lou@example.com', 'We sell pies.');

insert into booking_keys (key, content_hash, booking_id)
select 'key-of-' || reference, sha256('x'), id from bookings where reference like '88888-%';

insert into deliveries (booking_id, kind, payload)
select id, kind, jsonb_build_object('change', 'booked', 'version', 0, 'timeZone', time_zone,
  'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from bookings, unnest('{booking_visitor,booking_provider}'::text[]) as kind
where reference like '88888-%';
