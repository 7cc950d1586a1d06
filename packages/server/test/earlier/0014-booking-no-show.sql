-- As the version writes it that came with 0014: a booking to which nobody came.
insert into bookings (reference, starts_at, ends_at, blocked_until, time_zone, details, mailbox, no_show_at, version)
values ('CCCCC-00014', '2026-05-14T10:00:00Z', '2026-05-14T10:30:00Z', '2026-05-14T10:30:00Z', 'Asia/Kolkata',
  '{"name": "Nia Holt", "email": "nia@example.com"}', 'nia@example.com', '2026-05-14T10:20:00Z', 1);
