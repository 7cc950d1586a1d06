-- As the version wrote it that came with 0005: a lead whose visitor's mail a process has in hand.
insert into leads (reference, contacts)
select 'EEEE-0001', jsonb_set(contacts, '{email}', '"ivy@example.com"') from leads where reference = 'DDDD-0001';

insert into deliveries (lead_id, kind)
select id, unnest('{visitor,provider,crm}'::text[]) from leads where reference = 'EEEE-0001';
update deliveries set attempts = 1, holder = 7, last_attempt_at = now(), leased_until = now() + interval '20 seconds'
where kind = 'visitor' and lead_id = (select id from leads where reference = 'EEEE-0001');
insert into lead_events (lead_id, kind) select id, 'stored' from leads where reference = 'EEEE-0001';
