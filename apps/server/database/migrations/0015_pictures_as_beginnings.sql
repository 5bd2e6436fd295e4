-- The picture of the library that a clip was made from, and how it was cut: made anew, the clip begins with it again. Null of all others.
alter table take add column start_asset_id uuid references asset;
alter table take add column start_framing jsonb;
create index take_start_asset on take (start_asset_id) where start_asset_id is not null;

-- A member of the cast may have a picture of the library as its portrait: its small one, which outlives the item.
alter table cast_member add column portrait_item_id uuid references library_item on delete set null;
create index cast_member_portrait_item on cast_member (portrait_item_id) where portrait_item_id is not null;
