-- A file outlives the account it was made for until the sweep has removed it from the storage.
alter table asset alter column account_id drop not null;
alter table asset drop constraint asset_account_id_fkey;
alter table asset add constraint asset_account_id_fkey foreign key (account_id) references account on delete set null;

-- When its owner was told that the planned time to post had come; null until then.
alter table content add column reminded_at timestamptz;
create index content_to_remind on content (scheduled_at) where scheduled_at is not null and reminded_at is null;

-- Who had an account before, by a keyed hash of the address: gifts are for newcomers. Nothing else is kept of them.
create table closed_account (
  person_hash bytea primary key,
  closed_at timestamptz not null
);

create index account_idle_guests on account (updated_at) where is_guest;
