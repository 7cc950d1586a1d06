-- Who is on the way to an OpenID Connect provider and back; removed with the first return. What the browser holds is kept as
-- SHA-256.
create table oidc_requests (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  -- Who has to be proved to be there; null where somebody signs in.
  person_id uuid references people,
  -- The path of the desk that was wanted.
  to_path text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index oidc_requests_expires_at on oidc_requests (expires_at);

-- With which account of a provider each person first came: its address may pass to somebody else there, the account cannot.
-- Of the account's name only the SHA-256 is kept.
create table oidc_accounts (
  person_id uuid not null references people,
  issuer text not null,
  subject_hash bytea not null,
  created_at timestamptz not null,
  primary key (person_id, issuer),
  unique (issuer, subject_hash)
);
