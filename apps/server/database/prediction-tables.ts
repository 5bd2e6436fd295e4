import type { ColumnType, Generated } from 'kysely';

export interface PredictionTable {
  id: string;
  account_id: string;
  /** Null where the order is gone. */
  generation_id: string | null;
  model: string;
  input: ColumnType<unknown, string, never>;
  source: ColumnType<unknown, string, never>;
  /** The provider's id; null until its answer has arrived. */
  external_id: Generated<string | null>;
  status: 'begun' | 'succeeded' | 'failed' | 'canceled';
  /** Expected, in millionths of a US dollar. */
  cost_micros: ColumnType<bigint, bigint | number, never>;
  webhook_id: Generated<string | null>;
  begun_at: Date;
  /** When it was seen to have ended: its place is free from then on, though nobody may have fetched it. */
  ended_at: Generated<Date | null>;
}

/** Orders that want a hosted model and have not begun, from their approval on. */
export interface PredictionWaitTable {
  generation_id: string;
  account_id: string;
  model: string;
  since: Date;
  woken_at: Date | null;
  /** Since when its run asks for the place; null while it cannot begin yet. */
  asked_at: Date | null;
}

export interface PredictionTables {
  prediction: PredictionTable;
  prediction_wait: PredictionWaitTable;
}
