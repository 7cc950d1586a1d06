-- As the version writes it that came with 0024: a lead that was answered by a reply and put back to wait.
update leads set answer_state = 'new', version = version + 1 where reference = 'BBBB-0001';
insert into lead_events (lead_id, kind, actor_kind, person_id)
select leads.id, 'marked_new', 'person', people.id
from leads, people where people.name = 'Olive Moor' and reference = 'BBBB-0001';
