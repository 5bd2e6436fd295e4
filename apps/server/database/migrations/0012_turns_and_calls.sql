-- How much less than one turn an order counts for its account, by the plan the account had when it was placed.
alter table generation add column turn_weight real not null default 1;

-- Calls that are made of a model of a service now, by all processes: each holds one of its places, and renews it while it goes on.
create table provider_lease (
  service text not null,
  place integer not null check (place > 0),
  holder uuid not null,
  -- A process that died holds it no longer than this.
  until timestamptz not null,
  primary key (service, place)
);
-- How many calls of a model may be made at once from now on, as a bucket that is filled evenly.
create table provider_rate (
  service text primary key,
  tokens double precision not null,
  at timestamptz not null
);

-- What each call of a writer or a voice is estimated to have cost, with the order or the content it was made for.
create table paid_call (
  id uuid primary key,
  kind text not null check (kind in ('text', 'speech', 'transcription')),
  model text not null,
  account_id uuid references account on delete set null,
  content_id uuid references content on delete set null,
  generation_id uuid references generation on delete set null,
  -- In millionths of a US dollar.
  cost_micros bigint not null check (cost_micros >= 0),
  called_at timestamptz not null
);
create index paid_call_called on paid_call (called_at);
create index paid_call_account on paid_call (account_id) where account_id is not null;
create index paid_call_content on paid_call (content_id) where content_id is not null;
create index paid_call_generation on paid_call (generation_id) where generation_id is not null;
