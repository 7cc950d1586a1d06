-- As the version writes it that came with 0015: a lead that was answered by a reply, to which its visitor wrote back and
-- which they put right, one that was withdrawn, a draft, a saved reply that was changed once, and how far a mailbox is read.
update leads set answered_at = now(), answered_after_ms = 2520000, answer_state = 'answered', version = version + 1,
  held_active_at = now()
where reference = 'BBBB-0001';
update leads set withdrawn_at = now(), answer_state = 'lost', lost_reason = 'withdrawn', version = version + 1
where reference = 'BBBB-0002';
update people set signature = 'Olive, on the counter' where name = 'Olive Moor';
insert into lead_replies (id, lead_id, person_id, body, signature, leaves_at)
select '01990000-0000-7000-8000-000000000015', leads.id, people.id, 'Saturdays are fine.', 'Olive Moor', now()
from leads, people where people.name = 'Olive Moor' and reference = 'BBBB-0001';
insert into deliveries (lead_id, kind, part_id, state, settled_at, reply)
select lead_id, 'reply', id, 'done', now(), '250 taken' from lead_replies;
insert into lead_drafts (lead_id, person_id, body)
select leads.id, people.id, 'Then we shall' from leads, people where people.name = 'Olive Moor' and reference = 'BBBB-0001';
insert into saved_replies (name, body, version, updated_by)
select 'Choosing a plan', 'Hello [name], Growth covers two ovens.', 2, id from people where name = 'Olive Moor';
insert into saved_reply_versions (saved_reply_id, version, name, body, person_id, at)
select id, 1, 'Plans', 'Hello [name].', updated_by, created_at from saved_replies;
insert into lead_messages (lead_id, message_id, sent_at, from_address, subject, body, quoted, attachments, is_automatic)
select id, '<one@shop.example>', now(), email, 'Re: Saturdays', 'Good.', '> Saturdays are fine.',
  '[{"name": "prices.pdf", "bytes": 84000}]', false
from leads where reference = 'BBBB-0001';
insert into mailbox_places (mailbox, uid_validity, last_uid) values ('INBOX', 1764000000, 42);
insert into lead_revisions (lead_id, contacts, fields)
select id, contacts || '{"phoneNumber": "+447700900199"}', array['phoneNumber'] from leads where reference = 'BBBB-0001';
