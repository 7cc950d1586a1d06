-- As the version writes it that came with 0016: totals of a day and of its week, a host that is told by its name, a process
-- that counts, and a lead that was counted.
insert into counts (day, page, what, source, n) values ('2026-11-24', '/enquiry', 'seen', 'direct', 12);
insert into week_counts (week, page, what, source, n) values
  ('2026-11-23', '/enquiry', 'seen', 'direct', 12), ('2026-11-23', '*', 'seen', 'direct', 12),
  ('2026-11-23', '/enquiry', 'seen', '*', 12), ('2026-11-23', '*', 'seen', '*', 12);
insert into counting_days (day, dropped) values ('2026-11-24', 3);
insert into counting_processes (id, day, beats) values ('0190f1d4-0000-7000-8000-000000000016', '2026-11-24', 7);
insert into counted_hosts (host, day) values ('news.example', '2026-11-24');
update leads set counted_source = 'direct' where reference = 'BBBB-0001';
