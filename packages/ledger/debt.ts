import type { Clock, Tx } from './host.ts';
import { type Ledger, move, type Operation } from './ledger.ts';
import * as repository from './credits.repository.ts';
import { type Allocation, splitParts, sumOfParts } from './rules.ts';

type Clawback = Pick<Operation, 'accountId' | 'key' | 'request' | 'description'>;

export interface ClawbackResult {
  /** Credits that were there and are gone. */
  readonly taken: number;
  /** Credits that had been used: now owed. */
  readonly owed: number;
}

/** The effect of a clawback, read from its entries. */
function resultOf(entries: readonly Pick<repository.Entry, 'bucket' | 'amount'>[]): ClawbackResult {
  const sumOf = (bucket: repository.Entry['bucket']) =>
    entries.reduce((sum, entry) => (entry.bucket === bucket ? sum + entry.amount : sum), 0);
  const owed = 0 - sumOf('owed');
  return { taken: sumOf('clawed_back') - owed, owed };
}

/** Credits whose payment was taken back: unused credits are removed, used ones are owed and paid by credits bought later. */
export function createDebt({ ledger, clock }: { ledger: Ledger; clock: Clock }) {
  /** Takes buckets back; credits that are still reserved follow when their hold is settled. */
  async function takeBack(
    tx: Tx,
    clawback: Clawback,
    grants: readonly Pick<repository.Grant, 'id' | 'remaining' | 'spent' | 'owed' | 'expires_at'>[],
  ): Promise<ClawbackResult> {
    const at = clock.now();
    const entries = grants.flatMap(({ id, remaining, spent, owed, expires_at: end }) => {
      // Credits of a bucket that paid an older debt count as used.
      const used = spent + owed;
      const to = end !== null && end <= at ? ('expired' as const) : ('clawed_back' as const);
      return [
        ...(remaining > 0 ? move(id, remaining, 'available', to) : []),
        ...(used > 0 ? move(id, used, 'owed', 'clawed_back') : []),
      ];
    });
    const result = resultOf(entries);
    await ledger.post(tx, { ...clawback, type: 'clawback', credits: result.taken }, entries);
    await repository.markClawedBack(
      tx,
      grants.map(({ id }) => id),
      at,
    );
    return result;
  }

  return {
    takeBack,

    /** Pays the debt out of credits that were just bought. @returns the credits that remain */
    async collect(
      tx: Tx,
      account: Pick<repository.CreditAccount, 'account_id' | 'owed'>,
      key: string,
      bought: readonly Allocation[],
    ): Promise<Allocation[]> {
      const { taken, rest } = splitParts(bought, account.owed);
      if (taken.length === 0) return rest;
      const operation = {
        accountId: account.account_id,
        type: 'clawback' as const,
        key: `collect:${key}`,
        request: { collect: key },
        description: 'Used before from a payment that was taken back',
        credits: sumOfParts(taken),
      };
      await ledger.post(
        tx,
        operation,
        taken.flatMap(({ grantId, amount }) => move(grantId, amount, 'available', 'owed')),
      );
      return rest;
    },

    /** See the service. Sources that are not known yet are remembered: their credits go as they come. */
    async clawback(
      tx: Tx,
      order: {
        accountId: string;
        sources: readonly repository.Source[];
        key: string;
        description: string;
      },
    ): Promise<ClawbackResult> {
      const { accountId, sources, key, description } = order;
      const operation = {
        accountId,
        key: `clawback:${key}`,
        request: { accountId, sources: sources.map(({ type, id }) => `${type}:${id}`).toSorted() },
        description,
      };
      const { earlier } = await ledger.begin(tx, operation);
      if (earlier !== undefined) return resultOf(await repository.listEntries(tx, earlier.id));
      if (sources.length === 0) return { taken: 0, owed: 0 };
      await repository.rememberClawedBack(tx, accountId, sources);
      return await takeBack(tx, operation, await repository.listGrantsFrom(tx, accountId, sources));
    },
  };
}

export type Debt = ReturnType<typeof createDebt>;
