-- When the mail about late leads last left for an owner. The delivery that says so, too, is removed with its lead. The version
-- before this one goes by the delivery alone.
alter table people add column late_told_at timestamptz;
