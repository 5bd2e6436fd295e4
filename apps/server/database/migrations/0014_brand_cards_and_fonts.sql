-- A picture with transparency is kept a second time, small and with it: logos stand over films.
alter table library_item add column cutout_asset_id uuid references asset on delete set null;
create index library_item_cutout on library_item (cutout_asset_id) where cutout_asset_id is not null;

-- Fonts of a creator's own.
alter table library_item drop constraint library_item_kind_check;
alter table library_item add constraint library_item_kind_check check (kind in ('picture', 'clip', 'sound', 'font'));
-- Beside the look, as the logo is. Null: one that comes along.
alter table brand add column font_item_id uuid references library_item on delete set null;
create index brand_font on brand (font_item_id) where font_item_id is not null;
-- The file of a film's own font as it was when its brand was put on.
alter table content add column brand_font_asset_id uuid references asset;
create index content_brand_font on content (brand_font_asset_id) where brand_font_asset_id is not null;

-- Cards are parts of a film by themselves, and say how long they are seen.
update brand set look = '{"intro_s": 2, "outro_s": 3}'::jsonb || look;
update content set brand = '{"intro_s": 2, "outro_s": 3}'::jsonb || brand where brand is not null;
update content set brand = '{"font_item": null}'::jsonb || brand where brand is not null;
