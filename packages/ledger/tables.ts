import type { Generated } from 'kysely';

export interface CreditAccountTable {
  account_id: string;
  available: Generated<number>;
  reserved: Generated<number>;
  spent: Generated<number>;
  owed: Generated<number>;
  /** The free plan's clock: null while a paid plan runs, and once the account is closed. */
  free_since: Generated<Date | null>;
  free_due: Generated<Date | null>;
  plan_since: Generated<Date | null>;
  plan_until: Generated<Date | null>;
  plan_ended: Generated<Date | null>;
  usage_count: Generated<number>;
}

export type GrantKind = 'free' | 'plan' | 'bonus' | 'gift' | 'purchase' | 'refund';

export interface CreditGrantTable {
  id: string;
  account_id: string;
  kind: GrantKind;
  amount: number;
  remaining: Generated<number>;
  reserved: Generated<number>;
  spent: Generated<number>;
  /** Debt paid from it when positive; debt that its taking back left when negative. */
  owed: Generated<number>;
  priority: Generated<number>;
  /** The period of an allowance; null for what lasts beyond periods. */
  period_start: Date | null;
  expires_at: Date | null;
  ended_at: Generated<Date | null>;
  clawed_back_at: Generated<Date | null>;
  source_type: string;
  source_id: string;
  origin_id: string | null;
  created_at: Date;
}

export interface CreditClawedBackSourceTable {
  source_type: string;
  source_id: string;
  account_id: string;
}

export interface CreditHoldTable {
  id: string;
  account_id: string;
  amount: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  status: 'pending' | 'captured' | 'released' | 'expired';
  reference: string;
  description: string;
  created_at: Date;
  settled_at: Date | null;
}

export interface CreditHoldAllocationTable {
  hold_id: string;
  grant_id: string;
  amount: number;
  captured: Generated<number>;
  refunded: Generated<number>;
}

export type CreditTransactionType =
  | 'grant'
  | 'reserve'
  | 'capture'
  | 'release'
  | 'expire'
  | 'refund'
  | 'clawback';

export interface CreditTransactionTable {
  id: string;
  account_id: string;
  type: CreditTransactionType;
  idempotency_key: string;
  request_hash: string;
  hold_id: string | null;
  description: string;
  credits: number;
  /** Its line in the account's history of use, from 1; null for reservations. */
  position: number | null;
  created_at: Date;
}

export type CreditBucket =
  | 'issued'
  | 'available'
  | 'reserved'
  | 'spent'
  | 'expired'
  | 'clawed_back'
  | 'owed';

export interface CreditEntryTable {
  id: Generated<bigint>;
  transaction_id: string;
  account_id: string;
  bucket: CreditBucket;
  grant_id: string;
  amount: number;
}

/** The tables of the credit ledger, by name. */
export interface CreditTables {
  credit_account: CreditAccountTable;
  credit_grant: CreditGrantTable;
  credit_clawed_back_source: CreditClawedBackSourceTable;
  credit_hold: CreditHoldTable;
  credit_hold_allocation: CreditHoldAllocationTable;
  credit_transaction: CreditTransactionTable;
  credit_entry: CreditEntryTable;
}
