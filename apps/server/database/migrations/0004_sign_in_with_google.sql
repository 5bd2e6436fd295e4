-- Signing in at another provider: what was sent there, and what its answer must match.
create table identity_provider_state (
  -- The OAuth `state` parameter.
  id uuid primary key,
  provider text not null,
  -- Bind the answer to this request (OpenID Connect Core 3.1.2.1) and the code to us (RFC 7636).
  nonce text not null,
  code_verifier text not null,
  -- The challenge of our own client; null where it asked for tokens in the fragment.
  code_challenge text,
  redirect_to text not null,
  -- Who wants the provider's account linked to theirs; null for a sign-in.
  linking_user_id uuid references identity_user on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index identity_provider_state_age on identity_provider_state (created_at);

-- The provider's own tokens, sealed, for the few minutes until our client exchanges its code.
alter table identity_flow_state add column sealed_provider_tokens text;
