import { createHash, randomUUID } from 'node:crypto';
import type { Clock, Tx } from './host.ts';
import type { CreditTransactionType } from './tables.ts';
import { afterCommit } from '@scenewright/database/after-commit.ts';
import * as repository from './credits.repository.ts';
import type { Entry } from './credits.repository.ts';

export interface Operation {
  readonly accountId: string;
  readonly type: CreditTransactionType;
  /** Identifies the operation within its account: the same key asked again is the same operation. */
  readonly key: string;
  /** The figures of the operation: the same key must come with the same ones. */
  readonly request: object;
  readonly holdId?: string;
  readonly description: string;
  /** What its line in the history of use says. */
  readonly credits: number;
}

function hashOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** Told of what has happened to credits, once it is committed. */
export type CountCredits = (type: CreditTransactionType, credits: number) => void;

/** The beginning and the end that every operation of the ledger shares. */
export function createLedger(clock: Clock, count?: CountCredits) {
  return {
    /**
     * Locks the account and looks for the operation under its key.
     * @throws Error where the key came before with another request
     */
    async begin(
      tx: Tx,
      { accountId, key, request }: Pick<Operation, 'accountId' | 'key' | 'request'>,
    ) {
      const account = await repository.lockAccount(tx, accountId);
      const earlier = await repository.findTransaction(tx, accountId, key);
      if (earlier !== undefined && earlier.request_hash !== hashOf(request))
        throw new Error(`credit operation ${key} was asked for again with other values`);
      return { account, earlier };
    },

    /** Writes an operation down with its entries, which must sum to zero. */
    async post(
      tx: Tx,
      { accountId, type, key, request, holdId, description, credits }: Operation,
      entries: readonly Entry[],
    ): Promise<void> {
      const transaction = {
        id: randomUUID(),
        account_id: accountId,
        type,
        idempotency_key: key,
        request_hash: hashOf(request),
        hold_id: holdId ?? null,
        description,
        credits,
        created_at: clock.now(),
      };
      await repository.post(tx, transaction, entries);
      if (count !== undefined) afterCommit(tx, () => count(type, credits));
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** The two entries of credits that go from one kind of balance of a bucket to another. */
export function move(
  grantId: string,
  amount: number,
  from: Entry['bucket'],
  to: Entry['bucket'],
): Entry[] {
  return [
    { bucket: from, grantId, amount: -amount },
    { bucket: to, grantId, amount },
  ];
}
