-- As the version writes it that came with 0009: an owner who is signed in, has a passkey and has invited a reader; somebody
-- who was erased; and the line of the log for each.
insert into people (email, mailbox, name, role, joined_at, last_seen_at)
values ('olive@example.com', 'olive@example.com', 'Olive Moor', 'owner', now(), now());
insert into people (email, mailbox, name, role, invited_by)
select 'rita@example.com', 'rita@example.com', 'Rita Moor', 'reader', id from people where name = 'Olive Moor';
insert into people (role, version, removed_at, erased_at) values ('member', 3, now(), now());

insert into invitations (person_id, token_hash, created_at, expires_at)
select id, sha256('invitation'), now(), now() + interval '3 days' from people where name = 'Rita Moor';
insert into passkeys (person_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
select id, '\x01', '\x02', 7, '{internal}', 'Laptop', true, now() from people where name = 'Olive Moor';
insert into passkey_challenges (challenge, browser_hash, purpose, created_at, expires_at)
values ('challenge', sha256('browser'), 'sign_in', now(), now() + interval '5 minutes');
insert into sign_in_requests (person_id, browser_hash, link_hash, code_hash, created_at, expires_at)
select id, sha256('browser'), sha256('link'), sha256('code'), now(), now() + interval '15 minutes'
from people where name = 'Olive Moor';
insert into desk_sessions (person_id, token_hash, created_at, last_seen_at, proved_at, ends_at, way, agent, address_group)
select id, sha256('session'), now(), now(), now(), now() + interval '7 days', 'passkey', 'Firefox on Linux', '192.0.2.1'
from people where name = 'Olive Moor';

insert into audit_log (at, actor_kind, person_id, act, record_kind, record_id, fields, address_group)
select now(), 'person', id, 'invited', 'person', id::text, '{role}', '192.0.2.1' from people where name = 'Olive Moor';
insert into audit_log (at, actor_kind, act, record_kind, record_id)
select now(), 'command', 'person_erased', 'person', id::text from people where erased_at is not null;
