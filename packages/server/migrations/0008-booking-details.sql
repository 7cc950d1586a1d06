-- What visitors type to book lies in one column, as the contacts of leads do, so that a new detail needs no migration.
-- Writing a hundred thousand bookings anew takes some seconds; few have as many in the months that they are kept.
alter table bookings add column details jsonb;
update bookings set details = jsonb_build_object('name', name, 'email', email, 'note', note);
alter table bookings alter column details set not null;

-- The version before this one writes and reads the columns name, email and note, and knows nothing of details. A later
-- version, which runs beside no such one, drops this trigger and its function, name and note, and makes email a generated
-- column: statements look for it.
create function keep_booking_details() returns trigger
language plpgsql
as $$
begin
  if new.details is null then
    new.details := jsonb_build_object('name', new.name, 'email', new.email, 'note', new.note);
  else
    new.name := new.details ->> 'name';
    new.email := new.details ->> 'email';
    new.note := coalesce(new.details ->> 'note', '');
  end if;
  return new;
end $$;
create trigger bookings_keep_details before insert on bookings
  for each row execute function keep_booking_details();
