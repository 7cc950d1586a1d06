-- A window that ends much further ahead than its span began under a clock that was wrong, and is over as well: once that
-- clock was set right, all that came counted into it. A span, or ten minutes, is left to replicas whose clocks differ.
create or replace function count_towards_limits(keys text[], mosts int[], spans bigint[], kept int, at bigint)
returns table (place int, expires bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  counted int;
begin
  for nth in 1 .. cardinality(keys) loop
    insert into rate_limits as counter values (keys[nth], 1, at + spans[nth])
    on conflict (key) do update set
      (points, expire) = (
        select
          case when is_running then counter.points + 1 else 1 end,
          case when is_running then counter.expire else excluded.expire end
        from (select counter.expire > at and counter.expire <= at + spans[nth] + greatest(spans[nth], 600000) as is_running)
      )
    returning counter.points, counter.expire into counted, expires;
    if counted > mosts[nth] then
      update rate_limits set points = points - 1
      where key = any(keys[least(kept, nth - 1) + 1 : nth]);
      place := nth;
      return next;
      return;
    end if;
  end loop;
end $$;
