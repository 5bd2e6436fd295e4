import type { FastifyInstance } from 'fastify';
import type { Tx } from './database/database.ts';
import { type Content, createReminders } from './features/content/index.ts';
import { createStoryboardJobs, storyboards } from './features/storyboard/index.ts';
import type { JobHandlers } from './jobs/queue.ts';
import { createSendMailHandler } from './providers/mail/mail-jobs.ts';
import type { Features } from './wire-features.ts';
import type { Foundation, Parts } from './wire-parts.ts';
import { createSweep } from './wire-sweep.ts';

/** What follows the end of a film's making: its page for everybody, and the mail to where it may go; or the mail that it failed. */
function announceFilm({ sharing, delivery }: Features) {
  return async (tx: Tx, content: Content, videoAssetId: string | null): Promise<void> => {
    if (videoAssetId === null) return await delivery.mailFailure(tx, content);
    await sharing.open(tx, content.id);
    await delivery.mailFilm(tx, content);
  };
}

/** The jobs of subscriptions and of the test checkout, which posts webhook events to the same address as any provider. */
function createBillingHandlers(
  app: FastifyInstance,
  { clock }: Foundation,
  { billing, testPayments }: Parts,
) {
  const deliver = async (payload: Buffer, headers: Readonly<Record<string, string>>) => ({
    status: (await app.inject({ method: 'POST', url: '/api/v1/webhooks/local', headers, payload }))
      .statusCode,
  });
  return {
    'handle-payment-event': billing.handleEvent,
    'end-payments': billing.closing.end,
    'reconcile-payments': () => billing.inbox.reconcile(),
    'deliver-payment-event': testPayments?.createDelivery(deliver) ?? (async () => {}),
    'renew-test-payments': async () => await testPayments?.renewDue(clock.now()),
  } satisfies Partial<JobHandlers>;
}

/** What does the work of each job of the queue. */
export function createHandlers(
  app: FastifyInstance,
  foundation: Foundation,
  parts: Parts,
  features: Features,
): JobHandlers {
  const { clock, config, database, log, queue, temporary } = foundation;
  return {
    ...createStoryboardJobs(features.storyboard, {
      ...parts,
      ...parts.makers,
      database,
      clock,
      queue,
      temporaryFolder: temporary.path,
      log,
      countScene: parts.metrics.countScene,
      discloses: config.DISCLOSURE,
      announce: announceFilm(features),
    }),
    ...parts.predictions.createJobs(parts.makers.works),
    'check-upload': features.library.checkUpload,
    'send-mail': createSendMailHandler({ database, transport: parts.mail, clock }),
    ...createBillingHandlers(app, foundation, parts),
    'remind-to-post': createReminders({
      database,
      clock,
      findFinishedAt: storyboards.findFinishedAt,
      remind: features.delivery.remind,
    }),
    'mail-waiting-films': features.delivery.mailWaiting,
    'delete-person': features.closing.deletePerson,
    sweep: createSweep(foundation, parts, features),
  };
}
