import { storyboards } from '../storyboard/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, createFilm, finishFilm } from '../../testing/contents.ts';
import { runScheduledJob } from '../../testing/run-job.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { createReminders } from './content.reminders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const hourMs = 3_600_000;
const tiny = { scene_count: 1, scene_length: 1, duration: 1 };

const remindersTo = async (recipient: string) =>
  await product.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .where('kind', '=', 'time-to-post')
    .execute();

/** Plans a content for so many hours from now. */
async function plan(user: TestUser, id: string, hours: number, title = 'Planned'): Promise<void> {
  const at = new Date(product.clock.now().getTime() + hours * hourMs);
  expect(
    (await user.request('PATCH', `/content/${id}`, { title, scheduled_at: at.toISOString() }))
      .status,
  ).toBe(200);
}

async function pass(hours: number): Promise<void> {
  product.clock.advance(hours * hourMs);
  await runScheduledJob(product, 'remind-to-post');
}

describe('the time to post', () => {
  it('is told once, whatever else is planned for the same video afterwards [MAIL-3]', async () => {
    const email = 'planner@example.com';
    const user = await product.signUp(email);
    const { id, watch_url: watchUrl } = await createFilm(user, { email });
    await plan(user, id, 2);
    await pass(1);
    expect(await remindersTo(email)).toEqual([]);
    await pass(1.1);
    await pass(0);
    const [mail, ...more] = await remindersTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'It is time to post your video',
      text: expect.stringContaining('“Planned”'),
    });
    expect(mail?.text).toContain('(UTC)');
    expect(mail?.text).toContain(watchUrl);
    const again = await product.signIn(email);
    for (const hours of [1, -1, 3]) {
      await plan(again, id, hours, 'Pay at https://evil.example');
      await pass(0.1);
    }
    await pass(4);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it('is told with a link to the storyboard where the page of the film is turned off, to the creator alone', async () => {
    const email = 'keeps-to-themselves@example.com';
    const user = await product.signUp(email);
    const { id } = await createFilm(user, { email: null });
    const { id: others } = await createFilm(user, { email: 'somebody-else@example.com' });
    await product.database.db
      .updateTable('mail_consent')
      .set({ granted_at: product.clock.now() })
      .where('account_id', '=', user.accountId)
      .execute();
    for (const content of [id, others]) {
      await plan(user, content, 0.5);
      expect((await user.request('DELETE', `/content/${content}/watch-link`)).status).toBe(200);
    }
    await pass(1);
    const [mail, ...more] = await remindersTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/storyboard/${id}`);
    expect(await remindersTo('somebody-else@example.com')).toEqual([]);
  });

  it('is told at the new time where the date was moved before', async () => {
    const email = 'mover@example.com';
    const user = await product.signUp(email);
    const { id } = await createFilm(user, { email: null });
    await plan(user, id, 0.5);
    await plan(user, id, 3);
    await pass(1);
    expect(await remindersTo(email)).toEqual([]);
    await pass(2.1);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it.each([-1, -24 * 365])(
    'is not told for a date that has passed: %d hours from now',
    async (hours) => {
      const email = `past${-hours}@example.com`;
      const user = await product.signUp(email);
      const { id } = await createFilm(user, { email });
      await plan(user, id, hours);
      await pass(0);
      expect(await remindersTo(email)).toEqual([]);
      await plan(user, id, 0.1);
      await pass(0.2);
      expect(await remindersTo(email)).toHaveLength(1);
    },
  );

  it('is not told of a video that is finished only afterwards, nor of a duplicate, nor of a deleted one', async () => {
    const email = 'late@example.com';
    const user = await product.signUp(email);
    const draft = await createDraft(user, { ...tiny, email });
    const film = await createFilm(user, { email });
    await plan(user, draft.id, 0.1);
    await plan(user, film.id, 0.1);
    const copy = (await user.request('POST', `/content/${film.id}/duplicate`)).body.id;
    await finishFilm(user, copy);
    await user.request('DELETE', `/content/${film.id}`);
    product.clock.advance(0.2 * hourMs);
    await finishFilm(user, draft.id);
    await pass(0);
    expect(await remindersTo(email)).toEqual([]);
  });

  it('is told of every video, although the mail for another one cannot be written', async () => {
    const user = await product.signUp('one-fails@example.com');
    const [broken, whole] = [await createFilm(user, {}), await createFilm(user, {})];
    await plan(user, broken.id, 1);
    await plan(user, whole.id, 2);
    const told: string[] = [];
    // By a clock of its own: the product's job finds nothing due meanwhile.
    const later = { now: () => new Date(product.clock.now().getTime() + 3 * hourMs) };
    const job = createReminders({
      database: product.database,
      clock: later,
      findFinishedAt: storyboards.findFinishedAt,
      remind: async (_tx, { contentId }) => {
        if (contentId === broken.id) throw new Error('no mail for this one');
        told.push(contentId);
      },
    });
    const run = { signal: new AbortController().signal } as Parameters<typeof job>[0];
    await expect(job(run)).rejects.toThrow('1 reminders could not be written');
    expect(told).toEqual([whole.id]);
    await expect(job(run)).rejects.toThrow();
    expect(told).toEqual([whole.id]);
  });

  it('is not told days later, when the server comes back', async () => {
    const email = 'outage@example.com';
    const user = await product.signUp(email);
    const { id } = await createFilm(user, { email });
    await plan(user, id, 1);
    await pass(26);
    expect(await remindersTo(email)).toEqual([]);
  });
});
