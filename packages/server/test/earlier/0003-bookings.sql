-- As the version wrote them that came with 0003: a booking of a known lead whose mails wait, and a cancelled one whose
-- mails are on their way; the first moves nobody's time, since it lies ahead of all that can be booked.
insert into signing_keys (name, key) values ('booking-link', decode(repeat('0b', 32), 'hex'));

insert into bookings
  (reference, starts_at, ends_at, blocked_until, time_zone, name, email, note, lead_id, state,
    version, cancelled_at)
select reference, starts_at::timestamptz, starts_at::timestamptz + interval '30 minutes',
  starts_at::timestamptz + interval '30 minutes', 'Asia/Kolkata', 'Cleo Hart', email, 'We sell bread.',
  (select id from leads where leads.email = booked.email), state, version,
  case when state = 'cancelled' then now() end
from (values
  ('CCCCC-00001', '2040-05-14T10:00:00Z', 'cleo@example.com', 'booked', 0),
  ('CCCCC-00002', '2040-05-15T10:00:00Z', 'gil@example.com', 'cancelled', 1)
) as booked (reference, starts_at, email, state, version);

insert into booking_keys (key, content_hash, booking_id)
select 'key-of-' || reference, sha256(convert_to(
    '{"start":"2040-05-14T10:00:00Z","timeZone":"Asia/Kolkata","name":"Cleo Hart","email":"' || email
      || '","note":"We sell bread."}', 'UTF8')), id
from bookings;

insert into deliveries (booking_id, kind, payload)
select bookings.id, kind, jsonb_build_object(
  'change', change, 'version', version, 'timeZone', time_zone,
  'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from bookings,
  lateral (select case state when 'booked' then 'booked' else 'cancelled' end as change) as last,
  unnest('{booking_visitor,booking_provider}'::text[]) as kind;

insert into lead_events (lead_id, kind, detail)
select lead_id, 'booking_made', reference || ' at 2040-05-14T10:00:00.000Z'
from bookings where lead_id is not null;
