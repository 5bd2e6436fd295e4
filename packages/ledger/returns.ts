import type { HeldPart } from './holds.repository.ts';
import { move } from './ledger.ts';
import type { Entry } from './credits.repository.ts';
import type { Allocation } from './rules.ts';

interface Lost extends Allocation {
  /** The bucket that the credits stem from: when its payment is taken back, they go as well. */
  readonly originId: string | null;
}

/**
 * Where credits of a hold go when they come back.
 *
 * - To their bucket, as long as it is open.
 * - Their bucket has ended: they are lost there through no fault of the creator, and must be replaced (`lost`).
 * - Its payment was taken back: what was only reserved goes; what was spent had become debt, which is paid by it. Where the
 *   debt was paid otherwise, by credits bought later, the creator gets as many.
 *
 * @param debt what the account owes
 */
export function planReturn(
  parts: readonly HeldPart[],
  { from, at, debt }: { from: 'reserved' | 'spent'; at: Date; debt: number },
): { entries: Entry[]; lost: Lost[] } {
  const entries: Entry[] = [];
  const lost: Lost[] = [];
  let owed = debt;
  const lose = (grantId: string, amount: number, originId: string | null) => {
    entries.push(...move(grantId, amount, from, 'expired'));
    lost.push({ grantId, amount, originId });
  };
  for (const { grantId, amount, expiresAt, endedAt, clawedBackAt, originId } of parts) {
    if (clawedBackAt !== null && from === 'reserved')
      entries.push(...move(grantId, amount, from, 'clawed_back'));
    else if (clawedBackAt !== null) {
      const paid = Math.min(owed, amount);
      owed -= paid;
      if (paid > 0) entries.push(...move(grantId, paid, from, 'owed'));
      if (paid < amount) lose(grantId, amount - paid, null);
    } else if (endedAt !== null || (expiresAt !== null && expiresAt <= at))
      lose(grantId, amount, originId ?? grantId);
    else entries.push(...move(grantId, amount, from, 'available'));
  }
  return { entries, lost };
}
