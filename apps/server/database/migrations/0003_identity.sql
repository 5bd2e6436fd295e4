-- The embedded identity service, and mail. Nothing here refers to the product's tables: the product knows a
-- person only by issuer and subject, exactly as with a hosted provider.

create table identity_user (
  id uuid primary key,
  -- Lower case; null for anonymous users.
  email text unique,
  -- argon2id in PHC string format; null where the person has no password.
  password_hash text,
  email_confirmed_at timestamptz,
  -- The address that waits for its confirmation.
  new_email text,
  is_anonymous boolean not null,
  user_metadata jsonb not null,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index identity_user_new_email on identity_user (new_email) where new_email is not null;

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

-- A PKCE exchange under way (RFC 7636): begun with a challenge, ended by the code that its owner exchanges once.
create table identity_flow_state (
  id uuid primary key,
  user_id uuid not null references identity_user on delete cascade,
  method text not null,
  code_challenge text not null,
  auth_code_hash bytea unique,
  code_issued_at timestamptz,
  created_at timestamptz not null
);
create index identity_flow_state_user on identity_flow_state (user_id);

-- What a link in a mail proves. Only the SHA-256 of the link's token is kept.
create table identity_one_time_token (
  token_hash bytea primary key,
  user_id uuid not null references identity_user on delete cascade,
  type text not null check (type in ('signup', 'recovery', 'email_change_current', 'email_change_new')),
  flow_state_id uuid references identity_flow_state on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, type)
);
create index identity_one_time_token_expiry on identity_one_time_token (expires_at);

-- When mail last went to an address, whether or not anybody is known there: asking again reveals nothing.
create table identity_mail_throttle (
  recipient_hash bytea not null,
  kind text not null,
  last_sent_at timestamptz not null,
  window_started_at timestamptz not null,
  sent_in_window integer not null,
  primary key (recipient_hash, kind)
);

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

create table mail (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Emptied once a mail server has taken the mail: it may carry links that are as good as a password.
  text text not null,
  html text not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Set when it was given up.
  failed_at timestamptz
);
create index mail_newest on mail (created_at desc);

-- API sessions are replaced by provider session, and swept by expiry.
create index api_session_provider_session on api_session (provider_session_id) where provider_session_id is not null;
create index api_session_expiry on api_session (expires_at);
