-- How many unfinished orders of its account came before an order when it was placed: who has the least goes first at a model.
alter table generation add column turn integer not null default 0;
-- Orders stand in line from their approval on, before they can begin: since when one asks for its place itself; null until then.
alter table prediction_wait add column asked_at timestamptz;
update prediction_wait set asked_at = since;
create index prediction_ended on prediction (model, ended_at);
