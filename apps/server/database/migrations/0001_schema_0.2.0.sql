-- The schema of version 0.2.0, by feature. It is frozen: a change is a new file beside it (docs/decisions/0047-one-migration.md).
--
-- Ids are random UUIDs made by the server. Instants come from the product's clock, never from the database's, so that a test
-- clock moves everything alike. A column whose index is partial is looked for only where the condition holds.


-- Accounts -----------------------------------------------------------------------------------------------------------------

-- The product knows a person by issuer and subject alone, whichever identity service they come from.
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
create index account_idle_guests on account (updated_at) where is_guest;

-- Who had an account before, by a keyed hash of the address or of the person: gifts are for newcomers. Nothing else is kept.
create table closed_account (
  person_hash bytea primary key,
  closed_at timestamptz not null,
  -- The hash of a session tells newcomers of the second of closing apart from who was there before; a day later nobody can be
  -- such a newcomer, and it goes. Null for addresses and people: they are kept.
  forget_at timestamptz
);
create index closed_account_forget on closed_account (forget_at) where forget_at is not null;

create table api_session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of the bearer token; the token itself is never stored.
  token_hash bytea not null unique,
  provider_session_id text,
  -- The token of a hosted identity service, sealed: only with it that service says whether the session behind an API token
  -- still lives. Null for sessions of the embedded service, which end their API tokens themselves.
  sealed_provider_token text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index api_session_account on api_session (account_id);
create index api_session_provider_session on api_session (provider_session_id) where provider_session_id is not null;
create index api_session_expiry on api_session (expires_at);

-- Event streams listen to this and look whether they may go on.
create function api_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', coalesce(old.provider_session_id, old.account_id::text));
  return null;
end $$;
create trigger api_session_ended after delete on api_session
  for each row execute function api_session_ended();


-- Files --------------------------------------------------------------------------------------------------------------------

-- One stored file. Takes, segments and films refer to it; an asset nobody refers to is swept with its file.
create table asset (
  id uuid primary key,
  -- Null once the account was closed: a file outlives it until the sweep has removed it from the storage.
  account_id uuid references account on delete set null,
  storage_key text not null unique,
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null,
  -- Set for a file of a film that was removed from view: no address opens it any more.
  withdrawn_at timestamptz
);
create index asset_account on asset (account_id);


-- Contents and their cast --------------------------------------------------------------------------------------------------

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
  -- What the creator answered to the writer's questions.
  answers jsonb not null default '[]',
  voice text not null,
  language text not null,
  scene_count integer not null check (scene_count between 1 and 96),
  scene_length_s integer not null check (scene_length_s between 1 and 20),
  email text,
  social_handle text,
  visual_model text not null,
  -- In draft quality video scenes are shown by their stills.
  quality text not null check (quality in ('draft', 'final')),
  style text not null,
  style_notes text,
  caption_preset text not null default 'classic',
  caption_position text not null default 'bottom' check (caption_position in ('top', 'middle', 'bottom')),
  -- Of the word being said; null is the preset's own.
  caption_colour text,
  -- Whether its film has short sounds on its cuts and on what comes in.
  sound_effects boolean not null default true,
  -- What kind of film it was written as; null where the writer does not say.
  genre text,
  -- The language its scenes are in; null where that is the one chosen.
  spoken_language text,
  -- Sentences of the idea that no scene says.
  left_out jsonb not null default '[]',
  -- What the browser named its wish: sent again, because the answer was lost, it is answered with the content it made.
  idempotency_key uuid,
  scheduled_at timestamptz,
  -- When its creator is to be reminded to post it; null where nothing lies ahead.
  remind_at timestamptz,
  -- When its creator was told that the planned time to post had come; null until then.
  reminded_at timestamptz,
  -- When its creator was mailed that the film is finished; null where nobody was, or consent is waited for.
  film_mailed_at timestamptz,
  -- When the operator removed its film from view.
  taken_down_at timestamptz,
  -- Why writing the storyboard or combining failed, in a sentence.
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is deleted can be brought back for a day; then it is swept with its files.
  deleted_at timestamptz
);
create index content_account_newest on content (account_id, created_at desc, id);
create unique index content_idempotency_key on content (account_id, idempotency_key) where idempotency_key is not null;
create index content_remind_at on content (remind_at) where remind_at is not null;
create index content_deleted on content (deleted_at) where deleted_at is not null;

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


-- Storyboards --------------------------------------------------------------------------------------------------------------

create table scene (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  position integer not null check (position >= 1),
  media_type text not null check (media_type in ('video', 'image')),
  duration_s integer not null check (duration_s between 0 and 20),
  -- The picture plan is read from the description, never stored.
  description text not null,
  -- How the camera looks at it; empty where the maker decides.
  camera text not null default '',
  dialogue text not null,
  -- The sentences its writer wrote, with where each comes from.
  sentences jsonb not null default '[]',
  speed_percent integer not null check (speed_percent between 80 and 130),
  -- [{"word": as written, "say": as spoken}]
  pronunciations jsonb not null default '[]',
  -- What it shows instead of what it says, and the dialogue that this was written for: another one makes it stale.
  caption_text text,
  caption_dialogue text,
  status text not null check (status in ('draft', 'pending', 'completed', 'failed')),
  failure text,
  visual_take_id uuid,
  narration_take_id uuid,
  segment_id uuid,
  -- The session of the browser that edited it last: a conflict says whether it is the same one. Null before anybody has.
  edited_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is deleted can be brought back for a day; then it is swept with its files.
  deleted_at timestamptz,
  -- A deleted scene keeps the number it had, which another scene may have by now. Checked at commit: scenes change places in
  -- one transaction.
  constraint scene_content_id_position_key
    exclude using btree (content_id with =, position with =) where (deleted_at is null) deferrable initially deferred,
  constraint scene_caption check (caption_text is not null or caption_dialogue is null)
);
create index scene_content on scene (content_id);
create index scene_deleted on scene (deleted_at) where deleted_at is not null;

-- Every picture, clip and narration ever made for a scene.
create table take (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  scene_id uuid not null references scene on delete cascade,
  kind text not null check (kind in ('picture', 'clip', 'narration')),
  -- A picture that stands for a video scene's clip: put back in place, its scene stays a video scene.
  is_still boolean not null,
  -- What it was made from: the visual description, or the dialogue and how it was spoken.
  source_text text not null,
  voice text,
  speed_percent integer not null check (speed_percent between 80 and 130),
  pronunciations jsonb not null default '[]',
  -- The members of the cast that a picture or clip shows, as they were: [{id, name, digest}]. Null of a narration.
  made_with jsonb,
  -- The style and shape of the film that a picture or clip was made for: another one makes it stale. Null of a narration.
  look text,
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
  created_at timestamptz not null,
  check (not is_still or kind = 'picture'),
  constraint take_shows check (
    case kind when 'narration' then made_with is null and look is null
    else made_with is not null and look is not null end
  )
);
create index take_scene on take (scene_id, kind, created_at);

-- A scene with camera, captions and narration: video without sound, and its sound beside it, ready to be combined.
create table segment (
  id uuid primary key,
  scene_id uuid not null references scene on delete cascade,
  input_hash text not null,
  -- What its picture or clip holds: takes are found by it however the captions look.
  shows text not null,
  -- What is seen to happen in it, and when: [{"kind", "timeMs"}].
  cues jsonb not null,
  frames integer not null check (frames > 0),
  width integer not null,
  height integer not null,
  fingerprint text not null,
  video_asset_id uuid not null references asset,
  audio_asset_id uuid not null references asset,
  created_at timestamptz not null,
  unique (scene_id, input_hash)
);

-- Takes and segments belong to scenes, and a scene points at those in place: a circle that only the commit closes.
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
  -- An order makes what was paid for, whatever the scene asks for by the time it is carried out; null where only the scene's
  -- film is made again.
  visual_kind text check (visual_kind in ('picture', 'clip')),
  price integer not null check (price >= 0),
  hold_id uuid,
  stage text not null,
  percent integer not null check (percent between 0 and 100),
  -- Failures of a maker; a process that dies in the middle is not counted.
  failed_attempts integer not null default 0,
  failure text,
  -- What the scene was when the order was written: calling the order off brings it back.
  scene_status text not null check (scene_status in ('draft', 'completed', 'failed')),
  scene_failure text,
  narration_take_id uuid references take on delete set null,
  -- The picture or clip this order has made so far; a second try goes on from it.
  visual_take_id uuid references take on delete set null,
  -- A remote maker's id of the running prediction, kept before waiting for it.
  external_id text,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint generation_makes_something check (make_visual = (visual_kind is not null))
);
create unique index generation_live on generation (scene_id) where status = 'pending';
create index generation_content on generation (content_id, created_at);
-- Takes are looked at by the order they were made for: what was given back unpaid is not kept.
create index generation_visual_take on generation (visual_take_id) where visual_take_id is not null;

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


-- What leaves the product: pages to watch a film, and mails ------------------------------------------------------------------

-- The page for everybody who holds its address: at most one for a content at a time.
create table watch_link (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index watch_link_live on watch_link (content_id) where revoked_at is null;
create index watch_link_content on watch_link (content_id);

create table mail (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Emptied once a mail server has taken the mail: it may carry links that are as good as a password.
  text text not null,
  html text not null,
  -- Where mail programs unsubscribe by themselves (RFC 8058).
  unsubscribe_url text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Set when it was given up.
  failed_at timestamptz
);
create index mail_newest on mail (created_at desc);
-- The mails to one person, for the export of their data.
create index mail_recipient on mail (recipient, created_at, id);

-- Who may be mailed. An address that is not an account's own is asked once for each account that names it; what it answers
-- counts for that account. The mailbox is the address as one mailbox: letters in one case, without its provider's aliases.
create table mail_consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  mailbox text not null,
  created_at timestamptz not null,
  -- When the mail that asks was written; null where a limit stood in its way.
  asked_at timestamptz,
  granted_at timestamptz,
  unique (account_id, mailbox)
);

-- Mailboxes that want no such mail from anybody; known by a hash alone, so that they outlive the accounts that named them.
create table mail_refusal (
  mailbox_hash bytea primary key,
  refused_at timestamptz not null
);


-- Quotas -------------------------------------------------------------------------------------------------------------------

-- What is counted in a stretch of time, for whomever.
create table quota (
  -- HMAC-SHA-256 of what is counted and for whom: networks and addresses cannot be guessed from it.
  key_hash bytea primary key,
  ends_at timestamptz not null,
  used integer not null
);
create index quota_age on quota (ends_at);

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
-- How many gifts of a network wait is asked by every page that a newcomer from there opens.
create index gift_waiting_network on gift_waiting (network_hash);


-- The credit ledger --------------------------------------------------------------------------------------------------------

-- Balances are whole credits; entries are append-only and each transaction sums to zero. No foreign key to account: ledger rows
-- outlive the person.
create table credit_account (
  account_id uuid primary key,
  available integer not null default 0 check (available >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  spent integer not null default 0 check (spent >= 0),
  -- Credits of payments taken back (refunded, disputed) that were used before; paid by the next credits that are bought.
  owed integer not null default 0 check (owed >= 0),
  -- The free plan's months are counted from here; null while a paid plan runs, and once the account is closed.
  free_since timestamptz,
  -- When its next allowance is due.
  free_due timestamptz,
  -- When the newest paid period began, or the return from it to the free plan; null for who never paid.
  plan_since timestamptz,
  -- When the newest paid period ends; null on the free plan.
  plan_until timestamptz,
  -- The latest end of a paid plan that was told: it may come before the period that it ends.
  plan_ended timestamptz,
  -- Lines of the history of use: the position of the newest.
  usage_count integer not null default 0 check (usage_count >= 0),
  constraint credit_account_free_clock check ((free_since is null) = (free_due is null))
);
create index credit_account_free_due on credit_account (free_due, account_id) where free_due is not null;

-- A bucket of credits with its own end.
create table credit_grant (
  id uuid primary key,
  account_id uuid not null references credit_account,
  kind text not null,
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  spent integer not null default 0 check (spent >= 0),
  -- Debt that was paid from it when positive; debt that its taking back left when negative.
  owed integer not null default 0,
  priority integer not null default 0,
  -- The period an allowance belongs to; null for what lasts beyond periods.
  period_start timestamptz,
  expires_at timestamptz,
  -- When it was closed, by its expiry or by a newer period. What is still reserved then stays so until it is settled.
  ended_at timestamptz,
  -- When the payment behind it was taken back.
  clawed_back_at timestamptz,
  source_type text not null,
  source_id text not null,
  -- The bucket that credits were in before they came back from a hold after its end.
  origin_id uuid references credit_grant,
  created_at timestamptz not null,
  constraint credit_grant_kind check (kind in ('free', 'plan', 'bonus', 'gift', 'purchase', 'refund')),
  constraint credit_grant_within check (remaining + reserved + spent + greatest(owed, 0) <= amount),
  constraint credit_grant_period check ((kind in ('free', 'plan', 'bonus')) = (period_start is not null)),
  constraint credit_grant_closed check (remaining = 0 or (ended_at is null and clawed_back_at is null)),
  -- An invoice is the source of a plan's credits and of its bonus.
  constraint credit_grant_source unique (source_type, source_id, kind)
);
-- Spend order: earliest expiry first, then priority, then id. Spent buckets drop out of the index.
create index credit_grant_open on credit_grant (account_id, expires_at nulls last, priority, id) where remaining > 0;
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

create table credit_hold (
  id uuid primary key,
  account_id uuid not null references credit_account,
  amount integer not null check (amount > 0),
  captured integer not null default 0 check (captured between 0 and amount),
  refunded integer not null default 0,
  status text not null check (status in ('pending', 'captured', 'released', 'expired')),
  -- What the credits are held for, for example generation:<id>.
  reference text not null,
  description text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint credit_hold_refunded check (refunded between 0 and captured)
);
create index credit_hold_pending on credit_hold (account_id) where status = 'pending';

-- From which buckets a hold took its credits, and back to which they go.
create table credit_hold_allocation (
  hold_id uuid not null references credit_hold,
  grant_id uuid not null references credit_grant,
  amount integer not null check (amount > 0),
  captured integer not null default 0,
  refunded integer not null default 0,
  primary key (hold_id, grant_id),
  constraint credit_hold_allocation_settled check (captured between 0 and amount and refunded between 0 and captured)
);

create table credit_transaction (
  id uuid primary key,
  account_id uuid not null references credit_account,
  type text not null check (type in ('grant', 'reserve', 'capture', 'release', 'expire', 'refund', 'clawback')),
  idempotency_key text not null,
  request_hash text not null,
  hold_id uuid references credit_hold,
  description text not null,
  -- What its line in the history of use says.
  credits integer not null default 0 check (credits >= 0),
  -- Its line in the account's history of use, from 1; null for reservations, which end in a line of their own.
  position integer,
  created_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create unique index credit_transaction_usage on credit_transaction (account_id, position) where position is not null;
create index credit_transaction_captures on credit_transaction (account_id, position) where type = 'capture';

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

create table credit_entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references credit_transaction,
  account_id uuid not null,
  bucket text not null,
  grant_id uuid not null references credit_grant,
  amount integer not null check (amount <> 0),
  constraint credit_entry_bucket
    check (bucket in ('issued', 'available', 'reserved', 'spent', 'expired', 'clawed_back', 'owed'))
);
create index credit_entry_transaction on credit_entry (transaction_id);

create function credit_entry_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit entries cannot be changed or deleted';
end $$;
create trigger credit_entry_append_only before update or delete on credit_entry
  for each row execute function credit_entry_is_append_only();
create trigger credit_entry_no_truncate before truncate on credit_entry
  for each statement execute function credit_entry_is_append_only();

-- Checked at commit: a transaction's entries are written one after the other.
create function credit_transaction_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from credit_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'credit transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger credit_entry_balanced after insert on credit_entry
  deferrable initially deferred for each row execute function credit_transaction_sums_to_zero();


-- Subscriptions, and how they are paid -------------------------------------------------------------------------------------

-- A provider's ids are text; money is whole US cents. Who a person is at a provider of payments:
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


-- The embedded identity service --------------------------------------------------------------------------------------------

-- Nothing here refers to the product's tables: the product knows a person only by issuer and subject, exactly as with a hosted
-- provider.
create table identity_user (
  id uuid primary key,
  -- Lower case; null for anonymous users.
  email text unique,
  -- argon2id in PHC string format; null where the person has no password.
  password_hash text,
  email_confirmed_at timestamptz,
  -- The address that waits for its confirmation.
  new_email text,
  -- Whether that address was proved by another browser than the one that asked for the change.
  new_email_proved_elsewhere boolean not null default false,
  is_anonymous boolean not null,
  user_metadata jsonb not null,
  -- What an administrator has noted of a user, beside the providers they sign in with.
  app_metadata jsonb not null default '{}',
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index identity_user_new_email on identity_user (new_email) where new_email is not null;
create index identity_user_unconfirmed on identity_user (created_at) where email_confirmed_at is null;

-- How a user may prove who they are: an e-mail address with a password, or an account elsewhere.
create table identity_identity (
  id uuid primary key,
  user_id uuid not null references identity_user on delete cascade,
  provider text not null,
  -- The provider's name for the person; for "email" the user id.
  subject text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, subject)
);
create index identity_identity_user on identity_identity (user_id);

-- Refresh tokens are not stored: each is an HMAC over the session and its counter.
create table identity_session (
  id uuid primary key,
  user_id uuid not null references identity_user on delete cascade,
  method text not null,
  refresh_counter bigint not null check (refresh_counter >= 0),
  refreshed_at timestamptz not null,
  created_at timestamptz not null
);
create index identity_session_user on identity_session (user_id);
-- The sweep asks which sessions are over by either of their ages.
create index identity_session_refreshed on identity_session (refreshed_at);
create index identity_session_created on identity_session (created_at);

-- However a session ends (sign-out, new password, ban, deletion, a refresh token that came back, its age), its API tokens end in
-- the same transaction. A trigger, so that no way of ending one can forget them.
create function identity_session_ended() returns trigger language plpgsql as $$
begin
  delete from api_session where provider_session_id = old.id::text;
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger identity_session_ended after delete on identity_session
  for each row execute function identity_session_ended();

-- What one sign-up brought: password and name wait here until its own link is opened by the browser that began it.
-- Until then they belong to nobody, and any other proof of the mailbox makes them void.
create table identity_sign_up (
  id uuid primary key,
  user_id uuid not null references identity_user on delete cascade,
  -- argon2id in PHC string format; null where the sign-up brought no password.
  password_hash text,
  user_metadata jsonb not null,
  -- Whoever holds its verifier (RFC 7636) is who signed up; null: nobody can show that they are.
  code_challenge text,
  created_at timestamptz not null
);
create index identity_sign_up_user on identity_sign_up (user_id, created_at);

-- A PKCE exchange under way (RFC 7636): begun with a challenge, ended by the code that its owner exchanges once.
create table identity_flow_state (
  id uuid primary key,
  user_id uuid not null references identity_user on delete cascade,
  sign_up_id uuid references identity_sign_up on delete set null,
  method text not null,
  code_challenge text not null,
  auth_code_hash bytea unique,
  code_issued_at timestamptz,
  -- The tokens of another provider, sealed, for the few minutes until our client exchanges its code.
  sealed_provider_tokens text,
  created_at timestamptz not null
);
create index identity_flow_state_user on identity_flow_state (user_id);
create index identity_flow_state_sign_up on identity_flow_state (sign_up_id) where sign_up_id is not null;

-- What a link in a mail proves. Only the SHA-256 of the link's token is kept.
create table identity_one_time_token (
  token_hash bytea primary key,
  user_id uuid not null references identity_user on delete cascade,
  type text not null
    check (type in ('signup', 'recovery', 'magiclink', 'reauthentication', 'email_change_current', 'email_change_new')),
  flow_state_id uuid references identity_flow_state on delete set null,
  sign_up_id uuid references identity_sign_up on delete cascade,
  -- Six digits beside a link, for whoever reads mail on another device; guessed at most five times.
  code_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Each sign-up of an address has a link of its own.
  constraint identity_one_time_token_key unique nulls not distinct (user_id, type, sign_up_id)
);
create index identity_one_time_token_expiry on identity_one_time_token (expires_at);
create index identity_one_time_token_sign_up on identity_one_time_token (sign_up_id) where sign_up_id is not null;

-- Signing in at another provider: what was sent there, and what its answer must match.
create table identity_provider_state (
  -- The OAuth `state` parameter.
  id uuid primary key,
  provider text not null,
  -- Bind the answer to this request (OpenID Connect Core 3.1.2.1) and the code to us (RFC 7636).
  nonce text not null,
  code_verifier text not null,
  -- SHA-256 of the secret in the cookie of the browser that began: the answer must come from the same one.
  browser_hash bytea not null,
  -- The challenge of our own client; null where it asked for tokens in the fragment.
  code_challenge text,
  redirect_to text not null,
  -- Who wants the provider's account linked to theirs; null for a sign-in.
  linking_user_id uuid references identity_user on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index identity_provider_state_age on identity_provider_state (created_at);

-- Wrong passwords in a row, by mailbox, whether or not anybody has it, and from which kind of network: see password-guesses.
create table identity_password_guess (
  key_hash bytea primary key,
  guesses integer not null,
  last_at timestamptz not null
);
create index identity_password_guess_age on identity_password_guess (last_at);

-- Who did what, without a secret in it. Rows outlive the user.
create table identity_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  address text
);
create index identity_audit_user on identity_audit (user_id, at);
create index identity_audit_at on identity_audit (at);


-- The built-in test checkout -----------------------------------------------------------------------------------------------

-- What a payment provider would keep on its side. Nothing here refers to the product's
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
