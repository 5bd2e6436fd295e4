import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from './passwords/password-hash.ts';
import {
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const password = 'a long password';
let service: IdentityService;
let people = 0;
let networks = 0;

beforeAll(async () => {
  // Stands still but for what it is put forward, however long the requests take.
  let nowMs = Date.now();
  const clock = { now: () => new Date(nowMs), advance: (ms: number) => void (nowMs += ms) };
  service = await startIdentityService({}, { trustProxy: true, clock });
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

const newAddress = () => `person${(people += 1)}@example.com`;
const newNetwork = () => `10.9.${Math.floor((networks += 1) / 256)}.${networks % 256}`;

async function send(
  method: string,
  path: string,
  body: unknown,
  { from = newNetwork(), bearer = '' } = {},
) {
  const reply = await fetch(service.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: reply.status,
    retryAfterS: Number(reply.headers.get('retry-after')),
    body: (await reply.json()) as Record<string, unknown>,
  };
}

const logIn = (email: string, words: string, from?: string) =>
  send(
    'POST',
    '/token?grant_type=password',
    { email, password: words },
    from === undefined ? {} : { from },
  );

describe('a password that is chosen', () => {
  it.each([
    ['one of the most used', 'password1'],
    ['one of the most used, in capitals', 'PASSWORD1'],
    ['the name of the product', 'Scenewright'],
    ['the name of the product with a year', 'scenewright2026!'],
    ['the own address', 'mara.keller@example.com'],
    ['the name in the own address', 'Mara.Keller1'],
    ['the name in the own address, written together', 'MaraKeller77'],
    ['the domain of the own address', 'Example.com!'],
    ['the name of that domain', '2026Example'],
    ['one of the most used, in full width letters', 'ｐａｓｓｗｏｒｄ１'],
    ['one of the most used, with letters that do not show', 'pass\u200bword\u00ad1'],
    ['one of the most used, with spaces around', '  password '],
    ['one of the most used with a tail', 'Dragon2026!'],
    ['one of the most used, twice', 'sunshinesunshine'],
  ])('is not %s', async (_what, words) => {
    const { status, body } = await send('POST', '/signup', {
      email: 'mara.keller@example.com',
      password: words,
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'weak_password',
      message: expect.stringMatching(/^.{20,}\.$/),
      weak_password: { reasons: ['pwned'] },
    });
  });

  it.each([
    ['a character again and again', 'ß'.repeat(256)],
    ['an emoji again and again', '😀'.repeat(256)],
    ['three characters', 'abacbcabba'],
    ['the alphabet', 'hijklmnopq'],
    ['the alphabet from behind', 'ZYXWVUTSRQ'],
    ['a row of keys', 'qwertzuiop'],
    ['rows of keys', 'asdfghjklyxcvbnm'],
    ['figures in a row with a tail', '23456789!?'],
    ['letters and figures in a row', 'efgh9876'],
    ['a row of Cyrillic keys', 'йцукенгшщз'],
    ['the same again and again', 'xkqzxkqzxkqz'],
    ['the same again and again, with signs between', 'mzkv-mzkv-mzkv-mz'],
    ['nothing that shows', ' \u200b\u3164\u00a0\u2060\ufeff\u200b\u200b '],
  ])('is not %s', async (_what, words) => {
    const { status, body } = await send('POST', '/signup', {
      email: 'mara.keller@example.com',
      password: words,
    });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        code: 'weak_password',
        message: expect.stringMatching(/^.{20,}$/),
        weak_password: { reasons: ['characters'] },
      },
    });
  });

  it.each([
    'correct horse battery staple',
    'ein Pferd frisst keinen Gurkensalat',
    '正しい馬の電池の留め金',
    'правильная лошадь батарейка скоба',
    'صحيح حصان بطارية دبوس',
    'सही घोड़ा बैटरी',
    '맞는말 배터리 스테이플',
    'la la la land of 1000 dances',
    'x7#Qp!v9',
    'abcdef is where my alphabet ends',
    'blue sky over blue sky',
    'dragon 48151623',
  ])('may be “%s”', async (words) => {
    service.clock.advance(3_600_000);
    expect((await send('POST', '/signup', { email: newAddress(), password: words })).status).toBe(
      200,
    );
  });

  it('is no such one when it is changed, either', async () => {
    const email = `long.name${(people += 1)}@example.com`;
    const { client } = await service.register(email, password);
    for (const words of ['12345678', 'scenewright!', email]) {
      expect(
        (await client.updateUser({ password: words, current_password: password })).error,
      ).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    }
  });

  it('may have 256 characters, of whatever script', async () => {
    for (const alphabet of ['aäßeöüiłø', '😀😎🐝🌍🎬']) {
      // In no order, so that nothing in it comes again.
      const letters = [...alphabet];
      const words = Array.from(
        { length: 256 },
        (_, at) => letters[(at * at * 7 + Math.floor(at / 5)) % letters.length],
      ).join('');
      const email = newAddress();
      expect((await service.register(email, words)).session.access_token).not.toBe('');
      expect((await logIn(email, words)).status).toBe(200);
      expect((await logIn(email, [...words].slice(0, -1).join(''))).status).toBe(400);
    }
  });
});

describe('a new password', () => {
  it('asks for the current one', async () => {
    const { client } = await service.register(newAddress(), password);
    expect((await client.updateUser({ password: 'another long password' })).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
    });
    expect(
      (
        await client.updateUser({
          password: 'another long password',
          current_password: 'a wrong password',
        })
      ).error,
    ).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect(
      (await client.updateUser({ password: 'another long password', current_password: password }))
        .error,
    ).toBeNull();
  });

  it('asks for nothing for a quarter of an hour after a forgotten one was mailed', async () => {
    const email = newAddress();
    await service.register(email, password);
    const client = service.client();
    service.clock.advance(1_000);
    await client.resetPasswordForEmail(email, { redirectTo: `${ownOrigin}/auth/callback` });
    const landed = await service.open((await service.mailTo(email)).link);
    await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    service.clock.advance(14 * 60_000);
    expect((await client.updateUser({ password: 'another long password' })).error).toBeNull();
    service.clock.advance(60_000);
    expect((await client.updateUser({ password: 'one more long password' })).error).toMatchObject({
      code: 'current_password_required',
    });
  });

  it('asks for nothing where there was none', async () => {
    const email = newAddress();
    const client = service.client();
    await client.signInWithOtp({ email });
    await client.verifyOtp({
      email,
      token: /\b(\d{6})\b/.exec((await service.mailTo(email)).text)?.[1] ?? '',
      type: 'email',
    });
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await logIn(email, password)).status).toBe(200);
  });
});

describe('wrong passwords', () => {
  const freeGuesses = 5;

  it('slow down per account, whatever the network; others and the mail link go on as before', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await service.register(email, password);
    await service.register(other, password);
    for (let guess = 0; guess < freeGuesses; guess += 1)
      expect((await logIn(email, `wrong ${guess}`)).status).toBe(400);
    const waits: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { status, retryAfterS, body } = await logIn(email, `wrong again ${guess}`);
      expect({ status, code: body['code'] }).toEqual({
        status: 429,
        code: 'over_request_rate_limit',
      });
      waits.push(retryAfterS);
      service.clock.advance(retryAfterS * 1_000);
      expect((await logIn(email, `wrong once more ${guess}`)).status).toBe(400);
    }
    expect(waits[0]).toBe(1);
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
    expect(waits.at(-1)).toBe(900);
    expect((await logIn(other, password)).status).toBe(200);
    // Even the right one waits from a network nobody has signed in from; a mailed link does not.
    expect((await logIn(email, password)).status).toBe(429);
    const client = service.client();
    service.clock.advance(1_000);
    await client.signInWithOtp({
      email,
      options: { emailRedirectTo: `${ownOrigin}/auth/callback` },
    });
    const landed = await service.open((await service.mailTo(email)).link);
    expect(
      (await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '')).error,
    ).toBeNull();
  });

  it('from elsewhere do not slow the owner down where they have signed in before, and the right one ends the count', async () => {
    const email = newAddress();
    await service.register(email, password);
    const home = newNetwork();
    expect((await logIn(email, password, home)).status).toBe(200);
    for (let guess = 0; guess < freeGuesses + 1; guess += 1) await logIn(email, `wrong ${guess}`);
    expect((await logIn(email, password)).status).toBe(429);
    expect((await logIn(email, password, home)).status).toBe(200);
    service.clock.advance(900_000);
    expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(email, 'wrong')).status).toBe(400);
  });

  it('from elsewhere do not slow the owner down whose IPv6 address is a new one each day', async () => {
    const email = newAddress();
    await service.register(email, password);
    expect((await logIn(email, password, '2001:db8:77:1::1')).status).toBe(200);
    for (let guess = 0; guess < freeGuesses + 1; guess += 1) await logIn(email, `wrong ${guess}`);
    expect((await logIn(email, password, '2001:db8:77:2::1')).status).toBe(429);
    expect((await logIn(email, password, '2001:db8:77:1:a:b:c:d')).status).toBe(200);
  });

  it('count for an address that nobody has, too', async () => {
    const email = newAddress();
    for (let guess = 0; guess < freeGuesses; guess += 1)
      expect((await logIn(email, 'wrong password')).status).toBe(400);
    expect((await logIn(email, 'wrong password')).status).toBe(429);
  });

  it('at the same time are checked no more often', async () => {
    const email = newAddress();
    await service.register(email, password);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => logIn(email, `wrong ${guess}`)),
    );
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(freeGuesses);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20 - freeGuesses);
  });

  it('slow down a thief of a session as well, who guesses at the current one', async () => {
    const email = newAddress();
    const { session } = await service.register(email, password);
    const guess = () =>
      send(
        'PUT',
        '/user',
        { password: 'another long password', current_password: 'a wrong password' },
        { bearer: session.access_token },
      );
    for (let guesses = 0; guesses < freeGuesses; guesses += 1)
      expect((await guess()).body['code']).toBe('current_password_invalid');
    expect((await guess()).status).toBe(429);
  });
});

let others = 0;
/** A worker of tests hashes a password once (scripts/testing/hash-once.ts). */
const anotherPassword = () => `${password} ${(others += 1)}`;

it('a guess that a full queue turned away costs nothing', async () => {
  const email = newAddress();
  await service.register(email, password);
  const end = new AbortController();
  // Whoever is done comes again at once, so that the queue is full whenever a request arrives.
  const crowd = Array.from({ length: Math.max(1, availableParallelism() - 1) + 32 }, async () => {
    while (!end.signal.aborted) await hashPassword(anotherPassword());
  });
  for (let guess = 0; guess < 8; guess += 1)
    expect((await logIn(email, `wrong ${guess}`)).status).toBe(503);
  end.abort();
  await Promise.all(crowd);
  for (let guess = 0; guess < 5; guess += 1)
    expect((await logIn(email, `wrong ${guess}`)).status).toBe(400);
  expect((await logIn(email, 'wrong')).status).toBe(429);
});

it('a crowd that signs in at once is worked off as far as the queue goes; the others are asked to come again', async () => {
  const atOnce = Math.max(1, availableParallelism() - 1) + 32;
  const works = await Promise.allSettled(
    Array.from({ length: atOnce + 10 }, () => hashPassword(anotherPassword())),
  );
  const refusals = works.flatMap((work) =>
    work.status === 'rejected' ? [work.reason as unknown] : [],
  );
  expect(works.filter(({ status }) => status === 'fulfilled')).toHaveLength(atOnce);
  expect(refusals).toHaveLength(10);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 503, code: 'request_timeout', retryAfterS: 2 });
  expect((await logIn(newAddress(), 'a wrong password')).status).toBe(400);
});
