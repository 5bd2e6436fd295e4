-- Words by which a creator finds items of the library again: a list of texts.
alter table library_item add column tags jsonb not null default '[]';
