import fc from 'fast-check';

/** A paid period that may be announced at any time, days counted from the sequence's first moment. */
const invoice = fc.record({
  startDay: fc.integer({ min: -20, max: 70 }),
  days: fc.integer({ min: 28, max: 31 }),
  monthly: fc.integer({ min: 1, max: 40 }),
  bonus: fc.integer({ min: 0, max: 8 }),
});
const invoiceCount = 3;

const one = <Name extends string>(name: Name) => fc.constant(name);
const upTo = (max: number) => fc.integer({ min: 1, max });
const invoiceIndex = fc.nat({ max: invoiceCount - 1 });
/** Which of the holds there are, counted round. */
const hold = fc.nat({ max: 99 });

const open = fc.record({ act: one('open'), isGuest: fc.boolean() });
const buy = fc.record({
  act: one('buy'),
  source: upTo(3),
  amount: upTo(40),
  days: fc.option(upTo(60), { nil: null }),
});
const refresh = fc.record({ act: one('refresh'), invoice: invoiceIndex });
const topUp = fc.record({ act: one('top up'), invoice: invoiceIndex });
const returnToFree = fc.record({
  act: one('return to free'),
  day: fc.integer({ min: -10, max: 80 }),
});
const reserve = fc.record({ act: one('reserve'), amount: upTo(30), key: upTo(9) });
const capture = fc.record({
  act: one('capture'),
  hold,
  percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
});
const release = fc.record({ act: one('release'), hold });
const refund = fc.record({ act: one('refund'), hold, amount: upTo(20), key: upTo(4) });
const clawback = fc.record({
  act: one('claw back'),
  invoices: fc.uniqueArray(invoiceIndex, { minLength: 1, maxLength: 2 }),
  purchase: fc.option(upTo(3), { nil: null }),
  key: upTo(4),
});
const tick = fc.record({ act: one('tick'), hours: upTo(24 * 25) });
const sweep = fc.record({ act: one('sweep') });
const forget = fc.record({ act: one('forget') });

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const action = fc.oneof(
  weighted(6, open),
  weighted(10, buy),
  weighted(10, refresh),
  weighted(4, topUp),
  weighted(4, returnToFree),
  weighted(20, reserve),
  weighted(12, capture),
  weighted(10, release),
  weighted(14, refund),
  weighted(14, clawback),
  weighted(16, tick),
  weighted(6, sweep),
  weighted(1, forget),
);

/** What comes first, so that the rest has something to work on: credits, credits in use, or debt. */
const beginning = fc.oneof(
  fc.tuple(fc.oneof(open, buy, refresh)),
  fc.tuple(open, fc.oneof(buy, refresh), reserve),
  fc.tuple(fc.oneof(buy, refresh), reserve, capture),
  fc.tuple(fc.oneof(buy, refresh), reserve, capture, clawback),
  fc.tuple(fc.oneof(buy, refresh), reserve, capture, clawback, fc.oneof(buy, refresh), refund),
  fc.tuple(fc.oneof(buy, refresh), reserve, tick, release, clawback),
  fc.tuple(open, buy, reserve, capture, clawback, tick, sweep),
);

/** What becomes of a step: done, done again under its key, or lost with its process before the commit and then done. */
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant('once' as const) },
  { weight: 2, arbitrary: fc.constant('twice' as const) },
  { weight: 2, arbitrary: fc.constant('after a crash' as const) },
);

type Made<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type ModelInvoice = Made<typeof invoice>;
export type Action = Made<typeof action>;
export interface Step {
  readonly action: Action;
  readonly fate: Made<typeof fate>;
}

/** One account's life: where it begins, the invoices it knows, and what happens, first of all something to spend. */
export const ledgerSequence = fc
  .record({
    start: fc.constantFrom(
      '2026-01-31T10:00:00.000Z',
      '2026-05-10T00:00:00.000Z',
      '2027-12-30T23:59:59.999Z',
    ),
    invoices: fc.array(invoice, { minLength: invoiceCount, maxLength: invoiceCount }),
    beginning,
    others: fc.array(fc.record({ action, fate }), { minLength: 2, maxLength: 10, size: 'max' }),
  })
  .map(({ beginning: first, others, ...life }) => {
    const opening: readonly Action[] = first;
    return {
      ...life,
      steps: [...opening.map((each): Step => ({ action: each, fate: 'once' })), ...others],
    };
  });
export type LedgerSequence = Made<typeof ledgerSequence>;
