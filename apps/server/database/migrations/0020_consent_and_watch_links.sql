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

-- How many mails went to one mailbox, and how many an account or a network caused, in the time that began with the first.
create table delivery_quota (
  key_hash bytea primary key,
  ends_at timestamptz not null,
  counted integer not null
);
create index delivery_quota_age on delivery_quota (ends_at);

-- Where mail programs unsubscribe by themselves (RFC 8058).
alter table mail add column unsubscribe_url text;

alter table content
  -- When its creator was mailed that the film is finished; null where nobody was, or consent is waited for.
  add column film_mailed_at timestamptz,
  -- When its creator is to be reminded to post it; null where nothing lies ahead.
  add column remind_at timestamptz,
  -- When the operator removed its film from view.
  add column taken_down_at timestamptz;
update content set film_mailed_at = updated_at where status = 'completed';
update content set remind_at = scheduled_at where reminded_at is null;
drop index content_to_remind;
create index content_remind_at on content (remind_at) where remind_at is not null;

-- The page for everybody who holds its address: at most one for a content at a time.
create table watch_link (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index watch_link_live on watch_link (content_id) where revoked_at is null;
insert into watch_link (id, content_id, created_at) select gen_random_uuid(), id, updated_at from content where status = 'completed';

-- A file of a film that was removed from view: no address opens it any more.
alter table asset add column withdrawn_at timestamptz;
