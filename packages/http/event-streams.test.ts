import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '../../apps/server/testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../apps/server/testing/test-product.ts';
import { mostStreams } from './event-streams.ts';

const password = 'a long password';

let product: TestProduct;
let url: string;
let ownersContent: string;
const opened: AbortController[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  ownersContent = (
    await createDraft(await product.signUp('owner@example.com'), { email: 'owner@example.com' })
  ).id;
});
afterEach(() => {
  for (const each of opened.splice(0)) each.abort();
});
afterAll(() => product.stop());

async function openStream(contentId: string, token: string): Promise<Response> {
  const stop = new AbortController();
  opened.push(stop);
  return await fetch(`${url}/api/v1/storyboard/content/${contentId}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
}

/** Waits until a stream has said its first word. @returns what waits for its end */
async function begun(reply: Response): Promise<{ ended: Promise<void> }> {
  expect(reply.status).toBe(200);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: state')) {
    const piece = await reader?.read();
    if (piece?.done !== false) throw new Error(`the stream ended after ${JSON.stringify(text)}`);
    text += piece.value;
  }
  const end = async () => {
    while ((await reader?.read())?.done === false);
  };
  return { ended: end() };
}

async function openSession(path: string, body: unknown) {
  const { body: session } = await product.send('POST', `/auth/v1${path}`, body);
  const { body: exchanged } = await product.send('POST', '/api/v1/auth/login', {
    token: session.access_token,
  });
  return {
    jwt: session.access_token as string,
    apiToken: exchanged.access_token as string,
    accountId: exchanged.profile.userId as string,
  };
}
const signIn = () =>
  openSession('/token?grant_type=password', { email: 'owner@example.com', password });

describe('an event stream ends', () => {
  it.each(['apiToken', 'jwt'] as const)(
    'when the session behind its %s is signed out, and no other does',
    async (kind) => {
      const [here, there] = [await signIn(), await signIn()];
      const { ended } = await begun(await openStream(ownersContent, here[kind]));
      let otherEnded = false;
      const other = (await begun(await openStream(ownersContent, there[kind]))).ended.then(
        () => void (otherEnded = true),
        () => undefined,
      );
      expect((await product.send('POST', '/auth/v1/logout?scope=local', {}, here.jwt)).status).toBe(
        204,
      );
      await ended;
      expect(otherEnded).toBe(false);
      expect((await product.send('GET', '/api/v1/auth/me', undefined, there[kind])).status).toBe(
        200,
      );
      opened.at(-1)?.abort();
      await other;
    },
  );

  it('when its API session is logged out', async () => {
    const { apiToken, accountId } = await signIn();
    const { ended } = await begun(await openStream(ownersContent, apiToken));
    await product.send('POST', '/api/v1/auth/logout', { user_id: accountId }, apiToken);
    await ended;
  });

  it('when its account is closed', async () => {
    const leaver = await product.signUp('leaver@example.com');
    const { id } = await createDraft(leaver, { email: 'leaver@example.com' });
    const { ended } = await begun(await openStream(id, leaver.token));
    expect((await leaver.request('DELETE', '/profile/delete-account')).status).toBe(200);
    await ended;
  });
});

describe('as many streams at once as a caller may have', () => {
  async function expectAtMost(most: number, user: TestUser) {
    const { id } = await createDraft(user, { email: 'somebody@example.com' });
    for (let turn = 0; turn < most; turn += 1)
      void (await begun(await openStream(id, user.token))).ended.catch(() => undefined);
    const refused = await openStream(id, user.token);
    expect({
      status: refused.status,
      retryAfter: refused.headers.get('retry-after'),
      body: await refused.json(),
    }).toMatchObject({
      status: 429,
      retryAfter: '10',
      body: { code: 'rate_limited', detail: expect.stringContaining(`in ${most} windows`) },
    });
    // One that is closed makes room.
    opened.at(-2)?.abort();
    await expect.poll(async () => (await openStream(id, user.token)).status).toBe(200);
  }

  it('six of an account', async () => {
    await expectAtMost(mostStreams.account, await product.signUp('many@example.com'));
  });

  it('three of a guest', async () => {
    await expectAtMost(mostStreams.guest, await product.signInAsGuest());
  });
});
