import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type IdentityService,
  startIdentityService,
} from '../../apps/server/testing/identity-service.ts';

/*
 * Three limits of mail: a minute between two of one kind to one address, thirty an hour of all kinds to one mailbox, and
 * thirty an hour of all kinds from one network. None on the server as a whole.
 */

const password = 'a long password';
const perHour = 30;
const exceeded = {
  status: 429,
  body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
};

let service: IdentityService;
let networks = 0;
let people = 0;

beforeAll(async () => {
  service = await startIdentityService({}, { trustProxy: true });
});
// An hour without a request: every limit is full again.
beforeEach(() => service.clock.advance(3_600_000));
afterAll(() => service.close());

function newNetwork(): string {
  networks += 1;
  return `10.1.${Math.floor(networks / 256)}.${networks % 256}`;
}
const newAddress = () => `person${(people += 1)}@example.com`;

async function ask(
  path: string,
  body: unknown,
  {
    from = newNetwork(),
    at = service,
    bearer,
  }: { from?: string; at?: IdentityService; bearer?: string } = {},
) {
  const reply = await fetch(at.url + path, {
    method: path === '/user' ? 'PUT' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: reply.status,
    retryAfterS: Number(reply.headers.get('retry-after')),
    body: (await reply.json()) as Record<string, string>,
  };
}

/** Every request for one mail that needs no session, for an address nobody has. */
const kinds = [
  (from: string) => ask('/signup', { email: newAddress(), password }, { from }),
  (from: string) => ask('/recover', { email: newAddress() }, { from }),
  (from: string) => ask('/resend', { type: 'signup', email: newAddress() }, { from }),
  (from: string) => ask('/otp', { email: newAddress() }, { from }),
  (from: string) => ask('/magiclink', { email: newAddress() }, { from }),
];

async function askForMails(count: number, from: (turn: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1)
    statuses.push((await kinds[turn % kinds.length]?.(from(turn)))?.status ?? 0);
  return statuses;
}

const allowed = (count: number) => Array<number>(count).fill(200);

/** A confirmed user, and a session of theirs. */
async function confirmedUser() {
  const email = newAddress();
  const { session } = await service.register(email, password);
  return { email, bearer: session.access_token };
}

describe('thirty mails an hour from one network', () => {
  it('are all it gets, of whatever kind and to whomever', async () => {
    const from = newNetwork();
    expect(await askForMails(perHour, () => from)).toEqual(allowed(perHour));
    for (const kind of kinds) expect(await kind(from)).toMatchObject(exceeded);
    const mails = await service.mailCount();
    expect(await askForMails(kinds.length, newNetwork)).toEqual(allowed(kinds.length));
    expect(await service.mailCount()).toBeGreaterThan(mails);
  });

  it('come back when the hour is over, and the refusal says when', async () => {
    const from = newNetwork();
    await askForMails(perHour, () => from);
    service.clock.advance(600_000);
    const { retryAfterS } = await ask('/recover', { email: newAddress() }, { from });
    expect(retryAfterS).toBeGreaterThan(2_900);
    expect(retryAfterS).toBeLessThanOrEqual(3_000);
    service.clock.advance(retryAfterS * 1_000);
    expect(await askForMails(perHour, () => from)).toEqual(allowed(perHour));
    expect(await ask('/recover', { email: newAddress() }, { from })).toMatchObject(exceeded);
  });

  it('hold for another process on the same database', async () => {
    const from = newNetwork();
    await askForMails(perHour, () => from);
    const other = await startIdentityService({}, { trustProxy: true, beside: service });
    expect(await ask('/recover', { email: newAddress() }, { from, at: other })).toMatchObject(
      exceeded,
    );
    expect((await ask('/recover', { email: newAddress() }, { at: other })).status).toBe(200);
    await other.close();
  });

  it('are shared by all addresses of an IPv6 network', async () => {
    await askForMails(perHour, (turn) => `2001:db8:1:2::${turn + 1}`);
    expect(
      await ask('/recover', { email: newAddress() }, { from: '2001:db8:1:2:ffff::1' }),
    ).toMatchObject(exceeded);
    expect(
      (await ask('/recover', { email: newAddress() }, { from: '2001:db8:1:3::1' })).status,
    ).toBe(200);
  });

  it('are not exceeded by requests at the same time', async () => {
    const from = newNetwork();
    await askForMails(perHour - 2, () => from);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => ask('/recover', { email: newAddress() }, { from })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  });

  it('are not used up by refused requests, nor by sign-ups that need no mail', async () => {
    const from = newNetwork();
    const email = newAddress();
    await ask('/recover', { email }, { from });
    for (let turn = 0; turn < 20; turn += 1)
      expect((await ask('/recover', { email }, { from })).body['message']).toMatch(
        /^For security purposes/,
      );
    expect(await askForMails(perHour - 1, () => from)).toEqual(allowed(perHour - 1));

    const open = await startIdentityService(
      { autoconfirm: true },
      { trustProxy: true, beside: service },
    );
    expect(
      (await ask('/signup', { email: newAddress(), password }, { from, at: open })).status,
    ).toBe(200);
    expect(await ask('/recover', { email: newAddress() }, { from, at: open })).toMatchObject(
      exceeded,
    );
    await open.close();
  });

  it('stop neither guests nor who signs in by password', async () => {
    const from = newNetwork();
    const { email } = await confirmedUser();
    await askForMails(perHour, () => from);
    expect((await ask('/signup', {}, { from })).status).toBe(200);
    expect((await ask('/token?grant_type=password', { email, password }, { from })).status).toBe(
      200,
    );
  });

  it('count the two mails of a change of address as two', async () => {
    const { bearer } = await confirmedUser();
    const from = newNetwork();
    await askForMails(perHour - 1, () => from);
    expect(await ask('/user', { email: newAddress() }, { from, bearer })).toMatchObject(exceeded);
    expect((await ask('/recover', { email: newAddress() }, { from })).status).toBe(200);
  });

  it('count two for a change that is mailed again, whether or not anybody waits for it', async () => {
    const { email: waiting, bearer } = await confirmedUser();
    expect((await ask('/user', { email: newAddress() }, { bearer })).status).toBe(200);
    service.clock.advance(60_000);
    for (const email of [waiting, newAddress()]) {
      const from = newNetwork();
      await askForMails(perHour - 2, () => from);
      expect((await ask('/resend', { type: 'email_change', email }, { from })).status).toBe(200);
      expect(await ask('/recover', { email: newAddress() }, { from })).toMatchObject(exceeded);
    }
  });
});

describe('thirty mails an hour to one mailbox', () => {
  it('are all that reach it, of whatever kind and from wherever, known or not', async () => {
    const { email: known } = await confirmedUser();
    service.clock.advance(3_600_000);
    for (const email of [known, newAddress()]) {
      const request = (turn: number) =>
        turn % 2 === 0 ? ask('/recover', { email }) : ask('/resend', { type: 'signup', email });
      const statuses: number[] = [];
      for (let turn = 0; turn < perHour; turn += 1) {
        if (turn % 2 === 0) service.clock.advance(61_000);
        statuses.push((await request(turn)).status);
      }
      expect(statuses).toEqual(allowed(perHour));
      service.clock.advance(61_000);
      expect(await ask('/recover', { email })).toMatchObject(exceeded);
      expect(await ask('/otp', { email })).toMatchObject(exceeded);
      service.clock.advance(3_600_000);
      expect((await ask('/recover', { email })).status).toBe(200);
    }
  });
});

it("thirty mails an hour and one a minute are a mailbox's, by however many tags it is written to", async () => {
  const name = `tagged${(people += 1)}`;
  const tagged = (tag: number) => `${name}+${tag}@example.com`;
  expect((await ask('/otp', { email: tagged(0) })).status).toBe(200);
  for (const email of [tagged(1), `${name}@example.com`, `${name.toUpperCase()}+2+3@Example.com`]) {
    expect(await ask('/otp', { email })).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^For security purposes/) },
    });
  }
  const mailKinds = ['/otp', '/recover'] as const;
  const statuses: number[] = [];
  for (let mail = 1; mail < perHour; mail += 1) {
    if (mail % 2 === 0) service.clock.advance(61_000);
    statuses.push((await ask(mailKinds[mail % 2] ?? '/otp', { email: tagged(mail) })).status);
  }
  expect(statuses).toEqual(allowed(perHour - 1));
  service.clock.advance(61_000);
  expect(await ask('/otp', { email: tagged(100) })).toMatchObject(exceeded);
  expect((await ask('/otp', { email: `not-${name}@example.com` })).status).toBe(200);
});

describe('requests of all kinds at the same time', () => {
  it('for one person, from one network and from several, end in mails and refusals but never in a fault', async () => {
    for (const everywhere of [false, true]) {
      const { email, bearer } = await confirmedUser();
      const waiting = newAddress();
      const home = newNetwork();
      for (let round = 0; round < 3; round += 1) {
        service.clock.advance(61_000);
        const from = () => (everywhere ? newNetwork() : home);
        const replies = await Promise.all([
          ask('/user', { email: waiting }, { bearer, from: from() }),
          ask('/user', { email: waiting, data: { round } }, { bearer, from: from() }),
          ask('/resend', { type: 'email_change', email }, { from: from() }),
          ask('/resend', { type: 'email_change', email: waiting }, { from: from() }),
          ask('/recover', { email }, { from: from() }),
          ask('/recover', { email: waiting }, { from: from() }),
          ask('/otp', { email }, { from: from() }),
          ask('/signup', { email, password }, { from: from() }),
        ]);
        const statuses = replies.map(({ status }) => status);
        expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
        expect(statuses).toContain(200);
      }
    }
  });
});

describe('a mailbox that has had its thirty', () => {
  /** Asks from everywhere, every minute, until the mailbox gets no more. */
  async function fill(email: string): Promise<void> {
    for (let minute = 0; minute < perHour; minute += 1) {
      service.clock.advance(61_000);
      const replies = [
        await ask('/recover', { email }),
        await ask('/resend', { type: 'signup', email }),
      ];
      if (replies.some(({ body }) => body['message'] === exceeded.body.message)) return;
    }
    throw new Error(`${email} was never refused`);
  }

  it('does not get the mail to the present address of who names a new one', async () => {
    const { email, bearer } = await confirmedUser();
    await fill(email);
    const fresh = newAddress();
    expect(await ask('/user', { email: fresh }, { bearer })).toMatchObject(exceeded);
    await expect(service.mailTo(fresh)).rejects.toThrow('no mail');
  });

  it('does not get the mail of a change that is asked for again by the other address, and nobody is told', async () => {
    const { email, bearer } = await confirmedUser();
    const fresh = newAddress();
    await ask('/user', { email: fresh }, { bearer });
    await fill(fresh);
    const mails = await service.mailCount();
    expect(await ask('/resend', { type: 'email_change', email })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await service.mailCount()).toBe(mails);
  });
});

describe('a minute between two mails', () => {
  it('holds for each kind by itself, also for an address nobody has', async () => {
    const email = newAddress();
    expect((await ask('/recover', { email })).status).toBe(200);
    expect((await ask('/resend', { type: 'signup', email })).status).toBe(200);
    expect((await ask('/recover', { email })).status).toBe(429);
    service.clock.advance(60_000);
    expect((await ask('/recover', { email })).status).toBe(200);
  });

  it('holds for who changes their address, whichever new one they name', async () => {
    const { bearer } = await confirmedUser();
    expect((await ask('/user', { email: newAddress() }, { bearer })).status).toBe(200);
    expect(await ask('/user', { email: newAddress() }, { bearer })).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      },
    });
    service.clock.advance(60_000);
    expect((await ask('/user', { email: newAddress() }, { bearer })).status).toBe(200);
  });

  it('holds for the two mailboxes of a change together, and the answer does not tell that they belong together', async () => {
    const { email, bearer } = await confirmedUser();
    const fresh = newAddress();
    await ask('/user', { email: fresh }, { bearer });
    const mails = await service.mailCount();
    expect(await ask('/resend', { type: 'email_change', email })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await service.mailCount()).toBe(mails);
    service.clock.advance(60_000);
    expect((await ask('/resend', { type: 'email_change', email })).status).toBe(200);
    expect(await service.mailCount()).toBe(mails + 2);
  });
});
