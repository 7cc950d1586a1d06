-- As the version writes it that came with 0010: somebody on the way to a sign-in provider, and the account of one who came back.
insert into oidc_requests (state_hash, browser_hash, nonce, code_verifier, to_path, created_at, expires_at)
values (sha256('state'), sha256('browser'), 'nonce', 'verifier', '/', now(), now() + interval '10 minutes');
insert into oidc_accounts (person_id, issuer, subject_hash, created_at)
select id, 'https://id.example.com', sha256('subject'), now() from people where name = 'Olive Moor';
