-- Subscriptions, and how they are paid. A provider's ids are text; money is whole US cents.

-- Who a person is at a provider of payments.
create table billing_customer (
  account_id uuid not null references account on delete cascade,
  provider text not null,
  customer_id text not null,
  created_at timestamptz not null,
  primary key (account_id, provider),
  unique (provider, customer_id)
);

-- What we last read of a subscription. Readings are numbered when they begin, so that one that took long
-- never covers one that began after it.
create sequence subscription_reading;
create table subscription (
  provider text not null,
  subscription_id text not null,
  account_id uuid not null references account on delete cascade,
  plan text not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  cancel_at_period_end boolean not null,
  scheduled_plan text,
  period_start timestamptz not null,
  period_end timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  reading bigint not null,
  -- A change is being asked of the provider; no other one may begin before this moment.
  changing_until timestamptz,
  primary key (provider, subscription_id)
);
create index subscription_of_account on subscription (account_id, started_at desc);
create index subscription_overdue on subscription (period_end) where status in ('active', 'past_due');

-- A page where a first payment can be made; at most one is open for an account.
create table checkout (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,
  plan text not null,
  checkout_id text,
  url text,
  status text not null check (status in ('open', 'over')),
  created_at timestamptz not null
);
create unique index checkout_open on checkout (account_id) where status = 'open';

-- The price of an upgrade as it was shown: charged with the same moment, so that it is the same price.
create table plan_quote (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider text not null,
  subscription_id text not null,
  from_plan text not null,
  to_plan text not null,
  amount_cents integer not null,
  credits integer not null,
  quoted_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index plan_quote_open on plan_quote (subscription_id, to_plan) where used_at is null;
create index plan_quote_expiry on plan_quote (expires_at);

-- Announcements of providers: taken once, handled once, together with their effects.
create table payment_event (
  source text not null,
  event_id text not null,
  type text not null,
  subject_kind text,
  subject_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (source, event_id)
);
create index payment_event_waiting on payment_event (received_at) where handled_at is null;
create index payment_event_age on payment_event (handled_at) where handled_at is not null;

-- Payments that went back, with the credits that went with them: a dispute that is won gives them back, once.
create table returned_payment (
  provider text not null,
  invoice_id text not null,
  account_id uuid not null references account on delete cascade,
  taken integer not null,
  owed integer not null,
  restored_at timestamptz,
  primary key (provider, invoice_id)
);
