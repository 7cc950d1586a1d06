-- Which process has a delivery in hand: the number under which it holds an advisory lock for as long as it lives.
alter table deliveries add column holder integer;
