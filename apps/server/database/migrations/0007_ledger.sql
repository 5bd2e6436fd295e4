-- Allowances by period, debt for credits that were taken back after their use, and a numbered history of use.

alter table credit_account
  -- Credits of payments taken back (refunded, disputed) that were used before; paid by the next credits that are bought.
  add column owed integer not null default 0 check (owed >= 0),
  -- The free plan's months are counted from here; null while a paid plan runs, and once the account is closed.
  add column free_since timestamptz,
  -- When its next allowance is due.
  add column free_due timestamptz,
  -- When the newest paid period began, or the return from it to the free plan; null for who never paid.
  add column plan_since timestamptz,
  -- When the newest paid period ends; null on the free plan.
  add column plan_until timestamptz,
  -- Lines of the history of use: the position of the newest.
  add column usage_count integer not null default 0 check (usage_count >= 0),
  add constraint credit_account_free_clock check ((free_since is null) = (free_due is null));
create index credit_account_free_due on credit_account (free_due, account_id) where free_due is not null;

alter table credit_grant
  -- The period an allowance belongs to; null for what lasts beyond periods.
  add column period_start timestamptz,
  -- When it was closed, by its expiry or by a newer period. What is still reserved then stays so until it is settled.
  add column ended_at timestamptz,
  -- When the payment behind it was taken back.
  add column clawed_back_at timestamptz,
  add column spent integer not null default 0 check (spent >= 0),
  -- Debt that was paid from it when positive; debt that its taking back left when negative.
  add column owed integer not null default 0,
  -- The bucket that credits were in before they came back from a hold after its end.
  add column origin_id uuid references credit_grant;

alter table credit_grant drop constraint credit_grant_kind_check;
alter table credit_grant drop constraint credit_grant_check;
alter table credit_grant drop constraint credit_grant_source_type_source_id_key;
update credit_grant set kind = 'free' where source_type = 'first-allowance';
update credit_grant set period_start = created_at where kind in ('free', 'plan', 'bonus');
update credit_grant set ended_at = expires_at where remaining = 0 and expires_at <= now();
update credit_grant set spent = entry.spent
  from (select grant_id, sum(amount)::integer as spent from credit_entry where bucket = 'spent' group by grant_id) as entry
  where entry.grant_id = credit_grant.id;
alter table credit_grant
  add constraint credit_grant_kind check (kind in ('free', 'plan', 'bonus', 'gift', 'purchase', 'refund')),
  add constraint credit_grant_within check (remaining + reserved + spent + greatest(owed, 0) <= amount),
  add constraint credit_grant_period check ((kind in ('free', 'plan', 'bonus')) = (period_start is not null)),
  add constraint credit_grant_closed check (remaining = 0 or (ended_at is null and clawed_back_at is null)),
  -- An invoice is the source of a plan's credits and of its bonus.
  add constraint credit_grant_source unique (source_type, source_id, kind);
create index credit_grant_allowance on credit_grant (account_id, period_start) where period_start is not null and ended_at is null;
create index credit_grant_ending on credit_grant (expires_at, id) where ended_at is null and expires_at is not null;
create index credit_grant_origin on credit_grant (origin_id) where origin_id is not null;

-- Sources of credits whose payment was taken back, also before their credits came.
create table credit_clawed_back_source (
  source_type text not null,
  source_id text not null,
  account_id uuid not null references credit_account,
  primary key (source_type, source_id)
);

alter table credit_hold add column refunded integer not null default 0;
alter table credit_hold add constraint credit_hold_refunded check (refunded between 0 and captured);
alter table credit_hold_allocation add column captured integer not null default 0;
alter table credit_hold_allocation add column refunded integer not null default 0;
update credit_hold_allocation set captured = credit_hold_allocation.amount
  from credit_hold where credit_hold.id = hold_id and credit_hold.status = 'captured';
alter table credit_hold_allocation add constraint credit_hold_allocation_settled check (captured between 0 and amount and refunded between 0 and captured);

-- The free plan's clock of the accounts there are.
update credit_account set free_since = first.created_at, free_due = coalesce(first.expires_at, (first.created_at at time zone 'utc' + interval '1 month') at time zone 'utc')
  from (select distinct on (account_id) account_id, created_at, expires_at from credit_grant where kind in ('free', 'gift') order by account_id, created_at, id) as first
  where first.account_id = credit_account.account_id and exists (select from account where account.id = credit_account.account_id);

alter table credit_transaction
  -- What its line in the history of use says.
  add column credits integer not null default 0 check (credits >= 0),
  -- Its line in the account's history of use, from 1; null for reservations, which end in a line of their own.
  add column position integer;
update credit_transaction set credits = entry.credits
  from (select transaction_id, sum(amount)::integer as credits from credit_entry where amount > 0 group by transaction_id) as entry
  where entry.transaction_id = credit_transaction.id;
update credit_transaction set position = line.position
  from (select id, row_number() over (partition by account_id order by created_at, id)::integer as position from credit_transaction where type <> 'reserve') as line
  where line.id = credit_transaction.id;
update credit_account set usage_count = line.newest
  from (select account_id, max(position) as newest from credit_transaction group by account_id) as line
  where line.account_id = credit_account.account_id and line.newest is not null;
drop index credit_transaction_usage;
create unique index credit_transaction_usage on credit_transaction (account_id, position) where position is not null;
create index credit_transaction_captures on credit_transaction (account_id, position) where type = 'capture';

alter table credit_entry drop constraint credit_entry_bucket_check;
alter table credit_entry add constraint credit_entry_bucket check (bucket in ('issued', 'available', 'reserved', 'spent', 'expired', 'clawed_back', 'owed'));

create trigger credit_entry_no_truncate before truncate on credit_entry
  for each statement execute function credit_entry_is_append_only();

-- What a person wrote may be taken out of a transaction; nothing else of it changes.
create function credit_transaction_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'description' = to_jsonb(old) - 'description' then
      return new;
    end if;
  end if;
  raise exception 'credit transactions cannot be changed or deleted';
end $$;

create trigger credit_transaction_append_only before update or delete on credit_transaction
  for each row execute function credit_transaction_is_append_only();
create trigger credit_transaction_no_truncate before truncate on credit_transaction
  for each statement execute function credit_transaction_is_append_only();
