import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MailMessage, MailTransport } from '@scenewright/mail/mail.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createMovableClock } from '../../clock.ts';
import { openSavepoint } from '@scenewright/database/savepoint.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createEmails } from './emails.ts';
import { createSendMailHandler, sweepMail } from './mail-jobs.ts';
import { createMailQueue } from './mail-queue.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const clock = createMovableClock();
const jobs: string[] = [];
const queue = {
  enqueue: async (_tx: unknown, _name: string, payload: object) =>
    void jobs.push('mailId' in payload ? String(payload.mailId) : ''),
};
const emails = createEmails(createMailQueue({ queue, clock }));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function createTransport(keepsBodies: boolean) {
  const delivered: MailMessage[] = [];
  const failures: Error[] = [];
  const transport: MailTransport = {
    name: 'test',
    keepsBodies,
    async deliver(message) {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      delivered.push(message);
    },
  };
  return { transport, delivered, failures };
}

async function enqueue() {
  await database.transact((tx) =>
    emails.sendVideoReady(tx, {
      to: 'ada@example.com',
      title: 'The <sea>',
      link: 'http://localhost:3000/media/1?a=1&b=2',
      stopLink: null,
    }),
  );
  return jobs.at(-1) ?? '';
}

const read = (id: string) =>
  database.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

function runOf(mailId: string) {
  return {
    payload: { mailId },
    signal: new AbortController().signal,
    hold: async () => {},
    complete: vi.fn(async () => {}),
  };
}

describe('sending mail', () => {
  it('hands a mail over once, and forgets its words', async () => {
    const id = await enqueue();
    const { transport, delivered } = createTransport(false);
    const send = createSendMailHandler({ database, transport, clock });
    const [first, second] = [runOf(id), runOf(id)];
    await send(first);
    await send(second);
    expect(first.complete).toHaveBeenCalledOnce();
    expect(second.complete).toHaveBeenCalledOnce();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({
      id,
      to: 'ada@example.com',
      subject: 'Your video is ready',
    });
    expect(delivered[0]?.text).toContain('“The <sea>”');
    expect(delivered[0]?.html).toContain('“The &lt;sea&gt;”');
    expect(delivered[0]?.html).toContain('href="http://localhost:3000/media/1?a=1&amp;b=2"');
    expect(await read(id)).toMatchObject({
      text: '',
      html: '',
      attempts: 1,
      sent_at: expect.any(Date),
    });
  });

  it('goes back to the queue after an outage, and is sent by the next run', async () => {
    const id = await enqueue();
    const { transport, delivered, failures } = createTransport(false);
    failures.push(new ProviderError('busy', { retryable: true }));
    const send = createSendMailHandler({ database, transport, clock });
    const run = runOf(id);
    await expect(send(run)).rejects.toThrow('busy');
    expect(run.complete).not.toHaveBeenCalled();
    expect(await read(id)).toMatchObject({
      attempts: 1,
      last_error: 'busy',
      sent_at: null,
      failed_at: null,
    });
    await send(runOf(id));
    expect(delivered).toHaveLength(1);
    expect(await read(id)).toMatchObject({ attempts: 2, last_error: null });
  });

  it('is given up when it can never arrive', async () => {
    const id = await enqueue();
    const { transport, delivered, failures } = createTransport(false);
    failures.push(new ProviderError('no such mailbox', { retryable: false }));
    const send = createSendMailHandler({ database, transport, clock });
    const run = runOf(id);
    await send(run);
    expect(run.complete).toHaveBeenCalledOnce();
    await send(runOf(id));
    expect(delivered).toEqual([]);
    expect(await read(id)).toMatchObject({
      failed_at: expect.any(Date),
      last_error: 'no such mailbox',
      text: '',
      html: '',
    });
  });

  it('is not sent when the transaction that asked for it fails', async () => {
    const to = `${randomUUID()}@example.com`;
    const asked = database.transact(async (tx) => {
      await emails.sendRecovery(tx, { to, link: 'http://localhost:3000/', code: '123456' });
      throw new Error('changed our mind');
    });
    await expect(asked).rejects.toThrow('changed our mind');
    expect(
      await database.db.selectFrom('mail').selectAll().where('recipient', '=', to).execute(),
    ).toEqual([]);
  });

  it('for show has a job like any other, which finds nothing to send', async () => {
    const before = jobs.length;
    const to = `${randomUUID()}@example.com`;
    await database.transact(async (tx) => {
      const savepoint = await openSavepoint(tx);
      const show = emails.forShow();
      await show.emails.sendRecovery(tx, { to, link: 'http://localhost:3000/', code: '123456' });
      expect(jobs).toHaveLength(before);
      await savepoint.rollback();
      await show.settle(tx);
    });
    expect(jobs).toHaveLength(before + 1);
    const { transport, delivered } = createTransport(false);
    const run = runOf(jobs.at(-1) ?? '');
    await createSendMailHandler({ database, transport, clock })(run);
    expect(run.complete).toHaveBeenCalledOnce();
    expect(delivered).toEqual([]);
    expect(
      await database.db.selectFrom('mail').select('id').where('recipient', '=', to).execute(),
    ).toEqual([]);
  });

  it('is forgotten after a month', async () => {
    const id = await enqueue();
    clock.advance(31 * 86_400_000);
    const newer = await enqueue();
    await sweepMail(database.db, clock.now());
    expect(await read(id)).toBeUndefined();
    expect(await read(newer)).toBeDefined();
  });
});
