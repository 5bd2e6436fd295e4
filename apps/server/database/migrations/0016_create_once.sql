-- What the browser named its wish: sent again, because the answer was lost, it is answered with the content it made.
alter table content add column idempotency_key uuid;
create unique index content_idempotency_key on content (account_id, idempotency_key) where idempotency_key is not null;
