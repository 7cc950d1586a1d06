-- What a visitor said yes to by ticking the box for news and offers: the version and the wording of it, and when.
alter table leads add column marketing_consent jsonb;
