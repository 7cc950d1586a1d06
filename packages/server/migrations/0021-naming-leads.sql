-- Every lead now keeps the booking that it named, since that may be held. Once the booking is released, its lead is found here.
create index leads_named_booking on leads (named_booking) where named_booking is not null;
