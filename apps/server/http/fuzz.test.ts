import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from '../testing/contents.ts';
import { type Answer, faultOf } from '../testing/fuzz/judge.ts';
import { createRandom, type Random } from '../testing/fuzz/random.ts';
import { makeRequest, type OddRequest } from '../testing/fuzz/requests.ts';
import { listOperations, type Operation } from '../testing/fuzz/surface.ts';
import type { Subject } from '../testing/fuzz/values.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../testing/test-product.ts';

/*
 * Thousands of odd requests, made of the product's own description: right and wrong values, ids of one's own, of others and
 * of nobody. None may be answered as a fault of ours, and every refusal has the one form. `npm run fuzz [count] [seed]`
 * makes any number of them.
 */
const count = Number(process.env['FUZZ_COUNT'] ?? asOften(5_000, 500));
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const answerWithinMs = 60_000;
const renewEvery = 200;
const mostFaults = 10;

const complaints: string[] = [];
let product: TestProduct;
let operations: Operation[];
let user: TestUser;
let guest: TestUser;
let other: TestUser;
let providerToken = '';
let accounts = 0;

/** An account with a video that is ready, one that is a draft, and somebody of the cast: something to be asked about. */
async function furnishedAccount(): Promise<TestUser> {
  accounts += 1;
  const owner = await product.signUp(`fuzz${accounts}@example.com`);
  const { id } = await createDraft(owner, { scene_count: 1, duration: 2, scene_length: 2 });
  await owner.request('POST', `/storyboard/content/${id}/approve`);
  await untilStoryboard(owner, id, isMade);
  for (const sceneCount of [2, 3])
    await createDraft(owner, { scene_count: sceneCount, duration: sceneCount * 3 });
  await owner.request('POST', '/cast', {
    name: 'Mira',
    kind: 'person',
    look: 'a sailor in a blue coat',
  });
  return owner;
}

async function belongingsOf(owner: TestUser): Promise<Subject[]> {
  const { items = [] } = (await owner.request('GET', '/content/user-content')).body;
  const subjects: Subject[] = [];
  for (const { id } of items) {
    const { scenes = [] } = (await owner.request('GET', `/storyboard/content/${id}/storyboard`))
      .body;
    const related = scenes.map((scene: { id: string }) => scene.id);
    subjects.push(
      { kind: 'content', id, related },
      ...related.map((scene: string): Subject => ({ kind: 'scene', id: scene, related })),
    );
  }
  const { members = [] } = (await owner.request('GET', '/cast')).body;
  return [
    ...subjects,
    ...members.map(({ id }: { id: string }): Subject => ({ kind: 'cast', id, related: [] })),
  ];
}

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) });
  product = await startTestProduct({ settings: { SIGNUP_GIFT_CREDITS: '60' }, log });
  operations = await listOperations(product.app);
  [user, other, guest] = [
    await furnishedAccount(),
    await furnishedAccount(),
    await product.signInAsGuest(),
  ];
  providerToken = (
    await product.send('POST', '/auth/v1/signup', {
      email: 'provider@example.com',
      password: 'a long password',
    })
  ).body.access_token;
});
afterAll(() => product.stop());

async function send({ method, url, headers, payload, remoteAddress }: OddRequest): Promise<Answer> {
  const reply = await product.app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress,
    payloadAsStream: true,
    ...(payload === undefined ? {} : { payload }),
  });
  const isPacked = reply.headers['content-encoding'] !== undefined;
  const type = reply.headers['content-type'] ?? '';
  const isOpen = type.startsWith('text/event-stream');
  if (isOpen) reply.stream().destroy();
  const body = isOpen || isPacked ? '' : await text(reply.stream());
  return {
    status: reply.statusCode,
    type: isPacked ? 'text/html' : type,
    requestId: reply.headers['x-request-id']?.toString(),
    body,
  };
}

async function answerTo(request: OddRequest): Promise<Answer> {
  const giveUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => giveUp.reject(new Error('no answer')), answerWithinMs);
  try {
    return await Promise.race([send(request), giveUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What ends a session is asked for more rarely: without one there is little to be found. */
function chooseOperation(random: Random): Operation {
  const operation = random.pick(operations);
  return /\/(?:delete-account|logout)$/.test(operation.path) && random.percent(85)
    ? random.pick(operations)
    : operation;
}

function chooseToken(random: Random, { path }: Operation): string | null {
  const forged = `${providerToken.slice(0, -6)}forged`;
  if (path.startsWith('/auth/v1')) return random.pick([null, providerToken, providerToken, forged]);
  return random.percent(75)
    ? user.token
    : random.pick([other.token, guest.token, null, forged, 'x'.repeat(43)]);
}

it(`${count} odd requests are answered in order`, async () => {
  const random = createRandom(seed);
  let own: Subject[] = [];
  let foreign: Subject[] = [];
  /** What was asked before may have ended sessions, spent credits, or deleted things. */
  const renew = async () => {
    if (
      (await user.request('GET', '/auth/me')).status === 401 ||
      (await availableCredits(user)) < 5
    )
      user = await furnishedAccount();
    if ((await other.request('GET', '/auth/me')).status === 401) other = await furnishedAccount();
    if ((await guest.request('GET', '/auth/me')).status === 401)
      guest = await product.signInAsGuest();
    [own, foreign] = [await belongingsOf(user), await belongingsOf(other)];
  };
  const faults: string[] = [];
  let hasEnded = false;
  for (let made = 0; made < count && faults.length < mostFaults; made += 1) {
    if (made % renewEvery === 0 || hasEnded) await renew();
    const operation = chooseOperation(random);
    const token = chooseToken(random, operation);
    const subjects = random.percent(90) ? own : foreign;
    const request = makeRequest(random, operation, token === null ? null : `Bearer ${token}`, {
      subjects,
      tokens: [providerToken, user.token],
    });
    const answer = await answerTo(request).catch((error: unknown): Answer => ({
      status: 599,
      type: '',
      requestId: undefined,
      body: String(error),
    }));
    hasEnded = token === user.token && answer.status === 401;
    const fault = faultOf(request, answer);
    if (fault === null) continue;
    const cause = complaints
      .filter((line) => answer.requestId !== undefined && line.includes(answer.requestId))
      .join('');
    faults.push(
      `request ${made} of seed ${seed} ${fault}: ${answer.body.slice(0, 300)}\n${JSON.stringify(request).slice(0, 3_000)}\n${cause}`,
    );
  }
  expect(faults.join('\n\n')).toBe('');
});
