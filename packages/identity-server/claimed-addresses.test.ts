import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
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

describe('an account that names an address that somebody has', () => {
  it('is answered as for one that is free, also when it asks again; the owner alone is told', async () => {
    await service.register('has-one@example.com', password);
    const [curious, other] = [
      await service.register('curious@example.com', password),
      await service.register('other-one@example.com', password),
    ];
    service.clock.advance(3_600_000);
    const shapeOf = ({ data, error }: Awaited<ReturnType<typeof curious.client.updateUser>>) => ({
      error,
      fields: Object.keys(data.user ?? {}).toSorted(),
      newEmail: data.user?.new_email,
    });
    for (const { client } of [curious, other]) await client.refreshSession();
    const [taken, free] = [
      await curious.client.updateUser({ email: 'has-one@example.com' }),
      await other.client.updateUser({ email: 'free-one@example.com' }),
    ];
    expect(shapeOf(taken)).toEqual({ ...shapeOf(free), newEmail: 'has-one@example.com' });
    expect(shapeOf(taken).error).toBeNull();
    expect((await service.mailTo('has-one@example.com')).kind).toBe('account-exists');
    expect((await service.mailTo('free-one@example.com')).kind).toBe('email-change');
    const landed = async (email: string) => [
      ...(await service.open((await service.mailTo(email)).link)).searchParams.keys(),
      ...new URLSearchParams(
        (await service.open((await service.mailTo(email)).link)).hash.slice(1),
      ).keys(),
    ];
    service.clock.advance(61_000);
    for (const email of ['curious@example.com', 'other-one@example.com']) {
      expect((await service.mailTo(email)).kind).toBe('email-change');
      expect((await service.client().resend({ type: 'email_change', email })).error).toBeNull();
    }
    expect((await service.mailTo('has-one@example.com')).kind).toBe('account-exists');
    expect(await landed('curious@example.com')).toEqual(await landed('other-one@example.com'));
    expect((await curious.client.getUser()).data.user?.email).toBe('curious@example.com');
  });
});

describe('an account that names an address that is not theirs', () => {
  const linkTo = async (email: string) => (await service.mailTo(email)).link;

  /** Somebody with an account, two sessions and a mail of their own under way, who asks for a stranger's address. */
  async function mallory(own: string, victims: string) {
    const { client } = await service.register(own, password);
    const other = service.client();
    await other.signInWithPassword({ email: own, password });
    const signedUp = await service.database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', '=', own)
      .executeTakeFirstOrThrow();
    await service.database.db
      .insertInto('identity_identity')
      .values({
        id: signedUp.id,
        user_id: signedUp.id,
        provider: 'google',
        subject: own,
        identity_data: '{}',
        created_at: service.clock.now(),
        updated_at: service.clock.now(),
      })
      .execute();
    const waiting = service.client();
    await waiting.resetPasswordForEmail(own, { redirectTo: callback });
    const code = (await service.open(await linkTo(own))).searchParams.get('code') ?? '';
    service.clock.advance(61_000);
    await client.updateUser({ email: victims }, { emailRedirectTo: callback });
    async function expectNoWayIn() {
      expect(
        (await service.client().signInWithPassword({ email: victims, password })).error,
      ).toMatchObject({ code: 'invalid_credentials' });
      for (const session of [client, other]) {
        expect((await session.getUser()).error).not.toBeNull();
        expect((await session.refreshSession()).error).not.toBeNull();
      }
      expect((await waiting.exchangeCodeForSession(code)).error).toMatchObject({
        code: 'flow_state_not_found',
      });
      const { identities } = await recover(victims);
      expect(identities?.map(({ provider }) => provider)).toEqual(['email']);
    }
    return { client, expectNoWayIn };
  }

  async function recover(email: string) {
    service.clock.advance(61_000);
    const owner = service.client();
    await owner.resetPasswordForEmail(email, { redirectTo: callback });
    const { data } = await service.openMail(owner, email);
    if (data.user === null) throw new Error('the owner of the mailbox could not sign in');
    return data.user;
  }

  it('has no way in once another browser opens the link to the new address', async () => {
    const { expectNoWayIn } = await mallory('mallory1@example.com', 'victim1@example.com');
    await service.open(await linkTo('mallory1@example.com'));
    const landed = await service.open(await linkTo('victim1@example.com'));
    expect(landed.searchParams.get('password')).toBe('pending');
    await expectNoWayIn();
  });

  it('has none once the code is entered there', async () => {
    const { expectNoWayIn } = await mallory('mallory2@example.com', 'victim2@example.com');
    await service.open(await linkTo('mallory2@example.com'));
    const token = /\b(\d{6})\b/.exec((await service.mailTo('victim2@example.com')).text)?.[1] ?? '';
    const owner = service.client();
    expect(
      (await owner.verifyOtp({ email: 'victim2@example.com', token, type: 'email_change' })).error,
    ).toBeNull();
    expect((await owner.getUser()).data.user?.email).toBe('victim2@example.com');
    await expectNoWayIn();
  });

  it('has none where the mail to the new address was opened first', async () => {
    const { client, expectNoWayIn } = await mallory('mallory3@example.com', 'victim3@example.com');
    await service.open(await linkTo('victim3@example.com'));
    expect((await client.getUser()).data.user?.email).toBe('mallory3@example.com');
    const landed = await service.open(await linkTo('mallory3@example.com'));
    expect([landed.searchParams.get('code'), landed.searchParams.get('error_code')]).toEqual([
      null,
      'flow_state_not_found',
    ]);
    await expectNoWayIn();
  });

  it('has none where it enters its own code last', async () => {
    const { expectNoWayIn } = await mallory('mallory4@example.com', 'victim4@example.com');
    await service.open(await linkTo('victim4@example.com'));
    const token =
      /\b(\d{6})\b/.exec((await service.mailTo('mallory4@example.com')).text)?.[1] ?? '';
    const { data } = await service
      .client()
      .verifyOtp({ email: 'mallory4@example.com', token, type: 'email_change' });
    expect(data.session ?? null).toBeNull();
    await expectNoWayIn();
  });
});
