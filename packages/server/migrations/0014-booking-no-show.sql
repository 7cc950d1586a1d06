-- When it was noted that nobody came. The state stays 'booked', which the version before this one knows.
alter table bookings add column no_show_at timestamptz;
