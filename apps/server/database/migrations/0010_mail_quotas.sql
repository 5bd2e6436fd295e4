-- How many mails went to one mailbox, and how many one network asked for, of whatever kind, in the hour that began with
-- the first of them. Whether the key stands for a mailbox or for a network is part of what was hashed.
create table identity_mail_quota (
  key_hash bytea primary key,
  window_started_at timestamptz not null,
  sent_in_window integer not null
);
create index identity_mail_quota_age on identity_mail_quota (window_started_at);

-- What stays here is the least time between two mails of one kind to one address.
alter table identity_mail_throttle drop column window_started_at;
alter table identity_mail_throttle drop column sent_in_window;
