import { freePlanCredits } from '@scenewright/contract/rules/plans.ts';
import type { GrantKind } from './tables.ts';
import { monthAround } from './periods.ts';

/** A bucket of credits as the spend order sees it. */
export interface OpenGrant {
  readonly id: string;
  /** Credits that are neither reserved, spent nor expired. */
  readonly remaining: number;
  readonly expiresAt: Date | null;
  /** The period of an allowance; null for credits that outlast periods. */
  readonly periodStart: Date | null;
}

/** When the free plan's months began and its next allowance is due; nulls where it does not run. */
export interface FreeClock {
  readonly freeSince: Date | null;
  readonly freeDue: Date | null;
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
export function allocate(
  grants: readonly OpenGrant[],
  amount: number,
  at: Date,
): readonly Allocation[] | null {
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

/**
 * Credits that can be reserved at a moment, right also between the moment a free allowance is due and its booking by a
 * reservation or the sweep: what that booking will close is left out, what it will open is counted.
 */
export function balanceAt(
  { freeSince, freeDue }: FreeClock,
  grants: readonly OpenGrant[],
  at: Date,
): number {
  if (freeSince === null || freeDue === null || freeDue > at) return sumOpen(grants, at);
  const { start } = monthAround(freeSince, at);
  return (
    sumOpen(
      grants.filter(({ periodStart }) => periodStart === null || periodStart >= start),
      at,
    ) + freePlanCredits
  );
}

const allowances: ReadonlySet<GrantKind> = new Set<GrantKind>(['free', 'plan', 'bonus']);
const bought: ReadonlySet<GrantKind> = new Set<GrantKind>(['plan', 'bonus', 'purchase']);

/** Whether a grant belongs to a period, and ends with the next one's beginning. */
export const isAllowance = (kind: GrantKind): boolean => allowances.has(kind);

/** Whether a grant was paid for: only such grants pay an account's debt. */
export const isBought = (kind: GrantKind): boolean => bought.has(kind);

export function sumOfParts(parts: readonly Allocation[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Divides parts of a hold in two: `amount` of it, taken in their order, and the rest. Parts of nothing are left out. */
export function splitParts<Part extends Allocation>(
  parts: readonly Part[],
  amount: number,
): { taken: Part[]; rest: Part[] } {
  let missing = amount;
  const split = parts.map((part) => {
    const taken = Math.min(missing, part.amount);
    missing -= taken;
    return { taken: { ...part, amount: taken }, rest: { ...part, amount: part.amount - taken } };
  });
  const isSome = (part: Part) => part.amount > 0;
  return {
    taken: split.map(({ taken }) => taken).filter(isSome),
    rest: split.map(({ rest }) => rest).filter(isSome),
  };
}

/** The most credits one operation moves: far above any plan, far below what a balance can hold. */
export const maxCredits = 100_000_000;

/** Whole credits above zero, up to {@link maxCredits}, are the only amounts the ledger moves. @throws RangeError otherwise */
export function requireWholeCredits(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not a whole number of credits above zero: ${amount}`);
  if (amount > maxCredits)
    throw new RangeError(`more credits than one operation may move: ${amount}`);
}
