-- Six digits beside a link, for whoever reads mail on another device; guessed at most five times.
alter table identity_one_time_token add column code_hash bytea;
alter table identity_one_time_token add column attempts integer not null default 0;
alter table identity_one_time_token drop constraint identity_one_time_token_type_check;
alter table identity_one_time_token add constraint identity_one_time_token_type_check
  check (type in ('signup', 'recovery', 'magiclink', 'reauthentication', 'email_change_current', 'email_change_new'));
