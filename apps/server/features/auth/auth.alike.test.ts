import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
const password = 'a long password';

beforeAll(async () => {
  product = await startTestProduct({
    workers: false,
    settings: { AUTH_AUTOCONFIRM: 'off', AUTH_MAIL_INTERVAL_S: '0' },
  });
});
afterAll(() => product.stop());

const jobs = async () => (await product.queue.boss.findJobs('send-mail')).length;
const mails = async () =>
  (await product.database.db.selectFrom('mail').select('id').execute()).length;

async function confirmed(email: string): Promise<string> {
  await product.send('POST', '/auth/v1/signup', { email, password });
  const { text } = await product.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await product.app.inject({ url: link.pathname + link.search });
  return email;
}

// What a request leaves to be done slows the next one down: it must not tell who has an account.
it.each([
  ['/auth/v1/signup', { password }],
  ['/auth/v1/recover', {}],
  ['/auth/v1/resend', { type: 'signup' }],
])('%s leaves one job behind, whether it mails somebody or nobody', async (path, body) => {
  const known = await confirmed(`known${path.slice(-7)}@example.com`.replaceAll('/', '-'));
  for (const email of [known, `nobody-${known}`]) {
    const before = { jobs: await jobs(), mails: await mails() };
    expect((await product.send('POST', path, { email, ...body })).status).toBe(200);
    expect(await jobs()).toBe(before.jobs + 1);
    const isMailed = path.endsWith('signup')
      ? email !== known
      : path.endsWith('recover') && email === known;
    expect(await mails()).toBe(before.mails + (isMailed ? 1 : 0));
  }
});
