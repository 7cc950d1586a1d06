-- As the version writes it that came with 0013: somebody who has the page of a lead open.
insert into lead_presence (reference, person_id, since, seen_at)
select 'BBBB-0001', id, now(), now() from people where name = 'Olive Moor';
