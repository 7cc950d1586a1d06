-- Every lead now keeps the booking that it named, since that may be held. Once the booking is released, its lead is found here.
create index leads_named_booking on leads (named_booking) where named_booking is not null;

-- Whether the booking and its lead came together by the reference of one of them, and not by the mailbox alone: other
-- spellings of that may be another person's. False in what the version before this one stores.
alter table bookings add column named_lead boolean not null default false;
