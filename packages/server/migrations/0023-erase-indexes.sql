-- What erasing a person looks for, while nobody can book. None of these is written to when a lead is stored, but for the
-- contact of one where no CRM is set. On 300,000 rows of each table they take some seconds together.
create index lead_messages_from_address on lead_messages (from_address);
-- By hash, as the payload of a call may name a reference of any length.
create index crm_contacts_reference on crm_contacts using hash ((payload ->> 'reference'));
-- Deliveries of neither, such as calls to the CRM.
create index deliveries_of_nothing on deliveries (kind) where lead_id is null and booking_id is null;
-- Rows of a version that knew nothing of mailboxes; none, once they are filled in.
create index leads_to_fill on leads (id) where mailbox is null;
create index bookings_to_fill on bookings (id) where mailbox is null;
create index crm_contacts_to_fill on crm_contacts (id) where mailbox is null and email is not null;

-- Leads in quarantine with the same words, among all that ever bore the signs of a robot. A number stands for the words, as
-- they may be long and very many may have the same.
create index leads_kept_words on leads (hashtextextended(btrim(contacts ->> 'message'), 0))
  where quarantined_at is not null and released_at is null;

-- How few contacts a reference has is known by this alone, until many of them have changed.
analyze crm_contacts;
