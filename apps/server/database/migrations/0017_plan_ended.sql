-- The latest end of a paid plan that was told: it may come before the period that it ends.
alter table credit_account add column plan_ended timestamptz;
