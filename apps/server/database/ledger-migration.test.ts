import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const [guest, gifted, closed] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
];

/** A ledger as it was written before periods: a guest who used some, a gifted account, and one that is closed. */
const before = `
  insert into account (id, issuer, subject, email, is_guest, created_at, updated_at) values
    ('${guest}', 'test', 'guest', '', true, '2026-01-31T10:00Z', '2026-01-31T10:00Z'),
    ('${gifted}', 'test', 'gifted', 'gifted@example.com', false, '2026-01-31T10:00Z', '2026-01-31T10:00Z');
  insert into credit_account (account_id, available, reserved, spent) values ('${guest}', 0, 3, 5), ('${gifted}', 500, 0, 0), ('${closed}', 0, 0, 0);
  insert into credit_grant (id, account_id, kind, amount, remaining, reserved, expires_at, source_type, source_id, created_at) values
    ('${guest}', '${guest}', 'plan', 15, 0, 3, '2026-02-28T10:00Z', 'first-allowance', '${guest}', '2026-01-31T10:00Z'),
    ('${gifted}', '${gifted}', 'gift', 500, 500, 0, null, 'gift', '${gifted}', '2026-01-31T10:00Z'),
    ('${closed}', '${closed}', 'gift', 500, 0, 0, null, 'gift', '${closed}', '2026-01-31T10:00Z');
  insert into credit_hold (id, account_id, amount, captured, status, reference, description, created_at, settled_at) values
    ('${guest}', '${guest}', 5, 5, 'captured', 'generation:1', 'Scene', '2026-02-01T10:00Z', '2026-02-01T10:05Z');
  insert into credit_hold_allocation (hold_id, grant_id, amount) values ('${guest}', '${guest}', 5);
  insert into credit_transaction (id, account_id, type, idempotency_key, request_hash, hold_id, description, created_at) values
    ('00000000-0000-4000-8000-000000000011', '${guest}', 'grant', 'grant:first-allowance', '', null, 'Free plan', '2026-01-31T10:00Z'),
    ('00000000-0000-4000-8000-000000000012', '${guest}', 'reserve', 'reserve:1', '', '${guest}', 'Scene', '2026-02-01T10:00Z'),
    ('00000000-0000-4000-8000-000000000013', '${guest}', 'capture', 'settle:1', '', '${guest}', 'Scene', '2026-02-01T10:05Z'),
    ('00000000-0000-4000-8000-000000000014', '${gifted}', 'grant', 'grant:gift', '', null, 'Sign-up gift', '2026-01-31T10:00Z');
  insert into credit_entry (transaction_id, account_id, bucket, grant_id, amount) values
    ('00000000-0000-4000-8000-000000000011', '${guest}', 'issued', '${guest}', -15), ('00000000-0000-4000-8000-000000000011', '${guest}', 'available', '${guest}', 15),
    ('00000000-0000-4000-8000-000000000012', '${guest}', 'available', '${guest}', -5), ('00000000-0000-4000-8000-000000000012', '${guest}', 'reserved', '${guest}', 5),
    ('00000000-0000-4000-8000-000000000013', '${guest}', 'reserved', '${guest}', -5), ('00000000-0000-4000-8000-000000000013', '${guest}', 'spent', '${guest}', 5),
    ('00000000-0000-4000-8000-000000000014', '${gifted}', 'issued', '${gifted}', -500), ('00000000-0000-4000-8000-000000000014', '${gifted}', 'available', '${gifted}', 500);
`;

let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create();
  const files = (await readdir(folder)).toSorted();
  const own = files.indexOf('0007_ledger.sql');
  for (const file of files.slice(0, own))
    await pglite.exec(await readFile(new URL(file, folder), 'utf8'));
  await pglite.exec(before);
  await pglite.exec(`begin; ${await readFile(new URL('0007_ledger.sql', folder), 'utf8')} commit;`);
});
afterAll(() => pglite.close());

const read = async (query: string) => (await pglite.query(query)).rows;

it('starts the free clock of the accounts there are, at the 31st as at any other day, and of no closed one', async () => {
  expect(
    await read(
      'select account_id, free_since, free_due, usage_count from credit_account order by account_id',
    ),
  ).toEqual([
    {
      account_id: guest,
      free_since: new Date('2026-01-31T10:00Z'),
      free_due: new Date('2026-02-28T10:00Z'),
      usage_count: 2,
    },
    {
      account_id: gifted,
      free_since: new Date('2026-01-31T10:00Z'),
      free_due: new Date('2026-02-28T10:00Z'),
      usage_count: 1,
    },
    { account_id: closed, free_since: null, free_due: null, usage_count: 0 },
  ]);
});

it('knows what of each bucket was spent, which period it belongs to, and what can be refunded', async () => {
  expect(
    await read('select kind, spent, period_start, ended_at from credit_grant order by id'),
  ).toEqual([
    {
      kind: 'free',
      spent: 5,
      period_start: new Date('2026-01-31T10:00Z'),
      ended_at: new Date('2026-02-28T10:00Z'),
    },
    { kind: 'gift', spent: 0, period_start: null, ended_at: null },
    { kind: 'gift', spent: 0, period_start: null, ended_at: null },
  ]);
  expect(await read('select captured, refunded from credit_hold_allocation')).toEqual([
    { captured: 5, refunded: 0 },
  ]);
});

it('numbers the lines of use that were written, reservations left out', async () => {
  expect(await read('select type, credits, position from credit_transaction order by id')).toEqual([
    { type: 'grant', credits: 15, position: 1 },
    { type: 'reserve', credits: 5, position: null },
    { type: 'capture', credits: 5, position: 2 },
    { type: 'grant', credits: 500, position: 1 },
  ]);
});
