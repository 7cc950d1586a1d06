-- As the version writes it that came with 0019: a booking whose invitation left from that domain.
update bookings set invitation_domain = 'shop.example' where reference = 'CCCCC-00014';
