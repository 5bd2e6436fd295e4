import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  Object.assign(server.answers, { recipient: '250 ok', login: '235 welcome' });
});

const from = 'Scenewright <no-reply@scenewright.example>';
const message = {
  id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Plain words.',
  html: '<p>Fine words.</p>',
  unsubscribeUrl: null as string | null,
};
const deliver = (changes: Partial<typeof message> = {}) =>
  createSmtpTransport({ url: server.url, from }).deliver({ ...message, ...changes });

describe('mail through a mail server', () => {
  it('arrives with both bodies and an id that stays the same over retries', async () => {
    await deliver();
    await deliver();
    expect(server.received).toHaveLength(2);
    for (const { from: sender, to, data } of server.received) {
      expect(sender).toBe('no-reply@scenewright.example');
      expect(to).toEqual(['ada@example.com']);
      expect(data).toContain(
        'Message-ID: <1b671a64-40d5-491e-99b0-da01ff1f3341@scenewright.example>',
      );
      expect(data).toMatch(
        /Content-Type: text\/plain[\s\S]*Plain words\.[\s\S]*Content-Type: text\/html[\s\S]*<p>Fine words\.<\/p>/,
      );
    }
  });

  it('says where its reader unsubscribes by one press, where they can', async () => {
    await deliver();
    await deliver({
      unsubscribeUrl: `https://scenewright.example/mail/${'t'.repeat(88)}/unsubscribe`,
    });
    const [without = '', with_ = ''] = server.received.map(({ data }) => data);
    expect(without).not.toMatch(/^List-Unsubscribe/im);
    // A long header may go on in the next line.
    expect(with_.replaceAll(/\r?\n[ \t]+/g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/scenewright\.example\/mail\/t{88}\/unsubscribe>\r?$/m,
    );
    expect(with_).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  it('does not let a subject add headers', async () => {
    await deliver({ subject: 'Hello\r\nBcc: eve@example.com' });
    expect(server.received[0]?.to).toEqual(['ada@example.com']);
    expect(server.received[0]?.data).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['an unknown mailbox is final', { recipient: '550 no such mailbox' }, false],
    ['a mailbox that is busy is not', { recipient: '451 try later' }, true],
    [
      'a refused login of ours is not: the operator mends it',
      { login: '535 wrong password' },
      true,
    ],
  ])('%s', async (_name, answers, retryable) => {
    Object.assign(server.answers, answers);
    await expect(deliver()).rejects.toMatchObject({ name: 'ProviderError', retryable });
    expect(server.received).toEqual([]);
  });

  it('waits for a server that is not there', async () => {
    const gone = await startMailServer();
    await gone.close();
    await expect(
      createSmtpTransport({ url: gone.url, from }).deliver(message),
    ).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
  });
});
