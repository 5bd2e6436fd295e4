-- The product's own tables. Ids are random UUIDs made by the server; instants come from the product's clock,
-- never from the database's, so that a test clock moves everything alike.

create table account (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null default '',
  name text,
  is_guest boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, subject)
);

create table api_session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of the bearer token; the token itself is never stored.
  token_hash bytea not null unique,
  provider_session_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index api_session_account on api_session (account_id);

-- One stored file. Takes, segments and films refer to it; an asset nobody refers to is swept with its file.
create table asset (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  storage_key text not null unique,
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null
);
create index asset_account on asset (account_id);

create table content (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text not null,
  status text not null check (status in ('generating', 'draft', 'awaiting_compilation', 'processing', 'completed', 'failed')),
  platform text not null,
  orientation text not null check (orientation in ('vertical', 'landscape')),
  topic text not null,
  prompt text not null,
  enhanced_prompt text,
  voice text not null,
  language text not null,
  scene_count integer not null check (scene_count between 1 and 96),
  scene_length_s integer not null check (scene_length_s between 1 and 20),
  email text,
  social_handle text,
  visual_model text not null,
  style text not null,
  style_notes text,
  scheduled_at timestamptz,
  -- Why writing the storyboard or combining failed, in a sentence.
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index content_account_newest on content (account_id, created_at desc, id);

create table scene (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  position integer not null check (position >= 1),
  media_type text not null check (media_type in ('video', 'image')),
  duration_s integer not null check (duration_s between 0 and 20),
  description text not null,
  dialogue text not null,
  status text not null check (status in ('draft', 'pending', 'completed', 'failed')),
  failure text,
  visual_take_id uuid,
  narration_take_id uuid,
  segment_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Checked at commit: scenes change places in one transaction.
  unique (content_id, position) deferrable initially deferred
);

-- Every picture, clip and narration ever made for a scene.
create table take (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  scene_id uuid not null references scene on delete cascade,
  kind text not null check (kind in ('picture', 'clip', 'narration')),
  -- What it was made from: the visual description, or the dialogue and its voice.
  source_text text not null,
  voice text,
  provider text not null,
  model text not null,
  credits integer not null default 0 check (credits >= 0),
  -- The picture or clip, or the narration for the browser; null for a drawing that is only ever painted into segments.
  asset_id uuid references asset,
  poster_asset_id uuid references asset,
  -- What segments are made from, where that is not the asset itself: a narration at full quality, a foreign clip normalised.
  master_asset_id uuid references asset,
  -- The studio's drawing: plain data from which any frame can be painted again.
  drawing jsonb,
  -- When each word is spoken: [{text, startMs, endMs}].
  words jsonb,
  -- False for a narration no voice could read: its words only pace the captions.
  spoken boolean,
  duration_ms integer check (duration_ms >= 0),
  created_at timestamptz not null
);
create index take_scene on take (scene_id, kind, created_at);

-- A scene with camera, captions and narration: video without sound, and its sound beside it, ready to be combined.
create table segment (
  id uuid primary key,
  scene_id uuid not null references scene on delete cascade,
  input_hash text not null,
  frames integer not null check (frames > 0),
  width integer not null,
  height integer not null,
  fingerprint text not null,
  video_asset_id uuid not null references asset,
  audio_asset_id uuid not null references asset,
  created_at timestamptz not null,
  unique (scene_id, input_hash)
);

alter table scene
  add foreign key (visual_take_id) references take on delete set null deferrable initially deferred,
  add foreign key (narration_take_id) references take on delete set null deferrable initially deferred,
  add foreign key (segment_id) references segment on delete set null deferrable initially deferred;

-- One order to make a scene, from the click to its end. At most one lives per scene.
create table generation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  content_id uuid not null references content on delete cascade,
  scene_id uuid not null references scene on delete cascade,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'canceled')),
  make_visual boolean not null,
  price integer not null check (price >= 0),
  hold_id uuid,
  stage text not null,
  percent integer not null check (percent between 0 and 100),
  -- Failures of a maker; a process that dies in the middle is not counted.
  failed_attempts integer not null default 0,
  failure text,
  -- The picture or clip this order has made so far; a second try goes on from it.
  visual_take_id uuid references take on delete set null,
  -- A remote maker's id of the running prediction, kept before waiting for it.
  external_id text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index generation_live on generation (scene_id) where status = 'pending';
create index generation_content on generation (content_id, created_at);

create table film (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  status text not null check (status in ('pending', 'completed', 'failed')),
  stage text not null,
  percent integer not null check (percent between 0 and 100),
  failed_attempts integer not null default 0,
  failure text,
  video_asset_id uuid references asset,
  thumbnail_asset_id uuid references asset,
  duration_ms integer,
  integrated_lufs double precision,
  true_peak_db double precision,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index film_content on film (content_id, created_at);
create unique index film_live on film (content_id) where status = 'pending';
