import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

/*
 * 5xx is for faults of ours alone (AUTH 2.2): a client keeps its session and asks again on any of them. So nothing that a
 * client sends may cause one, whatever field it is in.
 */

let service: IdentityService;
let token = '';
let requestsMade = 0;
beforeAll(async () => {
  service = await startIdentityService({}, { trustProxy: true });
  token = ((await (await send('POST', '/signup', '{}')).json()) as { access_token: string })
    .access_token;
});
afterAll(() => service.close());

/** Each request from another network, so that no limit stands before what is tried. */
async function send(method: string, path: string, body: string): Promise<Response> {
  requestsMade += 1;
  const from = `10.0.${Math.floor(requestsMade / 256)}.${requestsMade % 256}`;
  return await fetch(service.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
      authorization: `Bearer ${token}`,
    },
    body,
  });
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** What has broken parsers and databases elsewhere, as it stands in JSON. */
const values = {
  'the character NUL': '"a\\u0000b@example.com"',
  'half a surrogate pair': '"a\\ud800b@example.com"',
  'a number': '7',
  'a list': '["a@example.com"]',
  'an object': '{"a":"b"}',
  'a prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'NUL in a name': '{"a\\u0000b":1}',
  'NUL within': '{"a":["\\u0000"]}',
  'a deep nest': deep(100_000),
  'a long text': `"${'x'.repeat(300_000)}"`,
  markup: '"<script>alert(1)</script>@example.com"',
  'a header': '"a@example.com\\r\\nBcc: eve@example.com"',
  SQL: `"' or 1=1; --"`,
} as const;

const fields: readonly [method: string, path: string, fields: readonly string[], rest?: string][] =
  [
    [
      'POST',
      '/signup',
      ['email', 'phone', 'password', 'data', 'code_challenge', 'code_challenge_method'],
      '"email":"NEW","password":"a long password"',
    ],
    ['POST', '/signup', ['data']],
    [
      'POST',
      '/token?grant_type=password',
      ['email', 'phone', 'password'],
      '"email":"NEW","password":"a long password"',
    ],
    ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
    [
      'POST',
      '/token?grant_type=pkce',
      ['auth_code', 'code_verifier'],
      '"auth_code":"x","code_verifier":"x"',
    ],
    ['POST', '/token?grant_type=id_token', ['provider', 'issuer']],
    ['POST', '/recover', ['email']],
    ['POST', '/resend', ['type', 'email'], '"type":"signup","email":"NEW"'],
    ['POST', '/resend', ['email'], '"type":"email_change"'],
    ['POST', '/otp', ['email', 'phone', 'create_user', 'data'], '"email":"NEW"'],
    [
      'POST',
      '/verify',
      ['type', 'token', 'token_hash', 'email', 'phone', 'redirect_to'],
      '"type":"signup"',
    ],
    ['POST', '/verify', ['token', 'email'], '"type":"email_change","token":"123456","email":"NEW"'],
    ['PUT', '/user', ['email', 'password', 'nonce', 'data', 'app_metadata']],
    ['PUT', '/user', ['password', 'nonce'], '"email":"NEW","password":"a long password"'],
  ];

/** Of two members with the same name, the later one counts. */
const bodyOf = (name: string, value: string, rest: string | undefined) =>
  `{${rest === undefined ? '' : `${rest.replace('NEW', `new${requestsMade}@example.com`)},`}"${name}":${value}}`;

it.each(Object.entries(values))(
  '%s is a fault of the client, or none, in every field',
  async (_name, value) => {
    for (const [method, path, names, rest] of fields) {
      for (const name of names) {
        const reply = await send(method, path, bodyOf(name, value, rest));
        const text = await reply.text();
        expect(reply.status, `${method} ${path} ${name}: ${text}`).toBeLessThan(500);
        expect(text).not.toContain('over_request_rate_limit');
        expect(text).not.toMatch(/\b(?:select|insert|update) |\bat .*\.ts/i);
      }
    }
    for (const path of ['/signup', '/token?grant_type=password', '/recover', '/verify'])
      expect((await send('POST', path, value)).status, `${path} itself`).toBeLessThan(500);
  },
);

it('a form is no way around: Google answers in one, and others may send one as well', async () => {
  const reply = await fetch(`${service.url}/recover`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a\0b@example.com' }),
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ error_code: 'bad_json' });
});

it('leaves objects as they were made', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
