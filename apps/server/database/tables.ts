import type { ColumnType, Generated } from 'kysely';
import type { CastKind } from '@scenewright/contract/rules/cast.ts';
import type { FilmStage, SceneStage } from '@scenewright/contract/rules/statuses.ts';
import type { BillingTables } from '@scenewright/billing/tables.ts';
import type { CreditTables } from '@scenewright/ledger/tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { IdentityTables } from '@scenewright/identity-server/tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { PredictionTables } from './prediction-tables.ts';
import type { QuotaTables } from './quota-tables.ts';
import type { StoryboardTables } from '@scenewright/storyboard/tables.ts';
import type { TestPaymentTables } from '@scenewright/test-checkout/tables.ts';

export interface AccountTable {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  is_guest: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface ApiSessionTable {
  id: string;
  account_id: string;
  token_hash: Uint8Array;
  provider_session_id: string | null;
  sealed_provider_token: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface AssetTable {
  id: string;
  /** Null once its account was closed. */
  account_id: string | null;
  storage_key: string;
  mime_type: string;
  bytes: ColumnType<bigint, bigint | number, never>;
  created_at: Date;
  /** When it was removed from view. */
  withdrawn_at: Generated<Date | null>;
}

export interface ClosedAccountTable {
  person_hash: Uint8Array;
  closed_at: Date;
  /** Null: never. */
  forget_at: Generated<Date | null>;
}

export interface SegmentTable {
  id: string;
  scene_id: string;
  input_hash: string;
  frames: number;
  width: number;
  height: number;
  fingerprint: string;
  video_asset_id: string;
  audio_asset_id: string;
  created_at: Date;
  /** What its picture or clip holds. */
  shows: string;
  /** What is seen to happen in it: [{kind, timeMs}]. */
  cues: ColumnType<unknown, string, string>;
  /** Its clip's own sound; null where that is not heard. */
  native_audio_asset_id: Generated<string | null>;
}

export interface GenerationTable {
  id: string;
  account_id: string;
  content_id: string;
  scene_id: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  make_visual: boolean;
  /** What was ordered; null where only the scene's film is made again. */
  visual_kind: 'picture' | 'clip' | null;
  price: number;
  hold_id: string | null;
  stage: SceneStage;
  percent: number;
  failed_attempts: Generated<number>;
  failure: string | null;
  /** What the scene was before. */
  scene_status: 'draft' | 'completed' | 'failed';
  scene_failure: string | null;
  narration_take_id: string | null;
  visual_take_id: string | null;
  created_at: Date;
  finished_at: Date | null;
  /** Since when it waits for a provider that is down, busy or not paid. */
  waiting_since: Generated<Date | null>;
  /** How many unfinished orders of its account came before it when it was placed. */
  turn: Generated<number>;
  /** What its turn is divided by in line: more than 1 for a higher plan. */
  turn_weight: Generated<number>;
  /** Whether the clip is made with its model's own sound. */
  with_sound: Generated<boolean>;
}

export interface FilmTable {
  id: string;
  content_id: string;
  status: 'pending' | 'completed' | 'failed';
  stage: FilmStage;
  percent: number;
  failed_attempts: Generated<number>;
  failure: string | null;
  video_asset_id: string | null;
  thumbnail_asset_id: string | null;
  duration_ms: number | null;
  integrated_lufs: number | null;
  true_peak_db: number | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface CastMemberTable {
  id: string;
  account_id: string;
  name: string;
  name_key: string;
  kind: CastKind;
  look: string;
  appearance: ColumnType<unknown, string, string>;
  digest: string;
  portrait_asset_id: string | null;
  /** The picture of the library that the portrait is. */
  portrait_item_id: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Generated<Date | null>;
}

/** Every table, by name; the types the queries are checked against. */
export interface Tables
  extends
    BillingTables,
    CreditTables,
    DeliveryTables,
    IdentityTables,
    LibraryTables,
    MailTables,
    PredictionTables,
    QuotaTables,
    StoryboardTables,
    TestPaymentTables {
  account: AccountTable;
  api_session: ApiSessionTable;
  closed_account: ClosedAccountTable;
  asset: AssetTable;
  cast_member: CastMemberTable;
  segment: SegmentTable;
  generation: GenerationTable;
  film: FilmTable;
}
