-- The booking that a lead in quarantine named when it came: it joins the lead once that is released, whatever address it
-- was made with. Null for all others, whose bookings join them at once.
alter table leads add column named_booking text;
