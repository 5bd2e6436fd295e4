import type { ColumnType } from 'kysely';

/** A date without a time, handed over and compared as `2026-05-10`. */
type Day = ColumnType<Date | string, string, never>;

export interface QuotaTable {
  key_hash: Uint8Array;
  ends_at: Date;
  used: number;
}

export interface PaidCallDayTable {
  day: Day;
  /** An account's id, or `all`. */
  holder: string;
  calls: number;
  /** Estimated, in millionths of a US dollar. */
  cost_micros: ColumnType<bigint, bigint | number, bigint | number>;
}

/** A call that cost money, and for what it was made. */
export interface PaidCallTable {
  id: string;
  kind: 'text' | 'speech' | 'transcription';
  model: string;
  account_id: string | null;
  content_id: string | null;
  generation_id: string | null;
  /** Estimated, in millionths of a US dollar. */
  cost_micros: ColumnType<bigint, bigint | number, never>;
  called_at: Date;
}

/** A place at a model of a service that a call holds. */
export interface ProviderLeaseTable {
  service: string;
  place: number;
  holder: string;
  until: Date;
}

export interface ProviderRateTable {
  service: string;
  tokens: number;
  at: Date;
}

export interface GiftMailboxTable {
  mailbox_hash: Uint8Array;
  given_at: Date;
}

export interface GiftNetworkDayTable {
  day: Day;
  network_hash: Uint8Array;
  gifts: number;
}

export interface GiftWaitingTable {
  account_id: string;
  network_hash: Uint8Array;
  due_at: Date;
}

export interface QuotaTables {
  quota: QuotaTable;
  paid_call_day: PaidCallDayTable;
  paid_call: PaidCallTable;
  provider_lease: ProviderLeaseTable;
  provider_rate: ProviderRateTable;
  gift_mailbox: GiftMailboxTable;
  gift_network_day: GiftNetworkDayTable;
  gift_waiting: GiftWaitingTable;
}
