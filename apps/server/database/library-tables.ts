import type { ColumnType, Generated } from 'kysely';
import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import type { Credit, StockKind, StockSourceId } from '@scenewright/contract/rules/stock.ts';
import type { LibraryKind, LibraryStatus } from '@scenewright/contract/rules/library.ts';

/** A number of bytes: drivers read a bigint as one. */
type Bytes = ColumnType<bigint, bigint | number, bigint | number>;

export interface LibraryItemTable {
  id: string;
  account_id: string;
  name: string;
  status: LibraryStatus;
  failure: Generated<string | null>;
  failed_attempts: Generated<number>;
  /** Of the uploaded file. */
  bytes: Bytes;
  received_bytes: ColumnType<bigint, bigint | number | undefined, bigint | number>;
  /** What it takes of the account's room. */
  counted_bytes: Bytes;
  kind: Generated<LibraryKind | null>;
  mime_type: Generated<string | null>;
  asset_id: Generated<string | null>;
  poster_asset_id: Generated<string | null>;
  /** Of a picture with transparency: a small PNG that keeps it. */
  cutout_asset_id: Generated<string | null>;
  width: Generated<number | null>;
  height: Generated<number | null>;
  duration_ms: Generated<number | null>;
  has_sound: Generated<boolean>;
  /** Of a sound: bars from 0 to 100. */
  waveform: ColumnType<readonly number[] | null, string | null | undefined, string | null>;
  tags: ColumnType<readonly string[], string | undefined, string>;
  created_at: Date;
  updated_at: Date;
}

export interface LibraryPartTable {
  item_id: string;
  /** Where in the uploaded file it begins. */
  position: Bytes;
  bytes: Bytes;
  asset_id: string;
}

export interface LibraryUsageTable {
  account_id: string;
  bytes: Bytes;
}

export interface LibraryOriginTable {
  item_id: string;
  source: StockSourceId;
  source_id: string;
  kind: StockKind;
  file_address: string;
  credit: ColumnType<Credit, string, string>;
}

export interface BrandTable {
  account_id: string;
  logo_item_id: string | null;
  font_item_id: string | null;
  look: ColumnType<Omit<BrandLook, 'logo_item' | 'font_item'>, string, string>;
  updated_at: Date;
}

export interface LibraryTables {
  brand: BrandTable;
  library_origin: LibraryOriginTable;
  library_item: LibraryItemTable;
  library_part: LibraryPartTable;
  library_usage: LibraryUsageTable;
}
