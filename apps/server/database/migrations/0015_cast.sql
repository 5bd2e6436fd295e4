-- Who and what looks the same in every scene that names it, in any content of the account.
create table cast_member (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- The name without regard to case, folded by the server: engines fold letters differently.
  name_key text not null,
  kind text not null check (kind in ('person', 'animal', 'place', 'thing')),
  look text not null,
  -- How the studio paints it, decided once.
  appearance jsonb not null,
  -- Of kind, look and appearance: pictures remember it, and are stale when it is another one.
  digest text not null,
  portrait_asset_id uuid references asset,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was deleted; it can be brought back until it is swept.
  deleted_at timestamptz
);
create unique index cast_member_name on cast_member (account_id, name_key) where deleted_at is null;
create index cast_member_deleted on cast_member (deleted_at) where deleted_at is not null;
create index cast_member_portrait on cast_member (portrait_asset_id) where portrait_asset_id is not null;

-- The members a picture or clip shows, as they were: [{id, name, digest}]. Null for what was made before there was a cast.
alter table take add column made_with jsonb;
