import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Database, Tx } from '../../../apps/server/database/database.ts';
import { createCredits } from '../credits.ts';
import { createLedgerModel, type ModelBucket, type ModelHold } from './ledger-model.ts';
import type { Action, LedgerSequence, ModelInvoice, Step } from './ledger-steps.ts';
import { readSummary } from './read-summary.ts';

const gift = 60;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A step as it is done on the ledger, and what the model says it answers. */
interface Plan {
  run(tx: Tx): Promise<unknown>;
  /** Moves the model. @returns the answer; left out where it cannot be known before (a hold's id) */
  expected(answer: unknown): unknown;
  /** What it is refused with, where the model knows that it is. */
  readonly refusal?: unknown;
}

const conflict = expect.objectContaining({ message: expect.stringContaining('with other values') });

/** Plays a sequence on the ledger and on the model alike, each with the same clock, and compares them after each step. */
export function createLedgerPlayer(database: Database, sequence: LedgerSequence) {
  const accountId = randomUUID();
  const start = new Date(sequence.start);
  let now = start;
  let isClosed = false;
  const credits = createCredits({ clock: { now: () => now }, signupGiftCredits: gift });
  const model = createLedgerModel();
  /** Requests by their key, with what was answered. */
  const done = new Map<string, { request: string; answer: unknown }>();

  const dayOf = (day: number) => new Date(start.getTime() + day * dayMs);
  const periodOf = ({ startDay, days }: ModelInvoice) => ({
    start: dayOf(startDay),
    end: dayOf(startDay + days),
  });
  const sourceOf = (type: string, index: number) => ({ type, id: `${accountId}:${index}` });
  const invoiceOf = (index: number): ModelInvoice =>
    sequence.invoices[index] ?? { startDay: 0, days: 30, monthly: 1, bonus: 0 };

  /** A step that works once under its key: again it answers the same, and with another request it is refused. */
  function keyed(key: string, request: unknown, plan: Plan): Plan {
    const text = JSON.stringify(request);
    const earlier = done.get(key);
    if (earlier?.request === text) return { run: plan.run, expected: () => earlier.answer };
    if (earlier !== undefined) return { ...plan, refusal: conflict };
    return {
      ...plan,
      expected(answer) {
        const expected = plan.expected(answer);
        done.set(key, { request: text, answer: expected });
        return expected;
      },
    };
  }

  function planGrant(
    key: string,
    kind: 'plan' | 'purchase',
    source: { type: string; id: string },
    bucket: Omit<ModelBucket, 'kind'>,
  ): Plan {
    const { amount, expiresAt, periodStart } = bucket;
    return keyed(
      key,
      { kind, amount },
      {
        run: (tx) =>
          credits.grant(tx, {
            accountId,
            kind,
            amount,
            expiresAt,
            ...(periodStart === null ? {} : { periodStart }),
            source,
            description: 'Test',
          }),
        expected: () => model.put(key, [{ ...bucket, kind }], now),
      },
    );
  }

  function planRefresh(index: number): Plan {
    const { monthly, bonus, ...rest } = invoiceOf(index);
    const period = periodOf({ monthly, bonus, ...rest });
    const bucket = (kind: 'plan' | 'bonus', amount: number) => ({
      kind,
      amount,
      periodStart: period.start,
      expiresAt: period.end,
    });
    return keyed(`invoice ${index}`, index, {
      run: (tx) =>
        credits.refresh(tx, {
          accountId,
          monthlyCredits: monthly,
          bonusCredits: bonus,
          periodStart: period.start,
          periodEnd: period.end,
          source: sourceOf('invoice', index),
          description: 'Plan',
        }),
      expected: () =>
        model.refresh(
          `invoice ${index}`,
          [bucket('plan', monthly), ...(bonus > 0 ? [bucket('bonus', bonus)] : [])],
          period,
          now,
        ),
    });
  }

  function planReserve({ amount, key }: Extract<Action, { act: 'reserve' }>): Plan {
    const available = model.available(now);
    const plan = keyed(`reserve ${key}`, amount, {
      run: (tx) =>
        credits.reserve(tx, {
          accountId,
          amount,
          key: `${key}`,
          reference: 'test',
          description: 'Test',
        }),
      expected(holdId) {
        model.reserve(String(holdId), amount, now);
        return holdId;
      },
    });
    const isNew = !done.has(`reserve ${key}`);
    return isNew && available < amount
      ? {
          ...plan,
          refusal: expect.objectContaining({
            code: 'insufficient_credits',
            detail: { required: amount, available },
          }),
        }
      : plan;
  }

  function planRefund(hold: ModelHold, { amount, key }: Extract<Action, { act: 'refund' }>): Plan {
    const plan = keyed(
      `refund ${key}`,
      { hold: hold.id, amount },
      {
        run: (tx) =>
          credits.refund(tx, { holdId: hold.id, amount, key: `${key}`, description: 'Test' }),
        expected: () => model.refund(hold, amount, now),
      },
    );
    return !done.has(`refund ${key}`) && amount > model.refundable(hold)
      ? { ...plan, refusal: expect.any(RangeError) }
      : plan;
  }

  function planSettle(hold: ModelHold, percent: number | null): Plan {
    const used =
      percent === null ? hold.amount : Math.max(1, Math.round((percent * hold.amount) / 100));
    return {
      run: (tx) => credits.capture(tx, hold.id, ...(percent === null ? [] : [used])),
      expected: () => model.settle(hold, used, now),
    };
  }

  function planClawback({ invoices, purchase, key }: Extract<Action, { act: 'claw back' }>): Plan {
    // A prorated top-up goes with its invoice.
    const sources = [
      ...invoices.flatMap((index) => [sourceOf('invoice', index), sourceOf('top-up', index)]),
      ...(purchase === null ? [] : [sourceOf('purchase', purchase)]),
    ];
    const named = [
      ...invoices.flatMap((index) => [`invoice ${index}`, `top-up ${index}`]),
      ...(purchase === null ? [] : [`purchase ${purchase}`]),
    ];
    return keyed(`claw back ${key}`, named.toSorted(), {
      run: (tx) =>
        credits.clawback(tx, {
          accountId,
          sources,
          key: `${key}`,
          description: 'Payment returned',
        }),
      expected: () => model.clawback(named, now),
    });
  }

  function close(): void {
    isClosed = true;
    model.stop();
  }

  async function sweep(tx: Tx): Promise<void> {
    await credits.rollDue(tx, accountId);
    const expired = await tx
      .selectFrom('credit_grant')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .orderBy('id')
      .execute();
    for (const { id } of expired) await credits.expire(tx, accountId, id);
  }

  function planOf(action: Action): Plan | null {
    const hold =
      'hold' in action ? model.holds[action.hold % Math.max(1, model.holds.length)] : undefined;
    // Nobody opens a closed account again: it is another one then.
    if (action.act === 'open')
      return isClosed
        ? null
        : {
            run: (tx) => credits.openAccount(tx, { accountId, isGuest: action.isGuest }),
            expected: () => model.open(now, action.isGuest ? null : gift),
          };
    if (action.act === 'buy') {
      const expiresAt = action.days === null ? null : new Date(now.getTime() + action.days * dayMs);
      return planGrant(
        `purchase ${action.source}`,
        'purchase',
        sourceOf('purchase', action.source),
        { amount: action.amount, expiresAt, periodStart: null },
      );
    }
    if (action.act === 'top up') {
      const period = periodOf(invoiceOf(action.invoice));
      return planGrant(`top-up ${action.invoice}`, 'plan', sourceOf('top-up', action.invoice), {
        amount: 7,
        expiresAt: period.end,
        periodStart: period.start,
      });
    }
    if (action.act === 'refresh') return planRefresh(action.invoice);
    // An hour past: a subscription does not end at the very millisecond in which an account was opened.
    if (action.act === 'return to free') {
      const at = new Date(dayOf(action.day).getTime() + hourMs);
      return {
        run: (tx) => credits.returnToFree(tx, { accountId, at }),
        expected: () => model.returnToFree(at, now),
      };
    }
    if (action.act === 'reserve') return planReserve(action);
    if (action.act === 'capture')
      return hold === undefined ? null : planSettle(hold, action.percent);
    if (action.act === 'release')
      return hold === undefined
        ? null
        : { run: (tx) => credits.release(tx, hold.id), expected: () => model.settle(hold, 0, now) };
    if (action.act === 'refund') return hold === undefined ? null : planRefund(hold, action);
    if (action.act === 'claw back') return planClawback(action);
    if (action.act === 'forget')
      return { run: (tx) => credits.forgetPerson(tx, accountId), expected: () => close() };
    if (action.act === 'sweep') {
      return {
        run: sweep,
        expected() {
          model.roll(now);
          model.expire(now);
        },
      };
    }
    now = new Date(now.getTime() + action.hours * hourMs);
    return null;
  }

  /** Learns the ids of buckets that the step made. */
  async function adopt(): Promise<void> {
    const known = new Set(model.grants.map(({ id }) => id));
    const rows = await database.db
      .selectFrom('credit_grant')
      .select(['id', 'kind', 'amount', 'expires_at', 'period_start', 'origin_id'])
      .where('account_id', '=', accountId)
      .execute();
    const added = rows.filter(({ id }) => !known.has(id));
    for (const grant of model.grants.filter(({ id }) => id === '')) {
      const row = added.find(
        (each) =>
          each.kind === grant.kind &&
          each.amount === grant.amount &&
          each.expires_at?.getTime() === grant.expiresAt?.getTime() &&
          each.period_start?.getTime() === grant.periodStart?.getTime() &&
          each.origin_id === (grant.origin?.id ?? null),
      );
      if (row === undefined)
        expect.unreachable(
          `no bucket of ${grant.amount} (${grant.kind}) among ${JSON.stringify(added)}`,
        );
      grant.id = row.id;
      added.splice(added.indexOf(row), 1);
    }
    expect(added).toEqual([]);
  }

  async function attempt(plan: Plan): Promise<{ answer: unknown; error: unknown }> {
    return await database.transact(plan.run).then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    );
  }

  async function play({ action, fate }: Step): Promise<void> {
    const plan = planOf(action);
    if (plan === null) return;
    const crash = new AppError('internal');
    if (fate === 'after a crash' && plan.refusal === undefined)
      await expect(
        database.transact((tx) => plan.run(tx).then(() => Promise.reject(crash))),
      ).rejects.toBe(crash);
    const { answer, error } = await attempt(plan);
    if (plan.refusal !== undefined) return void expect(error).toEqual(plan.refusal);
    expect(error).toBe(null);
    expect(answer).toEqual(plan.expected(answer));
    if (fate === 'twice') expect(await attempt(plan)).toEqual({ answer, error: null });
    if (!model.isClear()) await adopt();
    const totals = await database.db
      .selectFrom('credit_account')
      .select(['available', 'reserved', 'spent', 'owed'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    expect(totals ?? { available: 0, reserved: 0, spent: 0, owed: 0 }).toEqual(model.totals());
  }

  async function compareAll(): Promise<void> {
    const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
    const { db } = database;
    const grants = await db
      .selectFrom('credit_grant')
      .select([
        'id',
        'kind',
        'amount',
        'remaining',
        'reserved',
        'spent',
        'owed',
        'ended_at',
        'clawed_back_at',
      ])
      .where('account_id', '=', accountId)
      .execute();
    expect(
      grants
        .map(({ ended_at: ended, clawed_back_at: clawed, ...row }) => ({
          ...row,
          isEnded: ended !== null,
          isClawedBack: clawed !== null,
        }))
        .toSorted(byId),
    ).toEqual(
      model.grants
        .map(
          ({ origin: _origin, source: _source, periodStart: _start, expiresAt: _end, ...grant }) =>
            grant,
        )
        .toSorted(byId),
    );
    const holds = await db
      .selectFrom('credit_hold')
      .select(['id', 'amount', 'status', 'captured', 'refunded'])
      .where('account_id', '=', accountId)
      .execute();
    const total = (hold: ModelHold, part: 'captured' | 'refunded') =>
      hold.parts.reduce((sum, each) => sum + each[part], 0);
    expect(holds.toSorted(byId)).toEqual(
      model.holds
        .map((hold) => ({
          id: hold.id,
          amount: hold.amount,
          status: hold.status,
          captured: total(hold, 'captured'),
          refunded: total(hold, 'refunded'),
        }))
        .toSorted(byId),
    );
    const usage = await credits.listUsage(db, accountId, { page: 1, pageSize: 200 });
    expect(usage.items.map(({ kind, credits: amount }) => ({ kind, credits: amount }))).toEqual(
      model.lines.toReversed(),
    );
    const { available, totalUsed, owed, nextRefresh } = await readSummary(credits, db, accountId);
    expect({ available, totalUsed, owed, nextRefresh }).toEqual({
      available: model.available(now),
      totalUsed: model.totals().spent,
      owed: model.totals().owed,
      nextRefresh: model.nextRefresh(now),
    });
  }

  return async (): Promise<void> => {
    for (const step of sequence.steps) await play(step);
    await compareAll();
  };
}
