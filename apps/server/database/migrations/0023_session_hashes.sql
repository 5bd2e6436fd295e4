-- The hash of a closed account's session tells newcomers of the second of closing apart from who was there before. A day later
-- nobody can be such a newcomer, and it goes. Null: kept, as are those of addresses and people, and those from before this.
alter table closed_account add column forget_at timestamptz;
create index closed_account_forget on closed_account (forget_at) where forget_at is not null;
