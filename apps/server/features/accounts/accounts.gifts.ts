import { dayMs, dayOf, oldestKeptDay } from '../../calendar-days.ts';
import { networkOf } from '../../client-network.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { keyedHash } from '../../keyed-hash.ts';
import { mailboxOf } from '../../mailbox.ts';
import { currentOrigin } from '../../origin.ts';
import * as repository from './accounts.gifts.repository.ts';
import { lockAccount } from './accounts.repository.ts';

export interface GiftOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Recognises mailboxes and networks without keeping them. */
  readonly secret: Uint8Array;
  /** Credits of one gift; 0: there are none. */
  readonly credits: number;
  /** Gifts to one network in a day (UTC); null: as many as come. */
  readonly perNetworkDay: number | null;
  /** Books the gift. Can be called again. */
  readonly give: (tx: Tx, accountId: string) => Promise<void>;
}

const batch = 100;

const startOfDay = (now: Date, daysLater: number): Date =>
  new Date(now.getTime() - (now.getTime() % dayMs) + daysLater * dayMs);

/**
 * Who gets the gift of a new account, and when. A mailbox gets it once, however its address is written and whatever becomes
 * of the account; a network so many times a day, and later ones on the following days.
 */
export function createGifts({
  database,
  clock,
  secret,
  credits,
  perNetworkDay,
  give,
}: GiftOptions) {
  const hash = (kind: string, text: string): Uint8Array => keyedHash(secret, kind, text);

  /** The network a request comes from, where its gifts are counted; null where they are not. */
  function countedNetwork(): Uint8Array | null {
    const origin = currentOrigin();
    if (origin?.address == null || origin.isTrusted || perNetworkDay === null) return null;
    return hash('gift network', networkOf(origin.address));
  }

  /**
   * What a network has for newcomers: how many gifts of today are not for those whose day has come, who go first also while
   * the job that gives has not come round yet; whether one is left; and the day of the next one after today.
   */
  async function placesOf(
    db: Queryable,
    networkHash: Uint8Array,
    limit: number,
  ): Promise<{ forNewcomers: number; isLeft: boolean; nextDay: Date }> {
    const now = clock.now();
    const given = await repository.countNetworkDay(db, networkHash, dayOf(now));
    const { due, later } = await repository.countWaiting(db, networkHash, now);
    const ahead = later + Math.max(0, due - Math.max(0, limit - given));
    return {
      forNewcomers: limit - due,
      isLeft: given < limit - due,
      nextDay: startOfDay(now, 1 + (limit < 1 ? 0 : Math.floor(ahead / limit))),
    };
  }

  async function giveWaiting(accountId: string, limit: number): Promise<void> {
    await database.transact(async (tx) => {
      // The account first, as who signs in to it or closes it does: in another order they would wait for each other.
      if ((await lockAccount(tx, accountId)) === null) return;
      const waiting = await repository.lockWaiting(tx, accountId);
      if (waiting === undefined) return;
      const now = clock.now();
      if (
        await repository.takeFromNetworkDay(tx, {
          networkHash: waiting.network_hash,
          day: dayOf(now),
          limit,
        })
      ) {
        await repository.deleteWaiting(tx, accountId);
        await give(tx, accountId);
      } else await repository.postponeWaiting(tx, accountId, startOfDay(now, 1));
    });
  }

  return {
    /**
     * Claims the gift for an account whose address is confirmed.
     * @returns whether it is to be given at once; where its network has had its gifts of the day, it comes by itself later
     */
    async claim(
      tx: Tx,
      { accountId, email }: { accountId: string; email: string },
    ): Promise<boolean> {
      const now = clock.now();
      if (
        credits === 0 ||
        !(await repository.claimMailbox(tx, hash('gift mailbox', mailboxOf(email)), now))
      )
        return false;
      const networkHash = countedNetwork();
      if (networkHash === null || perNetworkDay === null) return true;
      const { forNewcomers, nextDay } = await placesOf(tx, networkHash, perNetworkDay);
      if (
        await repository.takeFromNetworkDay(tx, {
          networkHash,
          day: dayOf(now),
          limit: forNewcomers,
        })
      )
        return true;
      await repository.queueGift(tx, { accountId, networkHash, dueAt: nextDay });
      return false;
    },

    /** When a newcomer from the network of this request would get the gift; null: at once. */
    async comesOn(): Promise<Date | null> {
      const networkHash = countedNetwork();
      if (credits === 0 || networkHash === null || perNetworkDay === null) return null;
      const { isLeft, nextDay } = await placesOf(database.db, networkHash, perNetworkDay);
      return isLeft ? null : nextDay;
    },

    /** Gives what has waited for its day; for the `sweep` job. */
    async giveDue(): Promise<void> {
      const now = clock.now();
      for (
        let due = await repository.listDueGifts(database.db, now, batch);
        due.length > 0;
        due = await repository.listDueGifts(database.db, now, batch)
      ) {
        for (const accountId of due)
          await giveWaiting(accountId, perNetworkDay ?? Number.MAX_SAFE_INTEGER);
        if (due.length < batch) break;
      }
      await repository.sweepNetworkDays(database.db, oldestKeptDay(now));
    },
  };
}

export type Gifts = ReturnType<typeof createGifts>;
