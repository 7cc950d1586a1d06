-- As the version writes it that came with 0023: the contact of a call whose payload names a reference of any length.
insert into crm_contacts (payload) values (jsonb_build_object('reference', repeat('R', 9000)));
