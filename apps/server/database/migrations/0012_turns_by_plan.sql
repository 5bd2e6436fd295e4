-- How much less than one turn an order counts for its account, by the plan the account had when it was placed.
alter table generation add column turn_weight real not null default 1 check (turn_weight >= 1);
