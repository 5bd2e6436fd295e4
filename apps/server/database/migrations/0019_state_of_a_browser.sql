-- Which browser began to sign in at another provider: SHA-256 of the secret in its cookie. The answer must come from the same.
-- Null: begun before this was asked for, and refused.
alter table identity_provider_state add column browser_hash bytea;
