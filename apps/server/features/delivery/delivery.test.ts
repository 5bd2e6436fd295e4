import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, createFilm, finishFilm } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ settings: { DELIVERY_ASKS_PER_NETWORK: '1000' } });
});
afterAll(() => product.stop());

const tiny = { scene_count: 1, scene_length: 1, duration: 1 };
const bait = {
  title: 'Pay at https://evil.example',
  prompt: 'Call +1 800 555 0199 and pay at https://evil.example',
  social_handle: '@evil.example',
};

interface Mail {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_url: string | null;
}

const mailsTo = async (recipient: string): Promise<Mail[]> =>
  await product.database.db
    .selectFrom('mail')
    .select(['kind', 'subject', 'text', 'html', 'unsubscribe_url'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);
/** Waits until mails of just these kinds went to an address. */
const expectMails = async (recipient: string, kinds: readonly string[]) =>
  await expect.poll(() => kindsTo(recipient)).toEqual(kinds);

/** The path of the page that a consent mail leads to. */
async function pageFor(recipient: string): Promise<string> {
  const mail = (await mailsTo(recipient)).find(({ kind }) => kind === 'consent');
  return /http:\/\/localhost:\d+(\/mail\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const answer = async (page: string, words: string) =>
  await product.app.inject({
    method: 'POST',
    url: page,
    headers: form,
    payload: `answer=${words}`,
  });

async function balance(user: TestUser): Promise<number> {
  return (await user.request('GET', '/subscription/credits')).body.available_credits;
}

describe("an account's own address", () => {
  it('is mailed as soon as the film is finished, however its letters are written', async () => {
    const user = await product.signUp('own@example.com');
    const film = await createFilm(user, { email: 'Own@Example.COM' });
    await expectMails('Own@Example.COM', ['video-ready']);
    expect(film.notices).toEqual([]);
    const [mail] = await mailsTo('Own@Example.COM');
    expect(mail).toMatchObject({ subject: 'Your video is ready', unsubscribe_url: null });
    expect(mail?.text).toContain(film.watch_url);
  });

  it("is not a guest's, who has none", async () => {
    const guest = await product.signInAsGuest();
    await createFilm(guest, { email: 'guest-own@example.com' });
    await expectMails('guest-own@example.com', ['consent']);
  });
});

describe('any other address', () => {
  it('gets one mail that asks, without a word of whoever asked [MAIL-1]', async () => {
    const guest = await product.signInAsGuest();
    const film = await createFilm(guest, { ...bait, email: 'stranger@example.com' });
    expect(film.notices).toContain(
      'We ask stranger@example.com for its consent before we mail the video there. Until its owner agrees, the video is here only.',
    );
    const [mail, ...more] = await mailsTo('stranger@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'consent',
      subject: 'May Scenewright mail you videos?',
      unsubscribe_url: expect.stringMatching(
        /^http:\/\/localhost:3000\/mail\/[\w-]{88}\/unsubscribe$/,
      ),
    });
    for (const words of ['evil', 'Pay', '555'])
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(words);
  });

  it('is told nothing by duplicating, renaming, approving for nothing and combining, nor by dates that have passed', async () => {
    const guest = await product.signInAsGuest();
    let { id } = await createFilm(guest, { email: 'relay@example.com' });
    const left = await balance(guest);
    for (const title of ['Pay at https://evil.example', 'Really do']) {
      id = (await guest.request('POST', `/content/${id}/duplicate`)).body.id;
      await guest.request('PATCH', `/content/${id}`, {
        title,
        scheduled_at: new Date(product.clock.now().getTime() - 60_000).toISOString(),
      });
      expect((await finishFilm(guest, id)).status).toBe('completed');
    }
    expect(await balance(guest)).toBe(left);
    expect(await kindsTo('relay@example.com')).toEqual(['consent']);
  });

  it('is not asked again by the same account, whatever it creates', async () => {
    const user = await product.signUp('once@example.com');
    for (const email of ['asked@example.com', 'Asked@Example.com', 'ASKED@EXAMPLE.COM'])
      await createDraft(user, { ...tiny, email });
    expect([
      ...(await kindsTo('asked@example.com')),
      ...(await kindsTo('Asked@Example.com')),
      ...(await kindsTo('ASKED@EXAMPLE.COM')),
    ]).toEqual(['consent']);
  });

  it('is mailed the finished films when it agrees, each once, and the next ones at once', async () => {
    const user = await product.signUp('sender@example.com');
    const first = await createFilm(user, { title: 'First', email: 'friend@example.com' });
    const second = await createFilm(user, { email: 'Friend@example.com' });
    await user.request('PATCH', `/content/${second.id}`, { title: bait.title, scheduled_at: null });
    const page = await pageFor('friend@example.com');
    expect((await answer(page, 'agree')).statusCode).toBe(303);
    await expectMails('friend@example.com', ['consent', 'video-ready']);
    await expectMails('Friend@example.com', ['video-ready']);
    await answer(page, 'agree');
    expect(
      (await createFilm(user, { title: 'Third', email: 'friend@example.com' })).notices,
    ).toEqual([]);
    await expectMails('friend@example.com', ['consent', 'video-ready', 'video-ready']);
    const [, ready] = await mailsTo('friend@example.com');
    expect(ready?.text).toContain(first.watch_url);
    expect(ready?.unsubscribe_url).toBe(`http://localhost:3000${page}/unsubscribe`);
    const [quoted] = await mailsTo('Friend@example.com');
    expect(quoted?.text).toContain('“Pay at evil·example”');
    expect(quoted?.text).toContain(second.watch_url);
    expect(quoted?.html).not.toContain('evil.example');
  });

  it('agrees to one account alone', async () => {
    const [one, other] = [
      await product.signUp('one@example.com'),
      await product.signUp('another@example.com'),
    ];
    await createDraft(one, { ...tiny, email: 'picky@example.com' });
    await answer(await pageFor('picky@example.com'), 'agree');
    await createFilm(other, { email: 'picky@example.com' });
    expect(await kindsTo('picky@example.com')).toEqual(['consent', 'consent']);
  });

  it('refuses for all accounts, which are not told so, and may take it back [MAIL-1]', async () => {
    const [one, other] = [
      await product.signUp('first-asker@example.com'),
      await product.signUp('second-asker@example.com'),
    ];
    await createFilm(one, { email: 'no@example.com' });
    const page = await pageFor('no@example.com');
    await answer(page, 'refuse');
    const film = await createFilm(other, { email: 'No@Example.com' });
    expect(film.notices).toEqual([
      expect.stringContaining('We ask No@Example.com for its consent'),
    ]);
    expect([...(await kindsTo('no@example.com')), ...(await kindsTo('No@Example.com'))]).toEqual([
      'consent',
    ]);
    await answer(page, 'agree');
    await expectMails('no@example.com', ['consent', 'video-ready']);
    await answer(page, 'refuse');
    await createFilm(one, { email: 'no@example.com' });
    expect(await kindsTo('no@example.com')).toEqual(['consent', 'video-ready']);
  });

  it('refuses for every tag of its mailbox, and agrees for none but itself', async () => {
    const [one, other] = [
      await product.signUp('tags-asker@example.com'),
      await product.signUp('tags-other@example.com'),
    ];
    await createDraft(one, { ...tiny, email: 'tags@example.com' });
    await answer(await pageFor('tags@example.com'), 'agree');
    await createDraft(one, { ...tiny, email: 'tags+1@example.com' });
    await expectMails('tags+1@example.com', ['consent']);
    await answer(await pageFor('tags+1@example.com'), 'refuse');
    await createDraft(other, { ...tiny, email: 'tags+2@example.com' });
    expect(await kindsTo('tags+2@example.com')).toEqual([]);
    await createDraft(other, { ...tiny, email: 'tags-other+mine@example.com' });
    await expectMails('tags-other+mine@example.com', ['consent']);
  });

  it("keeps what it said to a guest when the guest's work moves into an account", async () => {
    const guest = await product.signInAsGuest();
    await createDraft(guest, { ...tiny, email: 'moves@example.com' });
    await answer(await pageFor('moves@example.com'), 'agree');
    const account = await product.signUp('moved@example.com');
    const token = (
      await product.send('POST', '/auth/v1/token?grant_type=password', {
        email: 'moved@example.com',
        password: 'a long password',
      })
    ).body.access_token;
    await product.send('POST', '/api/v1/auth/login', { token, guest_token: guest.token });
    await createFilm(account, { email: 'moves@example.com' });
    await expectMails('moves@example.com', ['consent', 'video-ready']);
  });
});

describe('the page that asks', () => {
  it('decides nothing when it is opened, runs nothing and is kept by nobody', async () => {
    await createFilm(await product.signUp('asks@example.com'), { email: 'reader@example.com' });
    const page = await pageFor('reader@example.com');
    for (const url of [page, `${page}/unsubscribe`]) {
      const { statusCode, headers, body } = await product.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(body).toContain('src:url(/fonts/inter.woff2)');
      expect(body).toContain('Yes, mail me their videos');
      expect(body).toContain('No, and let nobody ask again');
      expect(body).not.toMatch(/<script|javascript:|\son\w+=|style="/i);
    }
    expect(await kindsTo('reader@example.com')).toEqual(['consent']);
    await answer(page, 'agree');
    expect((await product.app.inject({ url: page })).body).toContain('You agreed');
    await answer(page, 'refuse');
    expect((await product.app.inject({ url: page })).body).toContain('You refused');
  });

  it.each([
    ['as a form', form, 'List-Unsubscribe=One-Click'],
    [
      'as a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['as nothing at all', {}, ''],
  ])('takes the one press of a mail program, %s', async (kind, headers, payload) => {
    const recipient = `${kind.replaceAll(' ', '-')}@example.com`;
    const user = await product.signUp(`sends-${recipient}`);
    await createDraft(user, { ...tiny, email: recipient });
    const [mail] = await mailsTo(recipient);
    const reply = await product.app.inject({
      method: 'POST',
      url: new URL(mail?.unsubscribe_url ?? '').pathname,
      headers,
      payload,
    });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('You refused')]);
    expect(await answer(await pageFor(recipient), 'maybe')).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('You refused'),
    });
  });

  it('is a page that is not there for what nobody was sent', async () => {
    await createDraft(await product.signUp('finds@example.com'), {
      ...tiny,
      email: 'found@example.com',
    });
    const page = await pageFor('found@example.com');
    const changed = page.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const url of [
      changed,
      `${page}=`,
      '/mail/x',
      `/mail/${'A'.repeat(88)}`,
      '/mail/constructor',
      '/mail/__proto__',
    ]) {
      for (const reply of [
        await product.app.inject({ url }),
        await answer(url, 'agree'),
        await product.app.inject({ method: 'POST', url: `${url}/unsubscribe` }),
      ]) {
        expect([reply.statusCode, reply.body], url).toEqual([
          404,
          expect.stringContaining('Page not found'),
        ]);
      }
    }
  });

  it('refuses a form that holds what cannot be kept, like any other body', async () => {
    const guest = await product.signInAsGuest();
    await createDraft(guest, { ...tiny, email: 'form@example.com' });
    const page = await pageFor('form@example.com');
    for (const payload of ['answer=agree%00', 'answer=agree&x%00=1']) {
      const reply = await product.app.inject({ method: 'POST', url: page, headers: form, payload });
      expect({ status: reply.statusCode, body: reply.json() }).toEqual({
        status: 400,
        body: expect.objectContaining({
          code: 'malformed_request',
          request_id: expect.any(String),
        }),
      });
    }
    expect((await product.app.inject({ url: page })).body).not.toContain('You agreed');
  });

  it('still takes a refusal when whoever asked has closed their account', async () => {
    const leaver = await product.signUp('leaves@example.com');
    await createDraft(leaver, { ...tiny, email: 'left@example.com' });
    const page = await pageFor('left@example.com');
    await leaver.request('DELETE', '/profile/delete-account');
    expect((await product.app.inject({ url: page })).body).toContain(
      'Whoever asked has closed their account',
    );
    await answer(page, 'agree');
    expect((await product.app.inject({ url: page })).body).toContain(
      'Whoever asked has closed their account',
    );
    await answer(page, 'refuse');
    await createDraft(await product.signUp('comes-later@example.com'), {
      ...tiny,
      email: 'left@example.com',
    });
    expect(await kindsTo('left@example.com')).toEqual(['consent']);
  });
});
