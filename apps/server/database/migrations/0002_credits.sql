-- The credit ledger. Balances are whole credits; entries are append-only and each transaction sums to zero.
-- No foreign key to account: ledger rows outlive the person.

create table credit_account (
  account_id uuid primary key,
  available integer not null default 0 check (available >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  spent integer not null default 0 check (spent >= 0)
);

create table credit_grant (
  id uuid primary key,
  account_id uuid not null references credit_account,
  kind text not null check (kind in ('plan', 'gift', 'bonus', 'purchase', 'refund')),
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  priority integer not null default 0,
  expires_at timestamptz,
  source_type text not null,
  source_id text not null,
  created_at timestamptz not null,
  check (remaining + reserved <= amount),
  unique (source_type, source_id)
);
-- Spend order: earliest expiry first, then priority, then id. Spent buckets drop out of the index.
create index credit_grant_open on credit_grant (account_id, expires_at nulls last, priority, id) where remaining > 0;

create table credit_hold (
  id uuid primary key,
  account_id uuid not null references credit_account,
  amount integer not null check (amount > 0),
  captured integer not null default 0 check (captured between 0 and amount),
  status text not null check (status in ('pending', 'captured', 'released', 'expired')),
  -- What the credits are held for, for example generation:<id>.
  reference text not null,
  description text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index credit_hold_pending on credit_hold (account_id) where status = 'pending';

create table credit_hold_allocation (
  hold_id uuid not null references credit_hold,
  grant_id uuid not null references credit_grant,
  amount integer not null check (amount > 0),
  primary key (hold_id, grant_id)
);

create table credit_transaction (
  id uuid primary key,
  account_id uuid not null references credit_account,
  type text not null check (type in ('grant', 'reserve', 'capture', 'release', 'expire', 'refund', 'clawback')),
  idempotency_key text not null,
  request_hash text not null,
  hold_id uuid references credit_hold,
  description text not null,
  created_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create index credit_transaction_usage on credit_transaction (account_id, created_at desc) where type = 'capture';

create table credit_entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references credit_transaction,
  account_id uuid not null,
  bucket text not null check (bucket in ('issued', 'available', 'reserved', 'spent', 'expired')),
  grant_id uuid not null references credit_grant,
  amount integer not null check (amount <> 0)
);
create index credit_entry_transaction on credit_entry (transaction_id);

create function credit_entry_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit entries cannot be changed or deleted';
end $$;

create trigger credit_entry_append_only before update or delete on credit_entry
  for each row execute function credit_entry_is_append_only();

create function credit_transaction_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from credit_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'credit transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;

create constraint trigger credit_entry_balanced after insert on credit_entry
  deferrable initially deferred for each row execute function credit_transaction_sums_to_zero();
