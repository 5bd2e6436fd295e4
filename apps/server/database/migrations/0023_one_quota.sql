-- What is counted in a stretch of time, for whomever: three tables counted the same. Their keys were plain hashes, from which
-- networks and addresses could be guessed; what they counted is a month old at most and is forgotten.
drop table work_quota;
drop table delivery_quota;
drop table identity_mail_quota;
drop table identity_mail_throttle;
create table quota (
  -- HMAC-SHA-256 of what is counted and for whom.
  key_hash bytea primary key,
  ends_at timestamptz not null,
  used integer not null
);
create index quota_age on quota (ends_at);
delete from identity_password_guess;

-- The sweep asks which sessions are over by either of their ages.
create index identity_session_refreshed on identity_session (refreshed_at);
create index identity_session_created on identity_session (created_at);
