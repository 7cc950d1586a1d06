-- How the visit began that a lead came from: utm parameters, referrer and first page.
alter table leads add column attribution jsonb;
