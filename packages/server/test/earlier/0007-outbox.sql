-- As the version writes it that came with 0007: a lead whose mails wait, and work that is done at set times.
insert into leads (reference, contacts)
select 'GGGG-0001', jsonb_set(contacts, '{email}', '"june@example.com"') from leads where reference = 'DDDD-0001';

insert into deliveries (lead_id, kind)
select id, unnest('{visitor,provider}'::text[]) from leads where reference = 'GGGG-0001';
update deliveries set attempts = 1, holder = 9, last_attempt_at = now(), leased_until = now() + interval '30 seconds',
  next_attempt_at = now() + interval '30 seconds'
where kind = 'visitor' and lead_id = (select id from leads where reference = 'GGGG-0001');
insert into lead_events (lead_id, kind) select id, 'stored' from leads where reference = 'GGGG-0001';

insert into schedules (name, next_run_at) values ('maintenance', now() + interval '1 day');
