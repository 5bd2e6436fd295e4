import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { recordStatements, type RecordedDatabase } from '../../testing/recorded-database.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;
let recorded: RecordedDatabase<Database>;

beforeAll(async () => {
  product = await startTestProduct({
    workers: false,
    wrapDatabase: (database) => (recorded = recordStatements(database)).database,
  });
  user = await product.signUp('header@example.com');
});
afterAll(() => product.stop());

it('credits, which every page asks for, cost one query beside the one that finds the session', async () => {
  const statements = await recorded.statementsOf(async () => {
    const { body } = await user.request('GET', '/subscription/credits');
    expect(body).toMatchObject({ tier: 'free', available_credits: 500 });
  });
  expect(statements.map((statement) => /from "(\w+)"/u.exec(statement)?.[1])).toEqual([
    'api_session',
    'subscription',
  ]);
});
