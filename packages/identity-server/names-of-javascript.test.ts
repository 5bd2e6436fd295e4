import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

// Words that every object of JavaScript knows: none of them may find something in a table of ours.
const names = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'length',
  'name',
  'then',
];
const serviceKey = 'a-service-key-of-more-than-thirty-two-characters';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService({
    adminServiceKey: serviceKey,
    rates: Object.fromEntries(
      [
        'token',
        'verify',
        'signup',
        'recover',
        'resend',
        'user',
        'otp',
        'magiclink',
        'reauthenticate',
        'unlink',
        'authorize',
        'anonymous',
      ].map((action) => [action, 100_000]),
    ) as never,
  });
});
afterAll(() => service.close());

/** Requests that say the word wherever we look something up by what a client says. */
const requests = (word: string): readonly [method: string, path: string, body?: unknown][] => [
  ['POST', '/verify', { type: word, token: '123456', email: 'ada@example.com' }],
  ['POST', '/verify', { type: word, token_hash: word }],
  ['GET', `/verify?type=${word}&token=${word}&redirect_to=${word}`],
  ['GET', `/verify?${word}=${word}&type=signup&token=x`],
  ['POST', `/token?grant_type=${word}`, { [word]: word }],
  ['POST', '/token?grant_type=password', { email: `${word}@example.com`, password: word }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: word }],
  ['POST', '/token?grant_type=pkce', { auth_code: word, code_verifier: word }],
  [
    'POST',
    '/signup',
    { email: `${word}@example.com`, password: `${word} and more`, data: { [word]: word } },
  ],
  ['POST', '/resend', { type: word, email: 'ada@example.com' }],
  ['POST', '/recover', { email: word }],
  ['POST', '/otp', { email: `${word}.otp@example.com`, data: { [word]: { [word]: word } } }],
  ['POST', `/logout?scope=${word}`, {}],
  ['GET', `/authorize?provider=${word}&scopes=${word}&${word}=1`],
  ['GET', `/callback?code=${word}&state=${word}`],
  [
    'POST',
    '/admin/users',
    { email: `${word}.admin@example.com`, ban_duration: `1${word}`, user_metadata: { [word]: 1 } },
  ],
  [
    'POST',
    '/admin/users',
    {
      email: `${word}.noted@example.com`,
      app_metadata: { [word]: word },
      user_metadata: { [word]: word },
    },
  ],
  ['GET', `/admin/users?page=${word}&per_page=${word}`],
  ['GET', `/admin/users/${word}`],
  ['GET', `/${word}`],
];

it.each(names)('%s is a word like any other', async (word) => {
  for (const [method, path, body] of requests(word)) {
    const reply = await fetch(service.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-supabase-api-version': word,
        authorization: `Bearer ${path.startsWith('/admin') ? serviceKey : word}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(reply.status, `${method} ${path}`).toBeLessThan(500);
    service.clock.advance(61_000);
  }
});
