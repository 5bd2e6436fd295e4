import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as limits from '@scenewright/contract/rules/limits.ts';
import { availableCredits, createDraft, newContent } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { invalid, refused, requestId } from './testing/refusals.ts';
import { absent, choice, filled, notText, optional, show, whole } from './testing/wrong-values.ts';

let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  [user, other] = [
    await product.signUp('writer@example.com'),
    await product.signUp('stranger@example.com'),
  ];
});
afterAll(() => product.stop());

const countOf = async (whose: TestUser): Promise<number> =>
  (await whose.request('GET', '/content/user-content')).body.total;

const answer = { id: 'explainer.why', text: 'They dance to show the way.' };
const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  platform: choice,
  topic: [absent, null, ...optional(200)],
  title: filled(limits.maxTitleCharacters),
  prompt: filled(limits.maxPromptCharacters),
  enhanced_prompt: optional(limits.maxPromptCharacters),
  voice: choice,
  language: [absent, null, ...notText, '', 'de', 'EN'],
  duration: whole(limits.maxFilmDurationS),
  scene_count: whole(limits.maxScenes),
  scene_length: whole(limits.maxSceneDurationS.image),
  email: [
    ...notText,
    'nobody',
    'a@b',
    '@b.c',
    'a b@c.de',
    'a@@b.de',
    'a@b@c.de',
    ' a@b.de',
    'a@b.de\n',
    `${'x'.repeat(250)}@b.de`,
    'a\u0000@b.de',
    'a\u007F@b.de',
    '\uD83D@b.de',
  ],
  social_handle: optional(limits.maxSocialHandleCharacters),
  visual_model: choice,
  style: [absent, null, ...optional(limits.maxStyleCharacters)],
  style_notes: optional(limits.maxStyleCharacters),
  answers: [
    null,
    ...notText.filter((value) => !Array.isArray(value)),
    '',
    Array.from({ length: limits.maxAnswers + 1 }, () => answer),
  ],
};

describe('creating', () => {
  it.each(Object.keys(wrongValues))(
    'refuses every wrong %s, names it, and creates nothing',
    async (field) => {
      const before = await countOf(user);
      for (const value of wrongValues[field] ?? []) {
        expect(
          await user.request('POST', '/content/create', newContent({ [field]: value })),
          show(value),
        ).toEqual(refused(field, value));
      }
      expect(await countOf(user)).toBe(before);
    },
  );

  it.each([
    ['no text', { id: answer.id }],
    ['no question', { text: answer.text }],
    ['a text that is too long', { ...answer, text: 'x'.repeat(limits.maxAnswerCharacters + 1) }],
    ['a question that is too long', { ...answer, id: 'x'.repeat(81) }],
    ['a text that is none', { ...answer, text: 5 }],
    ['a sign that no text may hold', { ...answer, text: 'bell \u0007' }],
  ])('refuses an answer with %s, and creates nothing', async (_what, wrong) => {
    const before = await countOf(user);
    expect(
      await user.request('POST', '/content/create', newContent({ answers: [answer, wrong] })),
    ).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', field: expect.stringMatching(/^answers/u) },
    });
    expect(await countOf(user)).toBe(before);
  });

  it('tests every field there is [API-1]', () =>
    expect(Object.keys(wrongValues).sort()).toEqual(Object.keys(newContent()).sort()));

  it('refuses scenes longer than their model can make, and videos longer than 16 minutes [FILM-4]', async () => {
    const before = await countOf(user);
    const tooLong = [
      [
        { visual_model: 'kwaivgi/kling-v1.6-standard', scene_length: 11 },
        'scene_length',
        /^scene_length: .*10 seconds\.$/,
      ],
      [{ scene_count: 49, scene_length: 20 }, 'scene_count', /^scene_count: .*16 minutes\.$/],
    ] as const;
    for (const [change, field, detail] of tooLong) {
      const reply = await user.request('POST', '/content/create', newContent(change));
      expect(reply).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', field, detail: expect.stringMatching(detail) },
      });
    }
    expect(await countOf(user)).toBe(before);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a number', '5'],
  ])('refuses %s in place of the values', async (_name, body) => {
    expect(await user.request('POST', '/content/create', body)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_input',
        detail: expect.stringMatching(/^The request is not valid: .+\.$/),
      },
    });
  });

  it.each(['{', '{"title":', 'title=x', '{"__proto__": {"isGuest": false}}', ''])(
    'answers 400 to what is not JSON: %s',
    async (body) => {
      expect(await user.request('POST', '/content/create', body)).toEqual({
        status: 400,
        body: {
          detail: 'The request could not be read. Check that it is valid JSON.',
          code: 'malformed_request',
          request_id: requestId,
        },
      });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('answers 415 to %s', async (type) => {
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/v1/content/create',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': type },
      payload: JSON.stringify(newContent()),
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual({
      detail: 'Send the request as JSON.',
      code: 'unsupported_media_type',
      request_id: requestId,
    });
  });

  it('answers 413 to a prompt of 10 MB', async () => {
    const before = await countOf(user);
    expect(
      await user.request('POST', '/content/create', newContent({ prompt: 'x'.repeat(10_000_000) })),
    ).toEqual({
      status: 413,
      body: { detail: 'The request is too large.', code: 'too_large', request_id: requestId },
    });
    expect(await countOf(user)).toBe(before);
  });

  it('checks the credits of several creations at once, each by itself, and moves none', async () => {
    const guest = await product.signInAsGuest();
    const answers = await Promise.all(
      [1, 2, 3].map(() => guest.request('POST', '/content/create', newContent())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await availableCredits(guest)).toBe(15);
  });
});

describe('creating again, because the answer was lost', () => {
  const create = async (whose: TestUser, change: Record<string, unknown>): Promise<string> => {
    const { status, body } = await whose.request('POST', '/content/create', newContent(change));
    expect(status).toBe(200);
    return body.id;
  };

  it('the same key makes one content: one after the other, both at once, and when the first was deleted [WIZ-37]', async () => {
    const before = await countOf(user);
    const key = randomUUID();
    const [first, second] = await Promise.all([
      create(user, { idempotency_key: key }),
      create(user, { idempotency_key: key }),
    ]);
    expect(second).toBe(first);
    expect(await create(user, { idempotency_key: key })).toBe(first);
    expect(await countOf(user)).toBe(before + 1);
    await user.request('DELETE', `/content/${first}`);
    expect(await create(user, { idempotency_key: key })).toBe(first);
    expect(await countOf(user)).toBe(before);
  });

  it('the same key with another idea is refused, and makes nothing', async () => {
    const key = randomUUID();
    await create(user, { idempotency_key: key });
    const { total } = (await user.request('GET', '/content/user-content')).body;
    expect(
      await user.request(
        'POST',
        '/content/create',
        newContent({ idempotency_key: key, prompt: 'Something else.' }),
      ),
    ).toMatchObject({ status: 409, body: { code: 'wrong_state', field: 'idempotency_key' } });
    expect((await user.request('GET', '/content/user-content')).body.total).toBe(total);
  });

  it('another key, none, and the same key of somebody else make another content', async () => {
    const key = randomUUID();
    const ids = [
      await create(user, { idempotency_key: key }),
      await create(user, { idempotency_key: randomUUID() }),
      await create(user, {}),
      await create(user, {}),
      await create(other, { idempotency_key: key }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is answered when the credits are gone by then', async () => {
    const guest = await product.signInAsGuest();
    const key = randomUUID();
    const id = await create(guest, { idempotency_key: key });
    const dear = { visual_model: 'google/veo-2', idempotency_key: key };
    expect(await create(guest, dear)).toBe(id);
    expect(
      await guest.request(
        'POST',
        '/content/create',
        newContent({ ...dear, idempotency_key: randomUUID() }),
      ),
    ).toMatchObject({ status: 402 });
  });

  it('a duplicate is made by another wish', async () => {
    const key = randomUUID();
    const draft = await createDraft(user, { idempotency_key: key });
    const copy = await user.request('POST', `/content/${draft.id}/duplicate`);
    expect(copy.status).toBe(200);
    expect(await create(user, { idempotency_key: key })).toBe(draft.id);
  });

  it.each(['', 'mine', 5, 'x'.repeat(300)])('refuses %j for a key', async (key) => {
    expect(
      await user.request('POST', '/content/create', newContent({ idempotency_key: key })),
    ).toMatchObject(invalid('idempotency_key'));
  });
});
