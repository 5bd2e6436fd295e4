-- A creator's own sounds, beside pictures and clips.
alter table library_item drop constraint library_item_kind_check;
alter table library_item add constraint library_item_kind_check check (kind in ('picture', 'clip', 'sound'));
-- How loud a sound is from its beginning to its end: bars from 0 to 100. Null of what is shown.
alter table library_item add column waveform jsonb;

-- The music that a creator chose for a film: {source, mood, item, volume, start_ms, ending}. Null: as the script asks for.
alter table content add column music jsonb;
-- The file of the own sound that it is.
alter table content add column music_asset_id uuid references asset;
create index content_music on content (music_asset_id) where music_asset_id is not null;

-- Whether a voice reads a film's words aloud.
alter table content add column narrated boolean not null default true;
-- Whether a scene's words are said by a recording of its creator's.
alter table scene add column own_voice boolean not null default false;
-- Of a narration: whether its creator said it.
alter table take add column recorded boolean not null default false;
