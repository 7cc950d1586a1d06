-- Leads that had their first answer and wait again, which are few: Next up has them after all others, and none of them is late.
create index leads_waiting_again on leads (coalesce(released_at, created_at), id)
  where origin = 'form' and binned_at is null and answer_state = 'new' and answered_at is not null;
