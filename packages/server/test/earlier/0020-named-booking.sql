-- As the version writes it that came with 0020: a lead in quarantine that named its booking.
update leads set named_booking = 'CCCCC-00001' where quarantined_at is not null and released_at is null;
