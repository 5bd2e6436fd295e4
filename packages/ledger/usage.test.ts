import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerWorld, openLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;

beforeAll(async () => {
  world = await openLedgerWorld({ gift: 100 });
});
afterAll(() => world.database.close());

describe('the history of use', () => {
  it('tells all that happened, newest first, with what it was for; reservations end in a line of their own', async () => {
    const account = world.createAccount();
    await account.open();
    const [made, failed] = [await account.reserve(40), await account.reserve(20)];
    await account.capture(made);
    await account.release(failed);
    await account.refund(made, 10);
    world.advanceDays(2);
    await account.buy(5);
    await account.clawBack([account.sourceOf('purchase', 'one')]);
    const { items, total } = await world.credits.listUsage(world.database.db, account.accountId, {
      page: 1,
      pageSize: 20,
    });
    expect(
      items.map(({ kind, credits, description, reference }) => [
        kind,
        credits,
        description,
        reference,
      ]),
    ).toEqual([
      ['clawed back', 5, 'Payment returned', null],
      ['granted', 5, 'Test', null],
      ['refunded', 10, 'Sorry', 'content:test'],
      ['released', 20, 'Scene', 'content:test'],
      ['used', 40, 'Scene', 'content:test'],
      ['granted', 100, 'Sign-up gift', null],
    ]);
    expect(total).toBe(6);
    expect(items.map(({ date }) => date)).toEqual(
      items.map(({ date }) => date).toSorted((left, right) => right.getTime() - left.getTime()),
    );
  });

  it('comes in pages that join without a gap, and is empty past its end and for strangers', async () => {
    const account = world.createAccount();
    for (let index = 1; index <= 7; index += 1) await account.buy(index, { source: `${index}` });
    const page = async (number: number) => {
      const { items, total } = await world.credits.listUsage(world.database.db, account.accountId, {
        page: number,
        pageSize: 3,
      });
      expect(total).toBe(7);
      return items.map(({ credits }) => credits);
    };
    expect([
      await page(1),
      await page(2),
      await page(3),
      await page(4),
      await page(100_000),
    ]).toEqual([[7, 6, 5], [4, 3, 2], [1], [], []]);
    expect(
      await world.credits.listUsage(world.database.db, world.createAccount().accountId, {
        page: 1,
        pageSize: 3,
      }),
    ).toEqual({ items: [], total: 0 });
  });

  it('shows the last five uses beside the balance, of many [CREDITS-1, CREDITS-6]', async () => {
    const account = world.createAccount();
    await account.open();
    for (let index = 1; index <= 7; index += 1) await account.capture(await account.reserve(index));
    const { recentUsage, totalUsed, available } = await account.summarise();
    expect(recentUsage.map(({ credits }) => credits)).toEqual([7, 6, 5, 4, 3]);
    expect({ totalUsed, available }).toEqual({ totalUsed: 28, available: 72 });
  });
});
