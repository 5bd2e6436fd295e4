import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as limits from '#contract/rules/limits.ts';
import { createOfflineScriptWriter } from '../../wire-writer.ts';
import {
  availableCredits,
  createDraft,
  newContent,
  untilStoryboard,
} from '../../testing/contents.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

/** What the writer waits for before it writes. */
let permission = Promise.resolve();
let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  const offline = createOfflineScriptWriter();
  const writer: typeof offline = {
    ...offline,
    async writeStoryboard(...request) {
      await permission;
      return await offline.writeStoryboard(...request);
    },
  };
  product = await startTestProduct({ replacements: { writer } });
  [user, other] = [
    await product.signUp('writer@example.com'),
    await product.signUp('stranger@example.com'),
  ];
});
afterAll(() => product.stop());

const countOf = async (whose: TestUser): Promise<number> =>
  (await whose.request('GET', '/content/user-content')).body.total;
const requestId = expect.stringMatching(/^[\da-f-]{36}$/);
/** The one shape of a refused value: the field beside a sentence that names it. */
const invalid = (field: string) => ({
  status: 422,
  body: {
    detail: expect.stringMatching(new RegExp(`^${field}: .{5,}\\.$`)),
    code: 'invalid_input',
    request_id: requestId,
    field,
  },
});
/** What no database can keep is refused before anything looks at the values. */
const unstorable = (field: string) => ({
  status: 400,
  body: {
    detail: expect.stringMatching(new RegExp(`^${field}: .{5,}\\.$`)),
    code: 'malformed_request',
    request_id: requestId,
    field,
  },
});
const refused = (field: string, value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())
    ? unstorable(field)
    : invalid(field);
const notFound = {
  status: 404,
  body: {
    detail: 'This was not found. It may have been deleted.',
    code: 'not_found',
    request_id: requestId,
  },
};

const absent = undefined;
const notText = [5, true, {}, ['a']];
const unprintable = [
  'nul \u0000',
  'escape \u001B[31m',
  'bell \u0007',
  'delete \u007F',
  'half \uD83D a pair',
  'the other half \uDE00',
];
const filled = (max: number) => [
  absent,
  null,
  ...notText,
  '',
  '  \n\t ',
  'x'.repeat(max + 1),
  ...unprintable,
];
const optional = (max: number) => [...notText, 'x'.repeat(max + 1), ...unprintable];
const choice = [absent, null, ...notText, '', 'unknown', 'TIKTOK', '__proto__', 'constructor'];
const whole = (max: number) => [
  absent,
  null,
  '3',
  true,
  {},
  [3],
  0,
  -1,
  1.5,
  max + 1,
  1e308,
  2 ** 53,
];

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
};

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'nothing';

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

  it('tests every field there is', () =>
    expect(Object.keys(wrongValues).sort()).toEqual(Object.keys(newContent()).sort()));

  it('refuses scenes longer than their model can make, and videos longer than 16 minutes', async () => {
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

  it('the same key makes one content: one after the other, both at once, and when the first was deleted', async () => {
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

const longPrompt = Array.from(
  { length: 4_000 },
  (_, index) => ['Bees', 'dance', 'to', 'share', 'the', 'way', 'to', 'flowers.'][index % 8],
).join(' ');

describe('prompts of every kind', () => {
  it.each([
    ['4,000 words', longPrompt],
    ['Arabic', 'كيف يرقص النحل ليشارك الخريطة مع الخلية؟ قصة قصيرة عن الحياة السرية للنحل.'],
    ['Chinese', '蜜蜂如何用舞蹈分享地图?关于蜜蜂秘密生活的短片。'],
    ['emoji', '🐝🐝 ➡️ 🌸 = 🍯 👩‍🚀👨‍👩‍👧‍👦 🇺🇳'],
    ['one letter', 'x'],
    ['punctuation', '?!... --- ""'],
  ])('%s: the storyboard is written', async (_name, prompt) => {
    const storyboard = await createDraft(user, {
      prompt,
      title: prompt.slice(0, 60),
      scene_count: 2,
      duration: 6,
    });
    expect(storyboard.status).toBe('draft');
    expect(storyboard.scenes).toHaveLength(2);
    for (const scene of storyboard.scenes) expect(scene.description.trim()).not.toBe('');
  });

  it.each([
    "Robert'); drop table content; --",
    '<script>alert(1)</script> & "quotes"',
    '${7*7} {{7*7}} %s %n \\u0000 \\',
    '../../etc/passwd',
    'NaN',
    'null',
    'e\u0301 \u200F\u202E right to left',
    'line\nbreak\tand tab',
  ])('stores and returns %s unchanged', async (text) => {
    const { id } = await createDraft(user, {
      prompt: text,
      enhanced_prompt: text,
      topic: text,
      style: text,
      style_notes: text,
      social_handle: text,
      scene_count: 1,
      duration: 3,
    });
    expect(
      await user.request('PATCH', `/content/${id}`, { title: text, scheduled_at: null }),
    ).toMatchObject({ status: 200, body: { title: text } });
    expect((await user.request('GET', `/content/${id}`)).body.title).toBe(text);
    const row = await product.database.db
      .selectFrom('content')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      title: text,
      prompt: text,
      enhanced_prompt: text,
      topic: text,
      style: text,
      style_notes: text,
      social_handle: text,
    });
  });
});

describe('updating', () => {
  it('refuses wrong titles and dates and changes nothing', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const path = `/content/${id}`;
    const { body: before } = await user.request('GET', path);
    const good = { title: 'A title', scheduled_at: null };
    for (const title of wrongValues['title'] ?? [])
      expect(await user.request('PATCH', path, { ...good, title }), show(title)).toEqual(
        refused('title', title),
      );
    const wrongDates = [
      absent,
      5,
      true,
      {},
      [],
      '',
      'tomorrow',
      '2026-02-30T10:00:00Z',
      '2026-13-01T10:00:00Z',
      '2026-01-01',
      '2026-01-01T10:00:00',
      '2026-01-01T25:00:00Z',
      '0000-01-01T00:00:00Z',
      '-000001-01-01T00:00:00Z',
      '+275760-09-13T00:00:00Z',
      '9999-12-31T23:59:59-14:00',
      '0001-01-01T00:00:00+14:00',
    ];
    for (const scheduledAt of wrongDates)
      expect(
        await user.request('PATCH', path, { ...good, scheduled_at: scheduledAt }),
        show(scheduledAt),
      ).toEqual(refused('scheduled_at', scheduledAt));
    expect((await user.request('GET', path)).body).toEqual(before);
  });

  it('takes a date with a zone and gives it back in UTC, and takes it away again', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const { body } = await user.request('PATCH', `/content/${id}`, {
      title: '  Trimmed  ',
      scheduled_at: '2031-05-01T09:30:00+02:00',
    });
    expect(body).toMatchObject({
      title: 'Trimmed',
      scheduled_at: '2031-05-01T07:30:00.000Z',
      status: 'draft',
    });
    expect(
      (await user.request('PATCH', `/content/${id}`, { title: 'Again', scheduled_at: null })).body,
    ).toMatchObject({ title: 'Again', scheduled_at: null });
  });

  it('a title while the storyboard is written keeps it from the writer', async () => {
    const gate = Promise.withResolvers<void>();
    permission = gate.promise;
    const { id } = (await user.request('POST', '/content/create', newContent())).body;
    expect(
      (await user.request('PATCH', `/content/${id}`, { title: 'My own title', scheduled_at: null }))
        .status,
    ).toBe(200);
    gate.resolve();
    const draft = await untilStoryboard(user, id, ({ status }) => status !== 'generating');
    expect(draft).toMatchObject({ status: 'draft', title: 'My own title' });
  });

  it('a title before the writer has even begun keeps it from the writer, too', async () => {
    const idle = await startTestProduct({ workers: false });
    const early = await idle.signUp('early@example.com');
    const { id } = (await early.request('POST', '/content/create', newContent())).body;
    expect(
      (
        await early.request('PATCH', `/content/${id}`, {
          title: 'My own title',
          scheduled_at: null,
        })
      ).status,
    ).toBe(200);
    const [job] =
      await idle.queue.boss.findJobs<JobPayload<'write-storyboard'>>('write-storyboard');
    if (job === undefined) throw new Error('no storyboard is to be written');
    await idle.handlers['write-storyboard']({
      payload: job.data,
      signal: new AbortController().signal,
      hold: async () => {},
      complete: async () => {},
    });
    expect((await early.request('GET', `/content/${id}`)).body).toMatchObject({
      status: 'draft',
      title: 'My own title',
    });
    await idle.stop();
  });

  it('of two tabs at once keeps one answer whole', async () => {
    const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
    const [left, right] = [
      { title: 'Left', scheduled_at: '2031-01-01T00:00:00.000Z' },
      { title: 'Right', scheduled_at: '2032-01-01T00:00:00.000Z' },
    ];
    const answers = await Promise.all(
      [left, right].map((change) => user.request('PATCH', `/content/${id}`, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { title, scheduled_at } = (await user.request('GET', `/content/${id}`)).body;
    expect([left, right]).toContainEqual({ title, scheduled_at });
  });
});

describe('listing', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'page=NaN',
    'page=Infinity',
    'page=1&page=2',
  ])('refuses %s', async (query) => {
    expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(invalid('page'));
  });

  it.each(['page_size=0', 'page_size=101', 'page_size=-5', 'page_size=ten'])(
    'refuses %s',
    async (query) => {
      expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(
        invalid('page_size'),
      );
    },
  );

  it.each(['status=everything', 'status=', `search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect(await user.request('GET', `/content/user-content?${query}`)).toEqual(
        invalid(query.split('=')[0] ?? ''),
      );
    },
  );

  it('finds contents by words and by status, of their owner alone', async () => {
    const [seeker, stranger] = [
      await product.signUp('seeker@example.com'),
      await product.signUp('seeks-elsewhere@example.com'),
    ];
    const create = async (who: typeof seeker, prompt: string) =>
      (await createDraft(who, { prompt, scene_count: 1, duration: 3 })).id;
    const [bees, percent] = [
      await create(seeker, 'Why bees dance'),
      await create(seeker, '100% of_this \\ and that'),
    ];
    await create(stranger, 'Why bees dance');
    expect(
      (await seeker.request('PATCH', `/content/${bees}`, { title: 'Honey', scheduled_at: null }))
        .status,
    ).toBe(200);
    const find = async (query: object) =>
      (
        await seeker.request('GET', `/content/user-content?${new URLSearchParams({ ...query })}`)
      ).body.items
        .map(({ id }: { id: string }) => id)
        .sort();
    expect(await find({ search: 'BEES' })).toEqual([bees]);
    expect(await find({ search: ' Honey ' })).toEqual([bees]);
    // Signs with a meaning in patterns are only signs.
    for (const search of ['100%', 'of_', '\\'])
      expect(await find({ search }), search).toEqual([percent]);
    for (const search of ['%', '_']) expect(await find({ search }), search).toEqual([percent]);
    expect(await find({ search: "'; drop table content" })).toEqual([]);
    expect(await find({ status: 'draft' })).toEqual([bees, percent].sort());
    expect(await find({ status: 'completed' })).toEqual([]);
    const ahead = new Date(product.clock.now().getTime() + 86_400_000);
    await product.database.db
      .updateTable('content')
      .set({ status: 'completed', scheduled_at: ahead })
      .where('id', '=', bees)
      .execute();
    expect(await find({ status: 'scheduled' })).toEqual([bees]);
    expect(await find({ status: 'completed' })).toEqual([]);
    expect(await find({ status: 'draft', search: 'bees' })).toEqual([]);
    await product.database.db
      .updateTable('content')
      .set({ scheduled_at: null })
      .where('id', '=', bees)
      .execute();
    expect(await find({ status: 'completed' })).toEqual([bees]);
  });

  it('shows the last page for one past the end, newest first, each content once', async () => {
    const reader = await product.signUp('reader@example.com');
    expect((await reader.request('GET', '/content/user-content')).body).toEqual({
      items: [],
      total: 0,
      currentPage: 1,
      totalPages: 1,
    });
    const ids: string[] = [];
    while (ids.length < 3) {
      product.clock.advance(1_000);
      ids.push(
        (
          await reader.request(
            'POST',
            '/content/create',
            newContent({ scene_count: 1, duration: 3 }),
          )
        ).body.id,
      );
    }
    const { body: page } = await reader.request(
      'GET',
      '/content/user-content?page=999&page_size=2',
    );
    expect(page).toMatchObject({
      total: 3,
      currentPage: 2,
      totalPages: 2,
      items: [{ id: ids[0] }],
    });
    const { body: first } = await reader.request('GET', '/content/user-content?page=1&page_size=2');
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
  });
});

/** Every call that names a content or a scene, with a body that is valid in itself. */
const idCalls = (id: string) =>
  [
    ['GET', `/content/${id}`],
    ['PATCH', `/content/${id}`, { title: 'Mine now', scheduled_at: null }],
    ['DELETE', `/content/${id}`],
    ['POST', `/content/${id}/duplicate`],
    ['GET', `/storyboard/content/${id}/storyboard`],
    ['GET', `/storyboard/content/${id}/events`],
    ['GET', `/storyboard/content/${id}/credit-cost`],
    ['POST', `/storyboard/content/${id}/approve`],
    ['POST', `/storyboard/content/${id}/rewrite`],
    ['POST', `/storyboard/content/${id}/combine-scenes`],
    [
      'POST',
      `/storyboard/content/${id}/regenerate-scenes`,
      { scene_ids: [randomUUID()], text: 'Shorter' },
    ],
    ['POST', `/storyboard/content/${id}/reorder-scenes`, { scene_ids: [randomUUID()] }],
    ['POST', `/storyboard/content/${id}/generate-scene`, { position: 1, is_last_scene: false }],
    ['POST', `/storyboard/scene/${id}/regenerate-audio`, { dialogue: 'Mine now.' }],
    ['POST', `/storyboard/scene/${id}/regenerate-visual`, { description: 'Mine now' }],
    ['POST', `/storyboard/scene/${id}/update-duration`, { duration: 2 }],
    ['POST', `/storyboard/scene/${id}/update-media-type`, { media_type: 'image' }],
    ['POST', `/storyboard/scene/${id}/regenerate-media`],
    ['DELETE', `/storyboard/scene/${id}`],
  ] as const;

describe('ids', () => {
  it.each(['unknown', 'not-a-uuid', '1', "1' or '1'='1", '..%2f..', 'x'.repeat(300)])(
    '%s is not found by any call',
    async (text) => {
      const id =
        text === 'unknown' ? randomUUID() : text.includes('%') ? text : encodeURIComponent(text);
      for (const [method, path, body] of idCalls(id))
        expect(await user.request(method, path, body), `${method} ${path}`).toEqual(notFound);
    },
  );

  it('with a NUL in it is refused by every call', async () => {
    const detail = 'The address holds the character NUL, which cannot be kept.';
    for (const [method, path, body] of idCalls('%00'))
      expect(await user.request(method, path, body), `${method} ${path}`).toEqual({
        status: 400,
        body: { detail, code: 'malformed_request', request_id: requestId },
      });
  });

  it("of another user's content and scenes are not found either, and nothing is changed", async () => {
    const draft = await createDraft(user, { scene_count: 1, duration: 3 });
    const [scene] = draft.scenes;
    const owned = await countOf(other);
    for (const [method, path, body] of [...idCalls(draft.id), ...idCalls(scene?.id ?? '')]) {
      expect(await other.request(method, path, body), `${method} ${path}`).toEqual(notFound);
    }
    expect(await untilStoryboard(user, draft.id, () => true)).toEqual(draft);
    expect(await countOf(other)).toBe(owned);
  });

  it('of a deleted content are not found, also when two tabs delete at once', async () => {
    const draft = await createDraft(user, { scene_count: 1, duration: 3 });
    const answers = await Promise.all(
      [1, 2].map(() => user.request('DELETE', `/content/${draft.id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const [method, path, body] of [
      ...idCalls(draft.id),
      ...idCalls(draft.scenes[0]?.id ?? ''),
    ])
      expect(await user.request(method, path, body), `${method} ${path}`).toEqual(notFound);
  });
});

describe('the list', () => {
  it('comes in the order that is asked for; another is refused', async () => {
    const sorter = await product.signUp('sorter@example.com');
    const ids: string[] = [];
    for (const title of ['bees', 'Ants', 'Cats']) {
      product.clock.advance(1_000);
      const { id } = await createDraft(sorter, { scene_count: 1, duration: 3 });
      ids.push(id);
      expect(
        (await sorter.request('PATCH', `/content/${id}`, { title, scheduled_at: null })).status,
      ).toBe(200);
    }
    const [bees, ants, cats] = ids;
    product.clock.advance(1_000);
    expect(
      (await sorter.request('PATCH', `/content/${ants}`, { title: 'Ants', scheduled_at: null }))
        .status,
    ).toBe(200);
    const listed = async (sort: string) =>
      (await sorter.request('GET', `/content/user-content?sort=${sort}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed('newest')).toEqual([cats, ants, bees]);
    expect(await listed('oldest')).toEqual([bees, ants, cats]);
    expect(await listed('changed')).toEqual([ants, cats, bees]);
    expect(await listed('title')).toEqual([ants, bees, cats]);
    expect(await sorter.request('GET', '/content/user-content?sort=best')).toEqual(invalid('sort'));
  });

  it('says how many scenes of each are being made; the status stays what it is', async () => {
    const { id } = await createDraft(user, { scene_count: 2, duration: 6 });
    const seen = async () => (await user.request('GET', `/content/${id}`)).body;
    expect(await seen()).toMatchObject({ status: 'draft', pending_scenes: 0 });
    await product.database.db
      .updateTable('content')
      .set({ status: 'awaiting_compilation' })
      .where('id', '=', id)
      .execute();
    await product.database.db
      .updateTable('scene')
      .set({ status: 'pending' })
      .where('content_id', '=', id)
      .execute();
    expect(await seen()).toMatchObject({ status: 'awaiting_compilation', pending_scenes: 2 });
  });
});

it('names duplicates so that one tells them apart', async () => {
  const { id } = await createDraft(user, { scene_count: 1, duration: 3 });
  await user.request('PATCH', `/content/${id}`, { title: 'How owls hear', scheduled_at: null });
  const titleOfCopy = async (of: string) => {
    const { id: copy } = (await user.request('POST', `/content/${of}/duplicate`)).body;
    return { copy, title: (await user.request('GET', `/content/${copy}`)).body.title };
  };
  const first = await titleOfCopy(id);
  expect(first.title).toBe('How owls hear (copy)');
  expect((await titleOfCopy(id)).title).toBe('How owls hear (copy 2)');
  expect((await titleOfCopy(first.copy)).title).toBe('How owls hear (copy 3)');
});
