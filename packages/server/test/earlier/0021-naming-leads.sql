-- As the version writes it that came with 0021: a lead that was never in quarantine and named its booking.
update leads set named_booking = 'CCCCC-00014' where reference = 'DDDD-0001';
-- And a booking that named its lead.
update bookings set named_lead = true where reference = 'CCCCC-00014';
