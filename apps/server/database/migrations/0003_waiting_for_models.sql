-- Orders that want a hosted model, from the moment they ask until they begin: where there is room for fewer, those whose accounts
-- have the least under way come first. Who is next is woken when a place gets free, so that nobody has to ask all the time.
create table prediction_wait (
  generation_id uuid primary key references generation on delete cascade,
  account_id uuid not null references account on delete cascade,
  model text not null,
  since timestamptz not null,
  -- When it was told that there is a place; null where it has been told of none, or came too late.
  woken_at timestamptz
);
create index prediction_wait_model on prediction_wait (model, account_id, since);
