import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { withSignedBodies } from '@scenewright/http/signed-bodies.ts';
import type { RecordSecurityEvent } from '../../security-events.ts';
import type { Inbox } from '@scenewright/billing/inbox.ts';

/** The largest webhook event a provider sends is far smaller. */
const bodyLimit = 512 * 1024;

interface WebhookOptions {
  readonly payments: Pick<Payments, 'name' | 'readEvent'>;
  readonly inbox: Pick<Inbox, 'accept'>;
  readonly record: RecordSecurityEvent;
}

/**
 * Where a provider of payments posts its webhook events: signed, over the bytes as they came. Answered as soon as it is
 * kept; what it means is worked out by a job.
 */
export function registerWebhookRoute(
  app: FastifyInstance,
  { payments, inbox, record }: WebhookOptions,
): void {
  withSignedBodies(app, (scope) => {
    scope.post<{ Params: { source: string }; Body: Buffer | undefined }>(
      `${apiBase}/webhooks/:source`,
      { bodyLimit, schema: { hide: true } },
      async ({ params, body, headers, ip }) => {
        if (params.source !== payments.name) throw new AppError('not_found');
        const event = await payments
          .readEvent(body ?? Buffer.alloc(0), headers)
          .catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'malformed_request')
              record('webhook_refused', { reason: payments.name, address: ip });
            throw error;
          });
        await inbox.accept(event);
        return { received: true };
      },
    );
  });
}
