-- Whose mailbox an address leads to, whatever its spelling. The services work it out, since PostgreSQL knows nothing of
-- the encoding of domains; for rows of an earlier version they do so soon after.
alter table leads add column mailbox text;
alter table bookings add column mailbox text;
alter table crm_contacts add column mailbox text;

-- The address in small letters is that of most mailboxes, and will do until the services have been here. On a million
-- leads the index takes a second and a half.
create index leads_mailbox on leads ((coalesce(mailbox, lower(email))));
create index bookings_mailbox on bookings ((coalesce(mailbox, lower(email))));
create index crm_contacts_mailbox on crm_contacts (mailbox);

-- When a mail to a visitor was last let through to its mailbox, which gets only so many in a day.
alter table deliveries add column let_through_at timestamptz;

-- Bookings that bear the signs of a robot are kept apart without their time; the constraint holds times for 'booked' alone.
alter table bookings
  add column hold_reasons text[],
  add column form_token_id text,
  -- The address that it came from, blinded, while it is to come.
  add column booked_from text,
  drop constraint bookings_state_check,
  add constraint bookings_state_check check (state in ('booked', 'held', 'cancelled'));
create index bookings_form_token_id on bookings (form_token_id) where form_token_id is not null;
create index bookings_booked_from on bookings (booked_from) where booked_from is not null;
