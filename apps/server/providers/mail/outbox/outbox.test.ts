import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { createApp } from '../../../http/app.ts';
import { type OpenJobQueue, openJobQueue } from '../../../jobs/queue.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createEmails } from '../emails.ts';
import { createSendMailHandler } from '../mail-jobs.ts';
import { createMailQueue } from '../mail-queue.ts';
import { registerOutboxRoutes } from './outbox.routes.ts';
import { createOutboxTransport } from './outbox-transport.ts';

const log = fastify().log;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let queue: OpenJobQueue;

async function serveOutbox(publicUrl: string): Promise<FastifyInstance> {
  const app = await createApp({
    log,
    authenticate: async () => null,
    trustProxy: true,
    connectOrigins: [],
    mediaOrigins: [],
    https: false,
  });
  registerOutboxRoutes(app, { database, publicUrl });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  // Nobody looks after dead workers: a job that was taken here would come back, for nobody says that it lives.
  queue = await openJobQueue(database, log, { runsJobs: false });
  app = await serveOutbox('http://localhost:3000');
});
afterAll(async () => {
  await app.close();
  await queue.stop(0);
  await database.close();
});

/** Runs the one waiting mail job as a worker does. */
async function sendWaitingMail() {
  const send = createSendMailHandler({
    database,
    transport: createOutboxTransport(),
    clock: systemClock,
  });
  const [job] = await queue.boss.fetch<{ mailId: string }>('send-mail');
  if (job === undefined) throw new Error('no mail is waiting');
  // Nobody else works on the queue here, so the job needs no fence.
  await send({
    payload: job.data,
    signal: new AbortController().signal,
    hold: async () => {},
    complete: async () => {},
  });
}

const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('the local outbox', () => {
  it('shows what was sent, newest first', async () => {
    const emails = createEmails(createMailQueue({ queue, clock: systemClock }));
    await database.transact((tx) =>
      emails.sendVerification(tx, {
        to: 'ada@example.com',
        link: 'http://localhost:3000/auth/v1/verify?token=t&type=signup',
        code: '123456',
      }),
    );
    expect((await app.inject({ url: '/api/v1/dev/outbox', ...local })).json()).toEqual([]);
    await sendWaitingMail();
    await database.transact((tx) =>
      emails.sendVideoFailed(tx, {
        to: 'grace@example.com',
        title: '</iframe><script>alert(1)</script>',
        link: 'http://localhost:3000/storyboard/1',
        stopLink: null,
      }),
    );
    await sendWaitingMail();

    const mails = (await app.inject({ url: '/api/v1/dev/outbox', ...local })).json();
    expect(mails.map(({ to }: { to: string }) => to)).toEqual([
      'grace@example.com',
      'ada@example.com',
    ]);
    expect(mails[1]).toEqual({
      to: 'ada@example.com',
      subject: 'Confirm your e-mail',
      text: expect.stringContaining('verify?token=t&type=signup'),
      html: expect.stringContaining('token=t&amp;type=signup'),
      sent_at: expect.any(String),
    });

    const page = await app.inject({ url: '/outbox', ...local });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.body).toContain('Development only');
    expect(page.body).not.toContain('<script>');
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['another machine over IPv6', { remoteAddress: '2001:db8::1' }],
    ['another name for this machine', { headers: { host: 'scenewright.example' } }],
    ['a name that only looks local', { headers: { host: '127.0.0.1.example.com' } }],
    [
      'a proxy on this machine',
      { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    ],
    [
      'a proxy that says so properly',
      { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } },
    ],
  ])('is not there for %s', async (_name, changes) => {
    for (const url of ['/api/v1/dev/outbox', '/outbox']) {
      expect((await app.inject({ url, ...local })).statusCode).toBe(200);
      expect((await app.inject({ url, ...local, ...changes })).statusCode).toBe(404);
    }
  });

  it('is there for this machine by any of its names', async () => {
    for (const reach of [
      { remoteAddress: '::1', headers: { host: '[::1]:3000' } },
      { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } },
    ]) {
      expect((await app.inject({ url: '/outbox', ...reach })).statusCode).toBe(200);
    }
  });

  it('is not there at all when the product is known under a public address', async () => {
    const published = await serveOutbox('https://scenewright.example');
    expect((await published.inject({ url: '/outbox', ...local })).statusCode).toBe(404);
    await published.close();
  });
});
