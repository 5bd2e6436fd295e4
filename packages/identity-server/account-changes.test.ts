import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createCookieFetch,
  createMemoryStorage,
  type IdentityService,
  ownOrigin,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

const callback = `${ownOrigin}/auth/callback`;
const password = 'correct horse';

let service: IdentityService;
beforeAll(async () => {
  service = await startIdentityService();
});
// An hour without a request: the limits of an address are full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

describe('guests', () => {
  it('become permanent by confirming an address, and keep their id', async () => {
    const client = service.client();
    const { data: guest } = await client.signInAnonymously({
      options: { data: { colour: 'teal' } },
    });
    expect(guest.user).toMatchObject({
      is_anonymous: true,
      email: '',
      app_metadata: {},
      identities: [],
      user_metadata: { colour: 'teal' },
    });
    const asked = await client.updateUser(
      { email: 'guest@example.com' },
      { emailRedirectTo: callback },
    );
    expect(asked.data.user).toMatchObject({
      is_anonymous: true,
      new_email: 'guest@example.com',
      email: '',
    });

    const { data, error } = await service.openMail(client, 'guest@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id: guest.user?.id,
      email: 'guest@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email: 'guest@example.com', email_verified: true } },
    ]);
    expect((await client.updateUser({ password })).error).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'guest@example.com', password })).data
        .user?.id,
    ).toBe(guest.user?.id);
  });

  it('may choose address and password in one step', async () => {
    const client = service.client();
    const { data: guest } = await client.signInAnonymously();
    await client.updateUser(
      { email: 'one-step@example.com', password },
      { emailRedirectTo: callback },
    );
    await service.openMail(client, 'one-step@example.com');
    expect(
      (await service.client().signInWithPassword({ email: 'one-step@example.com', password })).data
        .user?.id,
    ).toBe(guest.user?.id);
  });

  it('cannot have a password alone, nor a used address', async () => {
    await service.register('taken@example.com', password);
    const client = service.client();
    await client.signInAnonymously();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    const mails = await service.mailCount();
    const { data } = await client.updateUser(
      { email: 'taken@example.com' },
      { emailRedirectTo: callback },
    );
    expect(data.user).toMatchObject({
      is_anonymous: true,
      new_email: 'taken@example.com',
      email: '',
    });
    // Its owner alone is told.
    expect(await service.mailCount()).toBe(mails + 1);
    const letter = await service.mailTo('taken@example.com');
    expect(letter).toMatchObject({ kind: 'account-exists', link: `${ownOrigin}/auth?tab=login` });
    expect(letter.text).not.toMatch(/\b\d{6}\b/);
  });

  it('do not get an address that somebody else confirmed first', async () => {
    const [first, second] = [service.client(), service.client()];
    await first.signInAnonymously();
    await second.signInAnonymously();
    await first.updateUser({ email: 'race@example.com' }, { emailRedirectTo: callback });
    const slow = (await service.mailTo('race@example.com')).link;
    service.clock.advance(61_000);
    await second.updateUser({ email: 'race@example.com' }, { emailRedirectTo: callback });
    expect((await service.openMail(second, 'race@example.com')).error).toBeNull();
    expect((await service.open(slow)).searchParams.get('error_code')).toBe('email_exists');
  });

  it('can have the link sent again', async () => {
    const client = service.client();
    await client.signInAnonymously();
    await client.updateUser({ email: 'impatient@example.com' }, { emailRedirectTo: callback });
    const resend = () =>
      client.resend({
        type: 'email_change',
        email: 'impatient@example.com',
        options: { emailRedirectTo: callback },
      });
    expect((await resend()).error).toMatchObject({ status: 429 });
    service.clock.advance(61_000);
    expect((await resend()).error).toBeNull();
    expect((await service.openMail(client, 'impatient@example.com')).error).toBeNull();
    expect((await client.refreshSession()).data.user).toMatchObject({
      email: 'impatient@example.com',
      is_anonymous: false,
    });
  });
});

describe('changing the address of an account', () => {
  it('needs both mailboxes', async () => {
    const browser = createCookieFetch();
    const { client, user } = await service.register(
      'before@example.com',
      password,
      service.client(createMemoryStorage(), browser.fetch),
    );
    await client.updateUser({ email: 'after@example.com' }, { emailRedirectTo: callback });
    const first = await service.open(
      (await service.mailTo('after@example.com')).link,
      browser.jar.cookie,
    );
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toMatch(
      /^Confirmation link accepted/,
    );
    expect((await client.getUser()).data.user?.email).toBe('before@example.com');
    const { data, error } = await service.openMail(client, 'before@example.com');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user?.id, email: 'after@example.com' });
    expect(
      (await service.client().signInWithPassword({ email: 'after@example.com', password })).error,
    ).toBeNull();
    expect(
      (await service.client().signInWithPassword({ email: 'before@example.com', password })).error,
    ).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('metadata', () => {
  it('is merged, and null takes a key away', async () => {
    const { client } = await service.register('meta@example.com', password);
    await client.updateUser({ data: { full_name: 'Meta', colour: 'teal' } });
    const { data } = await client.updateUser({ data: { colour: null, size: 3 } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Meta', size: 3 });
    const session = (await client.refreshSession()).data.session;
    expect(await service.identity.verify(session?.access_token ?? '')).toMatchObject({
      name: 'Meta',
    });
  });
});
