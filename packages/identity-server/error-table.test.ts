import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absentRows } from './testing/error-rows/absent-rows.ts';
import type { ErrorRow } from './testing/error-rows/error-row.ts';
import { mailRows, tooSoonRows } from './testing/error-rows/mail-rows.ts';
import { base64url, codeFor, startRowServices } from './testing/error-rows/row-services.ts';
import { sessionRows } from './testing/error-rows/session-rows.ts';
import { signUpRows } from './testing/error-rows/sign-up-rows.ts';
import { userRows } from './testing/error-rows/user-rows.ts';
import { verifyRows } from './testing/error-rows/verify-rows.ts';
import { startIdentityService } from '../../apps/server/testing/identity-service.ts';

// Each row of the contract's error table, asked over HTTP in the form of today and in the one before 2024.

const errorRows: readonly ErrorRow[] = [
  ...tooSoonRows,
  ...signUpRows,
  ...sessionRows,
  ...userRows,
  ...verifyRows,
  ...mailRows,
  ...absentRows,
];

let table: Awaited<ReturnType<typeof startRowServices>>;
beforeAll(async () => {
  table = await startRowServices();
});
afterAll(() => table.close());

async function ask(
  { method, path, service = 'open', body, raw, bearer }: ErrorRow,
  version: string | null,
): Promise<Response> {
  return await fetch(table.services[service].url + table.fillIn(path), {
    method,
    redirect: 'manual',
    headers: {
      ...(version === null ? {} : { 'x-supabase-api-version': version }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${table.fillIn(bearer)}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(raw === undefined
      ? body === undefined
        ? {}
        : { body: table.fillIn(JSON.stringify(body)) }
      : { body: raw }),
  });
}

const matching = (message: string | RegExp) =>
  typeof message === 'string' ? message : expect.stringMatching(message);
const weakness = ({ code }: ErrorRow) =>
  code === 'weak_password'
    ? { weak_password: { reasons: [expect.stringMatching(/^(?:length|characters)$/)] } }
    : {};
const titleOf = ({ method, path, body, raw, bearer, code }: ErrorRow) =>
  `${method} ${path} ${raw === undefined ? (JSON.stringify(body ?? '') ?? '').slice(0, 90) : 'not JSON'} ${bearer ?? ''}: ${code}`;

describe('refusals that can be had only once', () => {
  const tokenGrant = async (grant: string, body: unknown) => {
    const reply = await fetch(`${table.services.open.url}/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };

  it('a code with a verifier that is not its own', async () => {
    const { code, verifier } = await codeFor(table.services.open, 'mismatch@example.com');
    expect(await tokenGrant('pkce', { auth_code: code, code_verifier: base64url(48) })).toEqual({
      status: 400,
      body: {
        code: 'bad_code_verifier',
        message: 'code challenge does not match previously saved code verifier',
      },
    });
    expect(await tokenGrant('pkce', { auth_code: code, code_verifier: verifier })).toMatchObject({
      status: 404,
    });
  });

  it('a code that has run out', async () => {
    expect(
      await tokenGrant('pkce', {
        auth_code: table.made['expired'],
        code_verifier: table.made['expiredVerifier'],
      }),
    ).toEqual({
      status: 422,
      body: { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
    });
  });

  it('a refresh token of three rotations ago, which ends the family', async () => {
    table.services.open.clock.advance(11_000);
    expect(
      await tokenGrant('refresh_token', { refresh_token: table.made['reusedRefresh'] }),
    ).toEqual({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect(
      await tokenGrant('refresh_token', { refresh_token: table.made['reusedRefresh'] }),
    ).toMatchObject({ body: { code: 'session_not_found' } });
  });

  it('an address that asks too often', async () => {
    const service = await startIdentityService();
    const recover = () =>
      fetch(`${service.url}/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        body: '{}',
      });
    const statuses: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) statuses.push((await recover()).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(31);
    const reply = await recover();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    await service.close();
  });
});

describe('each refusal', () => {
  it.each(errorRows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    if (row.again === true) await ask(row, null);
    const [today, before] = [await ask(row, '2024-01-01'), await ask(row, null)];
    expect(today.status).toBe(row.status);
    expect(today.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await today.json()).toEqual({
      code: row.code,
      message: matching(row.message),
      ...weakness(row),
    });
    expect(before.status).toBe(row.status);
    expect(await before.json()).toEqual({
      code: row.status,
      error_code: row.code,
      msg: matching(row.message),
      ...weakness(row),
    });
    // Not too fast: the limits by address are another test's.
    if (row.status !== 429)
      for (const service of Object.values(table.services)) service.clock.advance(25_000);
  });
});
