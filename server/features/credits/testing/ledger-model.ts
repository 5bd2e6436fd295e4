import { AppError } from '#contract/app-error.ts';

/** A bucket as the rules of MONEY describe it, in plain memory. */
interface ModelGrant {
  readonly id: string;
  readonly amount: number;
  readonly expiresAt: Date | null;
  remaining: number;
  reserved: number;
  spent: number;
  expired: number;
}

interface ModelHold {
  readonly id: string;
  readonly amount: number;
  readonly parts: readonly { readonly grant: ModelGrant; readonly amount: number }[];
  status: 'pending' | 'captured' | 'released';
}

const isOpen = ({ expiresAt }: ModelGrant, at: Date) => expiresAt === null || expiresAt > at;
const endOf = ({ expiresAt }: ModelGrant) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** What the ledger of one account must hold, written without a database and without the ledger's own rules. */
export function createLedgerModel() {
  const grants: ModelGrant[] = [];
  const holds: ModelHold[] = [];
  return {
    grants,
    holds,
    addGrant(grant: { id: string; amount: number; expiresAt: Date | null }): void {
      grants.push({ ...grant, remaining: grant.amount, reserved: 0, spent: 0, expired: 0 });
    },
    available: (at: Date) => grants.filter((grant) => isOpen(grant, at)).reduce((sum, { remaining }) => sum + remaining, 0),
    /** Takes single credits from whichever open bucket ends first; of two that end together from the one with the lower id. */
    reserve(id: string, amount: number, at: Date): void {
      const order = grants.filter((grant) => isOpen(grant, at)).sort((left, right) => Math.sign(endOf(left) - endOf(right)) || (left.id < right.id ? -1 : 1));
      const parts = new Map<ModelGrant, number>();
      for (let taken = 0; taken < amount; taken += 1) {
        const grant = order.find(({ remaining }) => remaining > 0);
        if (grant === undefined) throw new AppError('insufficient_credits');
        grant.remaining -= 1;
        grant.reserved += 1;
        parts.set(grant, (parts.get(grant) ?? 0) + 1);
      }
      holds.push({ id, amount, status: 'pending', parts: [...parts].map(([grant, part]) => ({ grant, amount: part })) });
    },
    capture(hold: ModelHold): void {
      if (hold.status !== 'pending') return;
      hold.status = 'captured';
      for (const { grant, amount } of hold.parts) {
        grant.reserved -= amount;
        grant.spent += amount;
      }
    },
    /** @returns credits whose bucket had ended: a refund of as many must appear */
    release(hold: ModelHold, at: Date): number {
      if (hold.status !== 'pending') return 0;
      hold.status = 'released';
      let lost = 0;
      for (const { grant, amount } of hold.parts) {
        grant.reserved -= amount;
        if (isOpen(grant, at)) grant.remaining += amount;
        else {
          grant.expired += amount;
          lost += amount;
        }
      }
      return lost;
    },
    expire(at: Date): void {
      for (const grant of grants.filter((each) => !isOpen(each, at))) {
        grant.expired += grant.remaining;
        grant.remaining = 0;
      }
    },
  };
}

export type LedgerModel = ReturnType<typeof createLedgerModel>;
