-- The picture of the library that a clip was made from, and how it was cut: made anew, the clip begins with it again. Null of all others.
alter table take add column start_asset_id uuid references asset;
alter table take add column start_framing jsonb;
create index take_start_asset on take (start_asset_id) where start_asset_id is not null;
