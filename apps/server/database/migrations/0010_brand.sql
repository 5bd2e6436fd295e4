-- What all films of an account have in common.
create table brand (
  account_id uuid primary key references account on delete cascade,
  -- A picture of the library. It stands beside the look, so that it goes when the picture does.
  logo_item_id uuid references library_item on delete set null,
  -- {logo_corner, logo_time, colour, accent, font, intro, outro, lower_third, lower_third_line}
  look jsonb not null,
  updated_at timestamptz not null
);
create index brand_logo on brand (logo_item_id) where logo_item_id is not null;

-- A film's brand as it was when it was put on, and the file of its logo. Null: it has none.
alter table content add column brand jsonb;
alter table content add column brand_logo_asset_id uuid references asset;
create index content_brand_logo on content (brand_logo_asset_id) where brand_logo_asset_id is not null;
