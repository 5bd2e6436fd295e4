-- A creator's own pictures and clips, and uploads on their way.
create table library_item (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- uploading until the last byte is there, checking until a worker has read it, then ready or refused.
  status text not null check (status in ('uploading', 'checking', 'ready', 'refused')),
  -- Why it was refused, in a sentence.
  failure text,
  failed_attempts integer not null default 0,
  -- Of the uploaded file: as it was announced, and how much of it is there.
  bytes bigint not null check (bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and bytes),
  -- What of the account's room it takes: the uploaded size or, once it was read, that of what is kept where that is more.
  counted_bytes bigint not null check (counted_bytes >= 0),
  kind text check (kind in ('picture', 'clip')),
  -- Of the uploaded file, by its bytes.
  mime_type text,
  -- What is kept: a JPEG or an MP4, and a small picture. A process of a version without libraries may sweep them away.
  asset_id uuid references asset on delete cascade,
  poster_asset_id uuid references asset on delete set null,
  width integer,
  height integer,
  duration_ms integer,
  has_sound boolean not null default false,
  created_at timestamptz not null,
  -- Of an upload: when a part of it arrived last.
  updated_at timestamptz not null,
  check ((status = 'ready') = (asset_id is not null))
);
create index library_item_account on library_item (account_id, created_at desc, id);
create index library_item_unfinished on library_item (updated_at) where status in ('uploading', 'refused');
create index library_item_asset on library_item (asset_id) where asset_id is not null;
create index library_item_poster on library_item (poster_asset_id) where poster_asset_id is not null;

-- What has arrived of an upload, in files one behind the other, until it was read.
create table library_part (
  item_id uuid not null references library_item on delete cascade,
  -- Where in the uploaded file it begins.
  position bigint not null,
  bytes bigint not null check (bytes > 0),
  asset_id uuid not null references asset on delete cascade,
  primary key (item_id, position)
);
create index library_part_asset on library_part (asset_id);

-- What an account's items take together: one row to lock for uploads that begin at the same time.
create table library_usage (
  account_id uuid primary key references account on delete cascade,
  bytes bigint not null check (bytes >= 0)
);

-- How a picture or clip of the library is shown by the scene it is a take of: {item, focus_x, focus_y, start_ms, end_ms, when_short}. Null of what was made.
alter table take add column framing jsonb;
create index take_asset on take (asset_id) where asset_id is not null;
