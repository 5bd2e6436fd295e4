import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shareOf, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { createDraft, isMade, untilStoryboard } from '../testing/contents.ts';
import { faultOf } from '../testing/fuzz/judge.ts';
import { encodeText } from '../testing/fuzz/requests.ts';
import { listOperations, type Operation, type Schema } from '../testing/fuzz/surface.ts';
import { createRandom } from '../testing/fuzz/random.ts';
import { namesInJavaScript, valueOf } from '../testing/fuzz/values.ts';
import { studio } from '@scenewright/studio';
import { startTestProduct, type TestProduct, type TestUser } from '../testing/test-product.ts';

/*
 * "constructor", "toString" and "__proto__" are found in every plain object: where a text of somebody's was looked up in one,
 * an idea with such a word in it failed every scene for ever. Each of these names goes through everything that takes a text.
 */
let product: TestProduct;
let user: TestUser;
let operations: Operation[];
let providerToken: string;
let contentId: string;
let sceneId: string;
let memberId: string;

beforeAll(async () => {
  product = await startTestProduct({ workers: false });
  operations = (await listOperations(product.app)).filter(({ path }) =>
    /^\/(?:api|auth\/v1|media|local-checkout)(?:\/|$)/.test(path),
  );
});
/** Afresh for each name: what was asked before may have changed what is there. */
beforeEach(() => furnish());
afterAll(() => product.stop());

let accounts = 0;
let asked = 0;

async function furnish(): Promise<void> {
  accounts += 1;
  user = await product.signUp(`names${accounts}@example.com`);
  providerToken = (
    await product.send('POST', '/auth/v1/token?grant_type=password', {
      email: `names${accounts}@example.com`,
      password: 'a long password',
    })
  ).body.access_token;
  contentId = (await user.request('POST', '/content/create', idea('bees'))).body.id;
  await product.handlers['write-storyboard']({
    payload: { contentId },
    signal: new AbortController().signal,
    hold: async () => {},
    complete: async () => {},
  });
  sceneId = (await user.request('GET', `/storyboard/content/${contentId}/storyboard`)).body
    .scenes[0].id;
  memberId = (
    await user.request('POST', '/cast', { name: 'Mira', kind: 'person', look: 'a sailor' })
  ).body.member.id;
}

const idea = (prompt: string) => ({
  platform: 'tiktok',
  topic: 'custom',
  title: 'Names',
  prompt,
  voice: 'alloy',
  language: 'en',
  duration: 6,
  scene_count: 2,
  scene_length: 3,
  visual_model: 'recraft-ai/recraft-v3',
  style: '',
});

/** Everything in a schema that takes a text, set to this one; the rest as it should be. */
function filled(schema: Schema, name: string): unknown {
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, part]) => [field, filled(part, name)]),
    );
  if (schema.items !== undefined) return [filled(schema.items, name)];
  const options = schema.anyOf ?? [schema];
  const text = options.find(
    ({ type, format, enum: choice }) =>
      type === 'string' && format !== 'uuid' && choice === undefined,
  );
  return text === undefined
    ? valueOf(createRandom(1), options[0] ?? {}, { subjects: [], subject: null, tokens: [] })
    : name;
}

interface Try {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly id?: string;
}

async function expectNoFault(
  { method, path, form }: Operation,
  { query = {}, body, headers = {}, id }: Try,
): Promise<void> {
  // Each from another address of this machine: what is limited by address must not hide what lies behind the limit.
  asked += 1;
  const known = path.includes('/scene') ? sceneId : path.includes('/cast') ? memberId : contentId;
  const pairs = Object.entries(query)
    .map((pair) => pair.map(encodeText).join('='))
    .join('&');
  const url =
    path.replaceAll(/\{\w+\}/g, encodeText(id ?? known)) + (pairs === '' ? '' : `?${pairs}`);
  const token = path.startsWith('/auth/v1') ? providerToken : user.token;
  const payload =
    body === undefined
      ? {}
      : {
          payload: form
            ? new URLSearchParams(Object.entries(body as Record<string, string>)).toString()
            : JSON.stringify(body),
        };
  const type =
    body === undefined
      ? {}
      : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' };
  const request = {
    method,
    url,
    remoteAddress: `127.1.${Math.floor(asked / 250)}.${(asked % 250) + 1}`,
    headers: { authorization: `Bearer ${token}`, ...type, ...headers },
  };
  const reply = await product.app.inject({ ...request, method: method as 'GET', ...payload });
  expect(
    faultOf(request, {
      status: reply.statusCode,
      type: reply.headers['content-type'] ?? '',
      requestId: reply.headers['x-request-id']?.toString(),
      body: reply.body,
    }),
    `${JSON.stringify(request)} ${JSON.stringify(payload)}: ${reply.body.slice(0, 300)}`,
  ).toBeNull();
}

const headerNames = [
  'authorization',
  'content-type',
  'accept',
  'accept-encoding',
  'apikey',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'redirect_to',
  'stripe-signature',
  'user-agent',
  'x-forwarded-for',
  'x-supabase-api-version',
];

/** These end what the others work on, and a stream does not end at all. */
const isApart = ({ path, method }: Operation) =>
  /\/(?:delete-account|logout|events)$/.test(path) ||
  (method === 'DELETE' && !path.startsWith('/auth'));

describe.each(namesInJavaScript)('%s', (name) => {
  const turn = namesInJavaScript.indexOf(name);

  it('is a text like any other in every field, parameter, id and header', async () => {
    const all = operations.filter((each) => !isApart(each));
    for (const operation of shareOf(all, turn, namesInJavaScript.length)) {
      const named = operation.parameters.filter((parameter) => parameter.in === 'query');
      const query = Object.fromEntries(named.map((parameter) => [parameter.name, name]));
      const body = operation.body === null ? undefined : filled(operation.body, name);
      await expectNoFault(operation, { query, ...(body === undefined ? {} : { body }) });
      if (operation.path.includes('{') || body !== undefined)
        await expectNoFault(operation, {
          id: name,
          ...(body === undefined
            ? {}
            : { body: operation.form ? { [name]: name } : { ...(body as object), [name]: name } }),
        });
    }
    const operation = operations.find(({ path }) => path.endsWith('/auth/me'));
    if (operation === undefined) throw new Error('nobody is asked who they are');
    for (const header of shareOf(headerNames, turn, namesInJavaScript.length))
      await expectNoFault(operation, { headers: { [header]: name } });
  });
});

thoroughly(() =>
  describe('an idea made of nothing else', () => {
    it('becomes a storyboard whose scenes are made, spoken and painted', async () => {
      const making = await startTestProduct({ replacements: { studio } });
      try {
        const creator = await making.signUp('constructor@example.com');
        for (const [index, look] of [
          `a constructor with toString hair`,
          '__proto__ hasOwnProperty valueOf',
        ].entries()) {
          expect(
            (
              await creator.request('POST', '/cast', {
                name: `Name ${index}`,
                kind: index === 0 ? 'person' : 'thing',
                look,
              })
            ).status,
          ).toBe(200);
        }
        const draft = await createDraft(creator, {
          ...idea(
            `The constructor and its prototype: ${namesInJavaScript.join(' ')}. Name 0 meets Name 1.`,
          ),
          scene_count: 2,
          scene_length: 1,
          duration: 2,
        });
        expect(draft.status).toBe('draft');
        for (const { id } of draft.scenes) {
          await creator.request('POST', `/storyboard/scene/${id}/regenerate-visual`, {
            description:
              'Name 0, a constructor in a toString valueOf of __proto__, isPrototypeOf hasOwnProperty',
          });
          await creator.request('POST', `/storyboard/scene/${id}/regenerate-audio`, {
            dialogue: 'A constructor.',
          });
          await creator.request('POST', `/storyboard/scene/${id}/change-pronunciations`, {
            pronunciations: [
              { word: 'constructor', say: 'toString' },
              { word: '__proto__', say: 'proto' },
            ],
          });
        }
        expect(
          (
            await creator.request('POST', `/storyboard/content/${draft.id}/regenerate-scenes`, {
              scene_ids: draft.scenes.map(({ id }) => id),
              text: 'make it constructor and replace bees with __proto__',
            })
          ).status,
        ).toBe(200);
        expect(
          (await creator.request('POST', `/storyboard/content/${draft.id}/approve`)).status,
        ).toBe(200);
        const { scenes } = await untilStoryboard(creator, draft.id, isMade);
        expect(scenes.map(({ status, failure }) => ({ status, failure }))).toEqual(
          scenes.map(() => ({ status: 'completed', failure: null })),
        );
      } finally {
        await making.stop();
      }
    });
  }),
);
