-- As the version writes it that came with 0022: a minute in which two leads came, under a clock that was a month ahead.
insert into rate_limits values ('lead:all', 2, (extract(epoch from now() + interval '30 days') * 1000)::bigint);
