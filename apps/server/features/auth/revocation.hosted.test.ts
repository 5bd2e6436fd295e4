import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostedProject, startHostedProject } from '../../testing/hosted-project.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let project: HostedProject;
let product: TestProduct;
beforeAll(async () => {
  project = await startHostedProject();
  product = await startTestProduct({ settings: project.settings, workers: false });
});
afterAll(async () => {
  await product.stop();
  await project.close();
});

const advance = (ms: number) => {
  for (const { clock } of [project, product]) clock.advance(ms);
};

/** Somebody's session there, and the API token that their browser got for it here. */
async function signUp(name: string) {
  const client = project.client();
  const { data } = await client.signUp({
    email: `${name}@example.com`,
    password: 'a long password',
  });
  const jwt = data.session?.access_token ?? '';
  const { body } = await product.send('POST', '/api/v1/auth/login', { token: jwt });
  return { client, jwt, apiToken: body.access_token as string };
}

const me = async (token: string) =>
  (await product.send('GET', '/api/v1/auth/me', undefined, token)).status;
const rename = async (token: string) =>
  (await product.send('PATCH', '/api/v1/profile/update', { name: 'Renamed' }, token)).status;
const login = async (token: string) =>
  (await product.send('POST', '/api/v1/auth/login', { token })).status;

describe('a session that ended at a hosted service', () => {
  it('changes nothing from that moment, by either token', async () => {
    const { client, jwt, apiToken } = await signUp('changes');
    expect([await rename(apiToken), await rename(jwt)]).toEqual([200, 200]);
    await client.signOut();
    expect([await rename(apiToken), await rename(jwt)]).toEqual([401, 401]);
    // Now that it is known, nothing else is answered either.
    expect([await me(apiToken), await me(jwt), await login(jwt)]).toEqual([401, 401, 401]);
  });

  it.each([
    ['POST', '/api/v1/subscription/create', { plan_id: 'plus' }],
    ['POST', '/api/v1/subscription/cancel', undefined],
    ['DELETE', '/api/v1/profile/delete-account', undefined],
  ] as const)('does not let %s %s through', async (method, path, body) => {
    const { client, jwt, apiToken } = await signUp(`sensitive${path.replaceAll('/', '-')}`);
    await client.signOut();
    for (const token of [apiToken, jwt])
      expect((await product.send(method, path, body, token)).status).toBe(401);
  });

  it('reads for a minute at most, and gets no new token after it', async () => {
    const { client, jwt, apiToken } = await signUp('reads');
    const asked = project.userQuestions.count;
    for (let turn = 0; turn < 5; turn += 1) expect(await me(apiToken)).toBe(200);
    expect(project.userQuestions.count).toBe(asked);
    await client.signOut();
    advance(60_000);
    expect([await login(jwt), await me(apiToken), await me(jwt)]).toEqual([401, 401, 401]);
  });

  it('stays ended where its account was closed, however often its token is refreshed', async () => {
    const { client, apiToken } = await signUp('closed');
    expect(
      (await product.send('DELETE', '/api/v1/profile/delete-account', undefined, apiToken)).status,
    ).toBe(200);
    const refreshed = async () => (await client.refreshSession()).data.session?.access_token ?? '';
    expect(await login(await refreshed())).toBe(401);
    advance(5_000);
    expect(await login(await refreshed())).toBe(401);
    // Who signs in anew has not left for good: without a service key their sign-in is still there.
    await client.signInWithPassword({ email: 'closed@example.com', password: 'a long password' });
    expect(await login((await client.getSession()).data.session?.access_token ?? '')).toBe(200);
  });
});

describe('while a hosted service cannot be asked', () => {
  it('reading goes on, and nothing is changed or exchanged', async () => {
    const { jwt, apiToken } = await signUp('outage');
    project.userQuestions.outage = 503;
    advance(60_000);
    expect([
      await me(apiToken),
      await rename(apiToken),
      await rename(jwt),
      await login(jwt),
    ]).toEqual([200, 503, 503, 503]);
    project.userQuestions.outage = null;
    advance(5_000);
    expect([await me(apiToken), await rename(apiToken), await login(jwt)]).toEqual([200, 200, 200]);
  });
});
