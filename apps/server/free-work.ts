import type { Tx } from './database/database.ts';

/** Work that is not charged and calls a provider, or takes this machine's time, as it is counted. */
export type FreeWork = 'create' | 'tweak' | 'enhance' | 'narration' | 'read' | 'stock';

/**
 * Counts work before it is done, against the hour of an account and of the network it comes from; what is refused counts
 * for nothing.
 */
export interface CountWork {
  /**
   * Within the transaction that orders the work, after whatever else that locks: two that lock in another order would
   * wait for each other. None (0) counts nothing and only asks whether today's ceiling leaves room.
   * @throws AppError rate_limited, unavailable
   */
  within(tx: Tx, work: FreeWork, accountId: string, times?: number): Promise<void>;
  /** In a transaction of its own. @throws AppError rate_limited, unavailable */
  now(work: FreeWork, accountId: string, times?: number): Promise<void>;
  /** A rough cut, which anybody may ask for: against its network alone. @throws AppError rate_limited, forbidden */
  roughCut(): Promise<void>;
}
