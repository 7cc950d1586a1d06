-- As the version writes it that came with 0018: an owner who was told of late leads.
update people set late_told_at = now() where name = 'Olive Moor';
