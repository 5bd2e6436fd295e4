/** A bucket of credits as the spend order sees it. */
export interface OpenGrant {
  readonly id: string;
  /** Credits that are neither reserved, spent nor expired. */
  readonly remaining: number;
  readonly expiresAt: Date | null;
}

export interface Allocation {
  readonly grantId: string;
  readonly amount: number;
}

/** Whether credits of a grant may still be reserved at a moment. */
export function isOpenAt(grant: OpenGrant, at: Date): boolean {
  return grant.remaining > 0 && (grant.expiresAt === null || grant.expiresAt > at);
}

/**
 * Takes `amount` credits from grants in the order given (earliest expiry, then priority, then id).
 *
 * @returns null when the open grants do not hold that much
 */
export function allocate(grants: readonly OpenGrant[], amount: number, at: Date): readonly Allocation[] | null {
  const allocations: Allocation[] = [];
  let missing = amount;
  for (const grant of grants) {
    if (missing === 0) break;
    if (!isOpenAt(grant, at)) continue;
    const taken = Math.min(missing, grant.remaining);
    allocations.push({ grantId: grant.id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? allocations : null;
}

/** Credits that can be reserved at a moment. */
export function sumOpen(grants: readonly OpenGrant[], at: Date): number {
  return grants.reduce((sum, grant) => (isOpenAt(grant, at) ? sum + grant.remaining : sum), 0);
}

/** The monthly allowance lasts to the same day and time of the next month, or to that month's last day. */
export function nextMonthly(from: Date): Date {
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return next;
}

/** Whole credits above zero are the only amounts the ledger moves. @throws RangeError otherwise */
export function requireWholeCredits(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not a whole number of credits above zero: ${amount}`);
}
