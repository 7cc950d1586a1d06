-- The mail domain in the identity of a booking's invitations, as its first mail has it: by that identity calendars know what a
-- later mail moves or cancels, whoever sends it then. Null until a mail of the booking leaves. The version before this one
-- takes the domain of the day.
alter table bookings add column invitation_domain text;
