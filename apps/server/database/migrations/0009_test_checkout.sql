-- The built-in test checkout: what a payment provider would keep on its side. Nothing here refers to the product's
-- tables: the product knows its customers and subscriptions by id alone, exactly as with a provider elsewhere. No name
-- and no address is kept, so closing an account leaves nothing of the person here.

create table test_payment_customer (
  id text primary key,
  account_id text not null unique,
  created_at timestamptz not null
);

create table test_payment_subscription (
  id text primary key,
  customer_id text not null references test_payment_customer,
  plan text not null check (plan in ('starter', 'plus', 'pro')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  -- How the card that paid last behaves when it is charged again.
  card text not null check (card in ('works', 'asks', 'fails_later')),
  cancel_at_period_end boolean not null default false,
  scheduled_plan text check (scheduled_plan in ('starter', 'plus', 'pro')),
  -- The running period is the month with this number, counted from the start.
  month integer not null check (month >= 0),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'ended') = (ended_at is not null))
);
create index test_payment_subscription_due on test_payment_subscription (period_end) where status <> 'ended';

create table test_payment_invoice (
  id text primary key,
  -- Which was made last, also among those of one instant.
  number bigint generated always as identity,
  customer_id text not null references test_payment_customer,
  subscription_id text not null references test_payment_subscription,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  amount_cents integer not null check (amount_cents >= 0),
  plan text not null check (plan in ('starter', 'plus', 'pro')),
  -- Set for an upgrade: from which plan, and at which moment of the period.
  from_plan text check (from_plan in ('starter', 'plus', 'pro')),
  upgrade_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  payment_id text not null unique,
  payment_secret text not null,
  return_url text,
  attempts integer not null default 0,
  -- When something happens to an open one by itself: a renewal is tried again, an upgrade lapses.
  due_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((from_plan is null) = (upgrade_at is null)),
  check ((status = 'paid') = (paid_at is not null)),
  check (due_at is null or status = 'open')
);
create index test_payment_invoice_subscription on test_payment_invoice (subscription_id, number);
create index test_payment_invoice_due on test_payment_invoice (due_at) where due_at is not null;
-- One upgrade at a time, and one renewal at a time, waits to be paid.
create unique index test_payment_invoice_open on test_payment_invoice (subscription_id, (from_plan is null)) where status = 'open';

create table test_payment_checkout (
  id text primary key,
  customer_id text not null references test_payment_customer,
  plan text not null check (plan in ('starter', 'plus', 'pro')),
  status text not null check (status in ('open', 'complete', 'expired')),
  success_url text not null,
  cancel_url text not null,
  invoice_id text references test_payment_invoice,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 'complete') = (invoice_id is not null))
);
create index test_payment_checkout_open on test_payment_checkout (expires_at) where status = 'open';

-- What was announced, numbered in the order of the announcements.
create table test_payment_event (
  id text primary key,
  number bigint generated always as identity unique,
  type text not null,
  subject_kind text not null check (subject_kind in ('subscription', 'invoice', 'checkout')),
  subject_id text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index test_payment_event_age on test_payment_event (created_at);

-- Orders that move money, by the key they came with: the same order again gets the same answer.
create table test_payment_order (
  key text primary key,
  order_hash text not null,
  -- Null only within the transaction that carries it out.
  answer text,
  created_at timestamptz not null
);
create index test_payment_order_age on test_payment_order (created_at);
