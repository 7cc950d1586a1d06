-- As the version writes it that came with 0011: a lead that somebody holds and has noted something about, one that was lost,
-- one in the bin, one that was erased from there, and a view.
update leads set held_by = people.id, held_since = now(), version = 2
from people where people.name = 'Olive Moor' and reference = 'BBBB-0001';
update leads set answer_state = 'lost', lost_reason = 'chose_another', version = 2 where reference = 'BBBB-0002';
update leads set binned_at = now(), version = 2 where reference = 'BBBB-0003';
insert into erased_leads (reference, stored_at, reason) values ('LLLL-0009', now(), 'bin');

insert into lead_notes (lead_id, person_id, actor_kind, body, version, edited_at, edited_by)
select leads.id, people.id, 'person', 'Wants Saturdays, too.', 2, now(), people.id
from leads, people where people.name = 'Olive Moor' and reference = 'BBBB-0001';
insert into lead_note_versions (note_id, version, body, person_id, at)
select id, 1, 'Wants Saturdays.', person_id, created_at from lead_notes;
insert into lead_events (lead_id, kind, detail, actor_kind, person_id)
select lead_id, 'note_added', id::text, 'person', person_id from lead_notes;
insert into lead_events (lead_id, kind, detail, actor_kind)
select id, 'marked_lost', 'chose_another', 'command' from leads where reference = 'BBBB-0002';
insert into lead_views (person_id, name, query)
select id, 'Florists', 'view=all&q=florist' from people where name = 'Olive Moor';
