import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft, createFilm, finishFilm } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestUser;
let film: Storyboard;

beforeAll(async () => {
  product = await startTestProduct({ settings: { SUPPORT_EMAIL: 'operator@scenewright.example' } });
  owner = await product.signUp('owner@example.com');
  film = await createFilm(owner, { email: null });
  await rename(film, '"><script>alert(1)</script> & Bees');
});
afterAll(() => product.stop());

const origin = 'http://localhost:3000';
const pathOf = (url: string | null) => (url ?? '').replace(origin, '');
const open = async (path: string, headers: Record<string, string> = {}) =>
  await product.app.inject({ url: path, headers });
const look = async ({ id }: Pick<Storyboard, 'id'>): Promise<Storyboard> =>
  (await owner.request('GET', `/storyboard/content/${id}/storyboard`)).body;
const rename = async ({ id }: Pick<Storyboard, 'id'>, title: string) =>
  await owner.request('PATCH', `/content/${id}`, { title, scheduled_at: null });

/** Neither the page nor any file of it is there, and the page says so in a sentence. */
async function expectGone(path: string): Promise<void> {
  const page = await open(path);
  expect([page.statusCode, page.headers['content-type'], page.body], path).toEqual([
    404,
    expect.stringContaining('text/html'),
    expect.stringContaining('This link opens no video.'),
  ]);
  expect(page.body).toContain('Page not found');
  for (const file of ['film.mp4', 'film.mp4?download=1', 'picture.jpg', 'captions.vtt'])
    expect((await open(`${path}/${file}`)).statusCode, file).toBe(404);
}

describe('the page of a finished film', () => {
  it('is there for everybody who has its address: player, captions, title, download, report', async () => {
    const path = pathOf(film.watch_url);
    expect(path).toMatch(/^\/watch\/[\w-]{43}$/);
    const { statusCode, headers, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`src="${path}/film.mp4"`);
    expect(body.replaceAll(/\s+/gu, ' ')).toContain(
      `<track kind="captions" src="${path}/captions.vtt" srclang="en" label="English" />`,
    );
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; Bees</h1>');
    expect(body).toContain(`href="${path}/film.mp4?download=1"`);
    expect(body).toContain(
      `href="mailto:operator@scenewright.example?subject=Report%20of%20a%20video&amp;body=${encodeURIComponent(`I report this video:\n${film.watch_url}`)}`,
    );
    expect(body).toContain(`<meta property="og:image" content="${film.watch_url}/picture.jpg" />`);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('src:url(/fonts/inter.woff2)');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(body).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
  });

  it('is styled: its policy lets just its own rules through', async () => {
    const { headers, body } = await open(pathOf(film.watch_url));
    const rules = /<style>([^<]+)<\/style>/u.exec(body)?.[1] ?? '';
    expect(rules).toContain('.film{');
    expect(headers['content-security-policy']).toContain(
      `style-src 'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
    );
  });

  it('plays in parts, is saved under its title, and has captions and a picture', async () => {
    const path = pathOf(film.watch_url);
    const part = await open(`${path}/film.mp4`, { range: 'bytes=0-99' });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([
      206,
      100,
      'video/mp4',
    ]);
    expect((await open(`${path}/film.mp4?download=1`)).headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''.*Bees\.mp4$/,
    );
    expect((await open(`${path}/captions.vtt`)).body).toMatch(/^WEBVTT\n/);
    expect((await open(`${path}/picture.jpg`)).headers['content-type']).toBe('image/jpeg');
    for (const file of ['film.mp4', 'picture.jpg', 'captions.vtt'])
      expect((await open(`${path}/${file}`)).headers['cache-control']).toBe('private, no-cache');
  });

  it('is no page for an address that nobody was given', async () => {
    const path = pathOf(film.watch_url);
    const changed = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const wrong of [
      changed,
      `${path}=`,
      `${path}A`,
      '/watch/x',
      `/watch/${'A'.repeat(43)}`,
      '/watch/constructor',
      `/watch/${film.id}`,
    ])
      await expectGone(wrong);
  });

  it('does not open while there is no film', async () => {
    const draft = await createDraft(owner, { scene_count: 1, duration: 3 });
    expect(draft.watch_url).toBeNull();
    expect(await owner.request('POST', `/content/${draft.id}/watch-link`)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', detail: 'There is no finished video to share yet.' },
    });
  });
});

describe('its owner', () => {
  it('turns it off, and makes another with another address [MAIL-2]', async () => {
    const { id, watch_url: first } = await createFilm(owner);
    expect((await owner.request('DELETE', `/content/${id}/watch-link`)).status).toBe(200);
    await expectGone(pathOf(first));
    expect((await look({ id })).watch_url).toBeNull();
    const { body } = await owner.request('POST', `/content/${id}/watch-link`);
    expect(body.watch_url).not.toBe(first);
    expect((await owner.request('POST', `/content/${id}/watch-link`)).body).toEqual(body);
    expect((await open(pathOf(body.watch_url))).statusCode).toBe(200);
    expect((await look({ id })).watch_url).toBe(body.watch_url);
    await expectGone(pathOf(first));
  });

  it('and nobody else', async () => {
    const stranger = await product.signUp('stranger@example.com');
    for (const method of ['POST', 'DELETE'] as const)
      expect((await stranger.request(method, `/content/${film.id}/watch-link`)).status).toBe(404);
    expect((await open(pathOf(film.watch_url))).statusCode).toBe(200);
  });

  it('deletes the video, and the page with it, until it is brought back', async () => {
    const { id, watch_url: url } = await createFilm(owner);
    await owner.request('DELETE', `/content/${id}`);
    await expectGone(pathOf(url));
    await owner.request('POST', `/content/${id}/restore`);
    expect((await open(pathOf(url))).statusCode).toBe(200);
  });

  it('closes the account', async () => {
    const leaver = await product.signUp('leaver@example.com');
    const { watch_url: url } = await createFilm(leaver);
    expect((await leaver.request('DELETE', '/profile/delete-account')).status).toBe(200);
    await expectGone(pathOf(url));
  });

  it('of two who make a link at once each gets the same', async () => {
    const { id } = await createFilm(owner);
    await owner.request('DELETE', `/content/${id}/watch-link`);
    const replies = await Promise.all(
      [1, 2, 3].map(() => owner.request('POST', `/content/${id}/watch-link`)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.watch_url}`)).size).toBe(1);
  });
});

describe('the operator', () => {
  it.each([
    ['its link', ({ watch_url: url }: Storyboard) => url ?? ''],
    ['the last part of it', ({ watch_url: url }: Storyboard) => url?.split('/').at(-1) ?? ''],
    ['the id of its content', ({ id }: Storyboard) => id],
  ])('removes a film from view by %s: page, files, new links and mails', async (_name, nameOf) => {
    const made = await createFilm(owner);
    const path = pathOf(made.watch_url);
    expect(await product.operator.takeDown(nameOf(made))).toMatch(
      new RegExp(
        `^Removed from view: “.+” \\(${made.id}\\) of owner@example\\.com \\(${owner.accountId}\\)\\.$`,
      ),
    );
    await expectGone(path);
    for (const url of [made.video_url, made.download_url, made.thumbnail_url])
      expect((await open(url ?? '')).statusCode).toBe(404);
    const seen = await look(made);
    expect(seen).toMatchObject({
      video_url: null,
      download_url: null,
      thumbnail_url: null,
      watch_url: null,
    });
    expect(seen.notices[0]).toContain('removed from view by the operator');
    expect(await owner.request('POST', `/content/${made.id}/watch-link`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('removed from view') },
    });
    // Again, it changes nothing.
    await product.operator.takeDown(nameOf(made));
  });

  it('has removed its duplicates, too: they show no film, have no page, and nobody is mailed about them', async () => {
    const made = await createFilm(owner, { email: 'owner@example.com' });
    const countMails = async () =>
      (
        await product.database.db
          .selectFrom('mail')
          .select('id')
          .where('kind', '=', 'video-ready')
          .execute()
      ).length;
    await expect.poll(countMails).toBe(1);
    await product.operator.takeDown(made.id);
    const { id } = (await owner.request('POST', `/content/${made.id}/duplicate`)).body;
    await finishFilm(owner, id);
    expect(await countMails()).toBe(1);
    expect(await look({ id })).toMatchObject({ video_url: null, watch_url: null });
    expect((await owner.request('POST', `/content/${id}/watch-link`)).status).toBe(409);
  });

  it.each([
    '',
    'nonsense',
    'https://elsewhere.example/watch/x',
    '6f0dcb62-4a2c-4a3e-9d0c-2b7a1b1d2c3d',
  ])('is told that %j names nothing', async (typed) => {
    await expect(product.operator.takeDown(typed)).rejects.toThrow(/^Nothing is known of /);
  });
});
