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

-- Each sign-up of an address has a link of its own.
alter table identity_one_time_token add column sign_up_id uuid references identity_sign_up on delete cascade;
alter table identity_one_time_token drop constraint identity_one_time_token_user_id_type_key;
alter table identity_one_time_token add constraint identity_one_time_token_key unique nulls not distinct (user_id, type, sign_up_id);
alter table identity_flow_state add column sign_up_id uuid references identity_sign_up on delete set null;

-- What was said of addresses that nobody has confirmed may be a stranger's: it was kept of the first sign-up, whoever confirms.
update identity_user set password_hash = null, user_metadata = '{}' where email_confirmed_at is null and not is_anonymous;
update identity_user set password_hash = null where is_anonymous;

-- What an administrator has noted of a user, beside the providers they sign in with.
alter table identity_user add column app_metadata jsonb not null default '{}';

-- Wrong passwords in a row, by mailbox, whether or not anybody has it, and from which kind of network: see password-guesses.
create table identity_password_guess (
  key_hash bytea primary key,
  guesses integer not null,
  last_at timestamptz not null
);
create index identity_password_guess_age on identity_password_guess (last_at);
create index identity_user_unconfirmed on identity_user (created_at) where email_confirmed_at is null;
