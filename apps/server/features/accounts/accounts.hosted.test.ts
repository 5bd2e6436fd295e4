import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { type HostedProject, startHostedProject } from '../../testing/hosted-project.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let project: HostedProject;
let product: TestProduct;
/** The same product before its operator has a service key. */
let withoutKey: TestProduct;

beforeAll(async () => {
  project = await startHostedProject();
  product = await startTestProduct({
    settings: { ...project.settings, AUTH_SERVICE_KEY: project.serviceKey },
  });
  withoutKey = await startTestProduct({ settings: project.settings });
});
beforeEach(() => {
  project.outage.status = null;
  project.adminRequests.length = 0;
});
afterAll(async () => {
  await Promise.all([product.stop(), withoutKey.stop()]);
  await project.close();
});

async function login(at: TestProduct, token: string) {
  const { status, body } = await at.send('POST', '/api/v1/auth/login', { token });
  return {
    status,
    accountId: body.profile?.userId as string,
    apiToken: body.access_token as string,
  };
}

const close = (at: TestProduct, apiToken: string) =>
  at.send('DELETE', '/api/v1/profile/delete-account', undefined, apiToken);
const accountsOf = async (at: TestProduct, subject: string) =>
  (await at.database.db.selectFrom('account').select('id').where('subject', '=', subject).execute())
    .length;
const jobsOf = async (at: TestProduct, subject: string) =>
  (await at.queue.boss.findJobs('delete-person')).filter(
    ({ data }) => (data as { subject: string }).subject === subject,
  );
const patience = { timeout: 60_000 };

describe('closing the account of somebody of a hosted identity service', () => {
  it('deletes them there, with the service key as apikey and as bearer', async () => {
    const { userId, token } = await project.signIn('leaver@example.com');
    const { apiToken } = await login(product, token);
    expect(await close(product, apiToken)).toEqual({
      status: 200,
      body: { status: 'ok', sign_in: 'deleted' },
    });
    expect(await accountsOf(product, userId)).toBe(0);
    await expect.poll(() => project.hasUser(userId), patience).toBe(false);
    expect(project.adminRequests).toEqual([
      {
        method: 'DELETE',
        path: `/auth/v1/admin/users/${userId}`,
        apikey: project.serviceKey,
        authorization: `Bearer ${project.serviceKey}`,
      },
    ]);
  });

  it('is done when they are gone there already', async () => {
    const { userId, token } = await project.signIn('gone@example.com');
    const { apiToken, accountId } = await login(product, token);
    await fetch(`${project.settings.AUTH_URL}/admin/users/${userId}`, {
      method: 'DELETE',
      headers: { apikey: project.serviceKey, authorization: `Bearer ${project.serviceKey}` },
    });
    expect(await project.hasUser(userId)).toBe(false);
    // Their session went with them, so nobody closes the account with it any more.
    expect((await close(product, apiToken)).status).toBe(401);
    await product.database.db.deleteFrom('account').where('id', '=', accountId).execute();
    await product.queue.boss.send('delete-person', {
      issuer: project.settings.AUTH_ISSUER,
      subject: userId,
    });
    await expect
      .poll(async () => (await jobsOf(product, userId)).map(({ state }) => state), patience)
      .toEqual(['completed']);
  });

  it.each(representative([503, 401]))(
    'is tried again after %i, and nothing is lost meanwhile',
    async (status) => {
      const { userId, token } = await project.signIn(`outage${status}@example.com`);
      const { apiToken } = await login(product, token);
      project.outage.status = status;
      // Our own data is gone at once, whatever the provider does.
      expect((await close(product, apiToken)).body).toEqual({ status: 'ok', sign_in: 'deleted' });
      expect(await accountsOf(product, userId)).toBe(0);
      await expect.poll(() => project.adminRequests.length, patience).toBeGreaterThan(1);
      expect(await project.hasUser(userId)).toBe(true);
      project.outage.status = null;
      await expect.poll(() => project.hasUser(userId), patience).toBe(false);
    },
  );

  it('is tried for a month', async () => {
    const { userId, token } = await project.signIn('patient@example.com');
    project.outage.status = 503;
    await close(product, (await login(product, token)).apiToken);
    const [job] = await jobsOf(product, userId);
    expect(((job?.retryLimit ?? 0) * (job?.retryDelayMax ?? 0)) / 86_400).toBeGreaterThan(30);
    expect(((job?.keepUntil.getTime() ?? 0) - Date.now()) / 86_400_000).toBeGreaterThan(30);
    project.outage.status = null;
    await expect.poll(() => project.hasUser(userId), patience).toBe(false);
  });
});

describe('without a service key', () => {
  it('our data is deleted, the person is told that their sign-in remains, and the wish waits for a key', async () => {
    const { userId, token } = await project.signIn('stays@example.com');
    const { apiToken, accountId } = await login(withoutKey, token);
    expect(await close(withoutKey, apiToken)).toEqual({
      status: 200,
      body: { status: 'ok', sign_in: 'remains' },
    });
    expect(
      await withoutKey.database.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .execute(),
    ).toEqual([]);
    await expect
      .poll(
        async () => (await jobsOf(withoutKey, userId)).map(({ state }) => state).toSorted(),
        patience,
      )
      .toEqual(['completed', 'created']);
    const waiting = (await jobsOf(withoutKey, userId)).find(({ state }) => state === 'created');
    expect((waiting?.startAfter.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(project.adminRequests).toEqual([]);
    expect(await project.hasUser(userId)).toBe(true);
    // Signing in with it begins anew, with nothing of before.
    const again = await login(withoutKey, (await project.signIn('stays@example.com')).token);
    expect(again.status).toBe(200);
    expect(again.accountId).not.toBe(accountId);
  });

  it('the wish comes true once there is a key, unless they have come back meanwhile', async () => {
    const issuer = project.settings.AUTH_ISSUER;
    const [gone, back] = [
      await project.signIn('waited@example.com'),
      await project.signIn('returned@example.com'),
    ];
    await login(product, back.token);
    for (const { userId } of [back, gone])
      await product.queue.boss.send('delete-person', { issuer, subject: userId });
    await expect.poll(() => project.hasUser(gone.userId), patience).toBe(false);
    await expect
      .poll(async () => (await jobsOf(product, back.userId)).map(({ state }) => state), patience)
      .toEqual(['completed']);
    expect(await project.hasUser(back.userId)).toBe(true);
  });

  it('nothing waits for a guest', async () => {
    const { userId, token } = await project.signInAsGuest();
    await close(withoutKey, (await login(withoutKey, token)).apiToken);
    expect(await jobsOf(withoutKey, userId)).toEqual([]);
  });
});
