-- The token of another identity service, sealed: only with it that service says whether the session behind an API token
-- still lives. Null for sessions of the embedded service, which end their API tokens themselves.
alter table api_session add column sealed_provider_token text;

-- However a session of the embedded service ends (sign-out, new password, ban, deletion, a refresh token that came back, its
-- age), its API tokens end in the same transaction. A trigger, so that no way of ending one can forget them.
create function identity_session_ended() returns trigger language plpgsql as $$
begin
  delete from api_session where provider_session_id = old.id::text;
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger identity_session_ended after delete on identity_session
  for each row execute function identity_session_ended();

-- Event streams listen to this and look whether they may go on.
create function api_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', coalesce(old.provider_session_id, old.account_id::text));
  return null;
end $$;
create trigger api_session_ended after delete on api_session
  for each row execute function api_session_ended();
