import type { GrantKind } from '../tables.ts';
import { createMonthCalendar } from './month-calendar.ts';

/** A bucket as the rules describe it, in plain memory. */
export interface ModelGrant {
  /** The database's, once known: of two buckets that end together the one with the lower id is spent first. */
  id: string;
  readonly kind: GrantKind;
  readonly amount: number;
  readonly periodStart: Date | null;
  readonly expiresAt: Date | null;
  readonly origin: ModelGrant | null;
  readonly source: string;
  remaining: number;
  reserved: number;
  spent: number;
  /** Debt it paid, less debt its taking back left. */
  owed: number;
  isEnded: boolean;
  isClawedBack: boolean;
}

interface ModelPart {
  readonly grant: ModelGrant;
  readonly amount: number;
  captured: number;
  refunded: number;
}

export interface ModelHold {
  readonly id: string;
  readonly amount: number;
  readonly parts: readonly ModelPart[];
  status: 'pending' | 'captured' | 'released';
}

export interface ModelBucket {
  readonly kind: GrantKind;
  readonly amount: number;
  readonly periodStart: Date | null;
  readonly expiresAt: Date | null;
}

const dayMs = 86_400_000;
const isPast = (date: Date | null, at: Date) => date !== null && date <= at;
const isOpen = ({ isEnded, expiresAt }: ModelGrant, at: Date) => !isEnded && !isPast(expiresAt, at);
const endOf = ({ expiresAt }: ModelGrant) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isPaidFor = ({ kind }: { kind: GrantKind }) =>
  kind === 'plan' || kind === 'bonus' || kind === 'purchase';

/** What the ledger of one account must hold, written without a database and without any of the ledger's own rules. */
export function createLedgerModel() {
  const grants: ModelGrant[] = [];
  const holds: ModelHold[] = [];
  /** The history of use, oldest first. */
  const lines: { kind: string; credits: number }[] = [];
  const clawedBack = new Set<string>();
  const calendar = createMonthCalendar();
  const plan: { since: Date | null; until: Date | null; ended: Date | null } = {
    since: null,
    until: null,
    ended: null,
  };
  let owed = 0;

  const say = (kind: string, credits: number, isSaidOfNone = false) => {
    if (credits > 0 || isSaidOfNone) lines.push({ kind, credits });
  };

  function add(bucket: ModelBucket, source: string, origin: ModelGrant | null): ModelGrant {
    const grant = {
      ...bucket,
      id: '',
      source,
      origin,
      remaining: bucket.amount,
      reserved: 0,
      spent: 0,
      owed: 0,
      isEnded: false,
      isClawedBack: false,
    };
    grants.push(grant);
    return grant;
  }

  function close(list: readonly ModelGrant[]): void {
    say('expired', sum(list.map(({ remaining }) => remaining)));
    for (const grant of list) {
      grant.remaining = 0;
      grant.isEnded = true;
    }
  }

  function takeBack(list: readonly ModelGrant[], at: Date): { taken: number; owed: number } {
    const result = { taken: 0, owed: 0 };
    for (const grant of list) {
      // What had expired unused is gone already.
      result.taken += isPast(grant.expiresAt, at) ? 0 : grant.remaining;
      result.owed += grant.spent + grant.owed;
      grant.owed = 0 - grant.spent;
      grant.remaining = 0;
      grant.isEnded = true;
      grant.isClawedBack = true;
    }
    owed += result.owed;
    say('clawed back', result.taken, true);
    return result;
  }

  function put(source: string, buckets: readonly ModelBucket[], at: Date): void {
    const added = buckets.map((bucket) => add(bucket, source, null));
    say('granted', sum(added.map(({ amount }) => amount)));
    if (clawedBack.has(source)) return void takeBack(added, at);
    let paid = 0;
    // Credit by credit.
    for (const grant of added.filter(isPaidFor))
      for (; owed > 0 && grant.remaining > 0; owed -= 1, paid += 1)
        [grant.remaining, grant.owed] = [grant.remaining - 1, grant.owed + 1];
    say('clawed back', paid);
    const isFutureEnd = plan.until === null && plan.since !== null && plan.since > at;
    close(
      added.filter(
        ({ expiresAt, periodStart }) =>
          isPast(expiresAt, at) ||
          (periodStart !== null && plan.since !== null && !isFutureEnd && periodStart < plan.since),
      ),
    );
  }

  const running = () =>
    grants.filter(({ isEnded, periodStart }) => periodStart !== null && !isEnded);
  const startsBefore =
    (date: Date) =>
    ({ periodStart }: ModelGrant) =>
      periodStart !== null && periodStart < date;

  function roll(at: Date): void {
    const month = calendar.due(at);
    if (month === null) return;
    close(running().filter(startsBefore(month.start)));
    calendar.pass(month);
    put('free', [{ kind: 'free', amount: 15, periodStart: month.start, expiresAt: month.end }], at);
  }

  function endPlan(since: Date, at: Date): void {
    [plan.since, plan.until] = [since, null];
    calendar.start(since, false);
    roll(at);
  }

  function available(at: Date): number {
    const month = calendar.due(at);
    const open = grants.filter(
      (grant) => isOpen(grant, at) && (month === null || !startsBefore(month.start)(grant)),
    );
    return sum(open.map(({ remaining }) => remaining)) + (month === null ? 0 : 15);
  }

  /** Gives one part back; where its bucket is gone, the credits that must replace it are returned. */
  function giveBack(
    { grant }: ModelPart,
    amount: number,
    from: 'reserved' | 'spent',
    at: Date,
  ): ModelGrant | null {
    grant[from] -= amount;
    let lost = amount;
    if (grant.isClawedBack && from === 'reserved') return null;
    if (grant.isClawedBack) {
      const paid = Math.min(owed, amount);
      owed -= paid;
      grant.owed += paid;
      lost -= paid;
    } else if (isOpen(grant, at)) {
      grant.remaining += amount;
      return null;
    }
    if (lost === 0) return null;
    const expiresAt = new Date(at.getTime() + 30 * dayMs);
    return add(
      { kind: 'refund', amount: lost, periodStart: null, expiresAt },
      'returned',
      grant.isClawedBack ? null : (grant.origin ?? grant),
    );
  }

  return {
    grants,
    holds,
    lines,
    roll,
    available,
    put,
    isClear: () => grants.every(({ id }) => id !== ''),
    totals: () => ({
      available: sum(grants.map(({ remaining }) => remaining)),
      reserved: sum(grants.map(({ reserved }) => reserved)),
      spent: sum(grants.map(({ spent }) => spent)),
      owed,
    }),
    nextRefresh: (at: Date) => calendar.next(at) ?? plan.until,

    open(at: Date, gift: number | null): void {
      if (gift !== null && !grants.some(({ kind }) => kind === 'gift'))
        put('gift', [{ kind: 'gift', amount: gift, periodStart: null, expiresAt: null }], at);
      if (!calendar.isStopped() || plan.since !== null) return;
      calendar.start(at, gift !== null);
      roll(at);
    },
    refresh(
      source: string,
      buckets: readonly ModelBucket[],
      { start, end }: { start: Date; end: Date },
      at: Date,
    ): void {
      if (plan.since === null || start >= plan.since) {
        close(running().filter((grant) => grant.kind === 'free' || startsBefore(start)(grant)));
        const isSame = plan.since?.getTime() === start.getTime();
        plan.until = isSame && plan.until !== null && plan.until > end ? plan.until : end;
        plan.since = start;
        calendar.stop();
        if (plan.ended !== null && plan.ended > start) endPlan(plan.ended, at);
      }
      put(source, buckets, at);
    },
    returnToFree(since: Date, at: Date): void {
      if (plan.ended === null || since > plan.ended) plan.ended = since;
      if (plan.since !== null && since > plan.since) endPlan(since, at);
    },
    stop: () => calendar.stop(),

    /** Takes single credits from whichever open bucket ends first. Only where enough are there. */
    reserve(id: string, amount: number, at: Date): void {
      roll(at);
      const order = grants
        .filter((grant) => isOpen(grant, at))
        .sort(
          (left, right) => Math.sign(endOf(left) - endOf(right)) || (left.id < right.id ? -1 : 1),
        );
      const parts = new Map<ModelGrant, number>();
      for (let taken = 0; taken < amount; taken += 1) {
        const grant = order.find(({ remaining }) => remaining > 0);
        if (grant === undefined) throw new Error('the model was asked to hold more than there is');
        grant.remaining -= 1;
        grant.reserved += 1;
        parts.set(grant, (parts.get(grant) ?? 0) + 1);
      }
      holds.push({
        id,
        amount,
        status: 'pending',
        parts: [...parts].map(([grant, part]) => ({
          grant,
          amount: part,
          captured: 0,
          refunded: 0,
        })),
      });
    },
    settle(hold: ModelHold, used: number, at: Date): void {
      if (hold.status !== 'pending') return;
      hold.status = used > 0 ? 'captured' : 'released';
      let missing = used;
      for (const part of hold.parts) {
        part.captured = Math.min(missing, part.amount);
        missing -= part.captured;
        part.grant.reserved -= part.captured;
        part.grant.spent += part.captured;
        if (!part.grant.isClawedBack) continue;
        part.grant.owed -= part.captured;
        owed += part.captured;
      }
      say('used', used);
      for (const part of hold.parts)
        if (part.captured < part.amount)
          giveBack(part, part.amount - part.captured, 'reserved', at);
      say('released', hold.amount - used);
    },
    refundable: (hold: ModelHold) =>
      sum(hold.parts.map(({ captured, refunded }) => captured - refunded)),
    refund(hold: ModelHold, amount: number, at: Date): void {
      let missing = amount;
      for (const part of hold.parts.toReversed()) {
        const back = Math.min(missing, part.captured - part.refunded);
        missing -= back;
        part.refunded += back;
        if (back > 0) giveBack(part, back, 'spent', at);
      }
      say('refunded', amount);
    },
    clawback(sources: readonly string[], at: Date): { taken: number; owed: number } {
      for (const source of sources) clawedBack.add(source);
      const isFrom = (grant: ModelGrant | null) => grant !== null && sources.includes(grant.source);
      return takeBack(
        grants.filter((grant) => !grant.isClawedBack && (isFrom(grant) || isFrom(grant.origin))),
        at,
      );
    },
    /** Buckets whose time has passed, in the order in which the sweep closes them. */
    expire(at: Date): void {
      for (const grant of grants
        .filter(({ isEnded, expiresAt }) => !isEnded && isPast(expiresAt, at))
        .sort((left, right) => endOf(left) - endOf(right) || (left.id < right.id ? -1 : 1)))
        close([grant]);
    },
  };
}
