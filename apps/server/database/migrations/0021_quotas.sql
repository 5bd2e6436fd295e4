-- Work that calls a provider and is not charged, counted in the hour that began with the first of it: for an account, and
-- for the network it comes from. Whether the key stands for one or the other is part of what was hashed.
create table work_quota (
  key_hash bytea primary key,
  window_started_at timestamptz not null,
  used integer not null
);
create index work_quota_age on work_quota (window_started_at);

-- Calls that cost the operator money, by day (UTC): of an account, and of the whole installation (holder 'all').
create table paid_call_day (
  day date not null,
  holder text not null,
  calls integer not null,
  cost_micros bigint not null,
  primary key (day, holder)
);

-- Mailboxes whose owner has had the sign-up gift, as a keyed hash; it outlives the account.
create table gift_mailbox (
  mailbox_hash bytea primary key,
  given_at timestamptz not null
);

-- Gifts given to one network on one day (UTC).
create table gift_network_day (
  day date not null,
  network_hash bytea not null,
  gifts integer not null,
  primary key (day, network_hash)
);

-- Gifts that wait for another day, because their network has had its gifts of the day.
create table gift_waiting (
  account_id uuid primary key references account (id) on delete cascade,
  network_hash bytea not null,
  due_at timestamptz not null
);
create index gift_waiting_due on gift_waiting (due_at);
