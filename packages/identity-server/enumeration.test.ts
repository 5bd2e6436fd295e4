import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordStatements } from '../../apps/server/testing/recorded-database.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// Watched, not replaced: passwords are really hashed.
vi.mock(import('@node-rs/argon2'), { spy: true });

const password = 'a long password';
let service: IdentityService;
let statements: string[] = [];
let people = 0;

beforeAll(async () => {
  service = await startIdentityService(
    {},
    {
      around(database) {
        const recorded = recordStatements(database);
        statements = recorded.statements;
        return recorded.database;
      },
    },
  );
});
afterAll(() => service.close());

const newAddress = () => `person${(people += 1)}@example.com`;

async function unconfirmed(): Promise<string> {
  const address = newAddress();
  await service.client().signUp({ email: address, password });
  return address;
}

async function confirmed(): Promise<string> {
  const address = newAddress();
  await service.register(address, password);
  return address;
}

/** With a new address that waits to be confirmed. */
async function changing(): Promise<string> {
  const address = await confirmed();
  const client = service.client();
  await client.signInWithPassword({ email: address, password });
  service.clock.advance(3_600_000);
  await client.refreshSession();
  const { error } = await client.updateUser({ email: newAddress() });
  if (error !== null) throw error;
  return address;
}

interface Observed {
  /** Statements, ordered by their text: some are done sooner for one than for the other. */
  readonly statements: readonly string[];
  readonly hashes: number;
  readonly hashesChecked: number;
  /** What the hashes cost that were checked: the head of the PHC string. */
  readonly costs: readonly string[];
  readonly jobs: number;
  readonly answer: unknown;
}

/** The text of a statement, whichever way a savepoint ended. */
const comparable = (statement: string) =>
  statement.replace(/^(?:rollback to|release) savepoint/, 'end of savepoint');

async function observe(path: string, body: object): Promise<Observed> {
  service.clock.advance(3_600_000);
  statements.length = 0;
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  const jobsBefore = service.jobCount();
  const reply = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  return {
    statements: statements.map(comparable).toSorted(),
    hashes: vi.mocked(hash).mock.calls.length,
    hashesChecked: vi.mocked(verify).mock.calls.length,
    costs: vi
      .mocked(verify)
      .mock.calls.map(([phc]) => String(phc).split('$').slice(0, 4).join('$')),
    jobs: service.jobCount() - jobsBefore,
    answer: {
      status: reply.status,
      fields: Object.keys(answer).sort(),
      identities: Array.isArray(answer['identities']) ? answer['identities'].length : 0,
      code: answer['code'],
      message: answer['message'],
    },
  };
}

const codeChallenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };

type Asked = readonly [
  name: string,
  path: string,
  body: object,
  work: { hashes: number; hashesChecked: number; jobs: number },
];

const paths: readonly Asked[] = [
  ['sign-up', '/signup', { password }, { hashes: 1, hashesChecked: 0, jobs: 1 }],
  [
    'sign-up with PKCE',
    `/signup?redirect_to=${ownOrigin}/auth/callback`,
    { password, ...codeChallenge },
    { hashes: 1, hashesChecked: 0, jobs: 1 },
  ],
  [
    'login',
    '/token?grant_type=password',
    { password: 'not the password' },
    { hashes: 0, hashesChecked: 1, jobs: 0 },
  ],
  ['resend', '/resend', { type: 'signup' }, { hashes: 0, hashesChecked: 0, jobs: 1 }],
  [
    'resend with PKCE',
    '/resend',
    { type: 'signup', ...codeChallenge },
    { hashes: 0, hashesChecked: 0, jobs: 1 },
  ],
  [
    'resend for a changed address',
    '/resend',
    { type: 'email_change' },
    { hashes: 0, hashesChecked: 0, jobs: 2 },
  ],
  ...(['signup', 'email', 'recovery', 'email_change'] as const).map((type): Asked => [
    `a wrong code for ${type}`,
    '/verify',
    { type, token: 'wrong!' },
    { hashes: 0, hashesChecked: 0, jobs: 0 },
  ]),
  ['magic link', '/otp', {}, { hashes: 0, hashesChecked: 0, jobs: 1 }],
  [
    'magic link for who has an account',
    '/otp',
    { create_user: false, ...codeChallenge },
    { hashes: 0, hashesChecked: 0, jobs: 1 },
  ],
  ['recover', '/recover', {}, { hashes: 0, hashesChecked: 0, jobs: 1 }],
  ['recover with PKCE', '/recover', codeChallenge, { hashes: 0, hashesChecked: 0, jobs: 1 }],
];

describe.each(paths)('%s', (_name, path, body, work) => {
  it('answers and works the same, statement by statement, whether the address is unknown, registered, unconfirmed or being changed', async () => {
    const unknown = await observe(path, { email: newAddress(), ...body });
    expect(unknown.statements.length).toBeGreaterThan(2);
    expect(unknown).toMatchObject(work);
    expect(await observe(path, { email: await confirmed(), ...body })).toEqual(unknown);
    expect(await observe(path, { email: await unconfirmed(), ...body })).toEqual(unknown);
    expect(await observe(path, { email: await changing(), ...body })).toEqual(unknown);
  });
});

it('leaves nothing behind of what was done for nobody', async () => {
  const { db } = service.database;
  const known = await confirmed();
  service.clock.advance(3_600_000);
  const stored = async () => ({
    users: (await db.selectFrom('identity_user').select('email').execute()).length,
    identities: (await db.selectFrom('identity_identity').select('id').execute()).length,
    tokens: (await db.selectFrom('identity_one_time_token').select('type').execute()).length,
    flows: (await db.selectFrom('identity_flow_state').select('id').execute()).length,
    mails: await service.mailCount(),
  });
  const before = await stored();
  for (const [, path, body] of paths.filter(
    ([name]) => !name.startsWith('sign-up') && name !== 'magic link',
  ))
    await observe(path, { email: newAddress(), ...body });
  for (const [, path, body] of paths.filter(
    ([name]) => !name.startsWith('recover') && !name.startsWith('magic link'),
  ))
    await observe(path, { email: known, ...body });
  expect(await stored()).toEqual(before);
});
