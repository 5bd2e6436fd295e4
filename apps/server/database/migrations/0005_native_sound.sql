-- Whether a scene's clip is heard with the sound that its model makes with it.
alter table scene add column native_sound boolean not null default false;
-- Whether a clip was made with such sound: its file has it then, whether it is heard or not.
alter table take add column has_sound boolean not null default false;
-- Whether it was ordered, and paid.
alter table generation add column with_sound boolean not null default false;
-- That sound as it is heard in the scene; null where it is not.
alter table segment add column native_audio_asset_id uuid references asset;
