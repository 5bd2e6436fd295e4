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
  gift_mailbox: GiftMailboxTable;
  gift_network_day: GiftNetworkDayTable;
  gift_waiting: GiftWaitingTable;
}
