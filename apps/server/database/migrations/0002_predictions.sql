-- What a hosted model was asked to make. The row is written before the call: an answer that gets lost is looked up at the
-- provider, so that nothing is paid twice. It outlives its order, so that what nobody waits for any more is called off there.
create table prediction (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  generation_id uuid references generation on delete set null,
  model text not null,
  input jsonb not null,
  -- What the scene said when it was begun: the scene may be edited meanwhile, and the take is of what was asked for.
  source jsonb not null,
  -- The provider's id; null until its answer has arrived.
  external_id text unique,
  status text not null check (status in ('begun', 'succeeded', 'failed', 'canceled')),
  -- What it is expected to cost, in millionths of a US dollar.
  cost_micros bigint not null check (cost_micros >= 0),
  -- The last webhook that was acted on: the provider sends one again whose answer it missed.
  webhook_id text,
  begun_at timestamptz not null,
  ended_at timestamptz
);
create index prediction_generation on prediction (generation_id, begun_at);
create index prediction_begun on prediction (begun_at);
create index prediction_model on prediction (model, begun_at);
create index prediction_open on prediction (model) where status = 'begun';

-- Since when an order waits for a provider that is down, busy or not paid; null where it does not wait.
-- generation.external_id is not used any more: the version before still writes it.
alter table generation add column waiting_since timestamptz;
