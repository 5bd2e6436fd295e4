-- Which items of a library came from a site of stock, and whose they are: {source, title, author, author_url, licence, licence_url, page_url}.
create table library_origin (
  item_id uuid primary key references library_item on delete cascade,
  source text not null check (source in ('pexels', 'pixabay', 'openverse')),
  source_id text not null,
  kind text not null check (kind in ('picture', 'clip')),
  -- Where its file was when it was chosen.
  file_address text not null,
  credit jsonb not null
);

-- The same of a take that shows such an item, which may be deleted. Null of all others.
alter table take add column credit jsonb;
