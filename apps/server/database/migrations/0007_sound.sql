-- A creator's own sounds, beside pictures and clips.
alter table library_item drop constraint library_item_kind_check;
alter table library_item add constraint library_item_kind_check check (kind in ('picture', 'clip', 'sound'));
-- How loud a sound is from its beginning to its end: bars from 0 to 100. Null of what is shown.
alter table library_item add column waveform jsonb;
