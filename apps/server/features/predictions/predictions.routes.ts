import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import { withSignedBodies } from '@scenewright/http/signed-bodies.ts';
import type { RecordSecurityEvent } from '../../security-events.ts';
import type { Predictions } from './predictions.ts';

/** A prediction with its input, which may hold a picture. */
const bodyLimit = 8 * 1024 * 1024;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

interface PredictionWebhookOptions {
  readonly predictions: Pick<Predictions, 'announce'>;
  /**
   * Whether a delivery is from the provider.
   * @returns its id, the same where it is sent again; null where it is forged or old
   * @throws ProviderError where that cannot be told now
   */
  readonly verify: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ) => Promise<string | null>;
  readonly record: RecordSecurityEvent;
}

/** The address of a prediction's webhook. */
export const webhookPath = (predictionId: string): string =>
  `${apiBase}/webhooks/replicate?prediction=${predictionId}`;

/**
 * Where the provider of pictures and clips says that something has happened. What it says is not believed: the order that
 * waits asks the provider itself.
 */
export function registerPredictionWebhook(
  app: FastifyInstance,
  { predictions, verify, record }: PredictionWebhookOptions,
): void {
  withSignedBodies(app, (scope) => {
    scope.post<{ Querystring: { prediction?: unknown }; Body: Buffer | undefined }>(
      `${apiBase}/webhooks/replicate`,
      { bodyLimit, schema: { hide: true } },
      async ({ query, body, headers, ip }) => {
        const webhookId = await verify(headers, body ?? Buffer.alloc(0)).catch((error: unknown) => {
          // It is sent again; until then the watch finds out.
          throw toAppError(error);
        });
        if (webhookId === null) {
          record('webhook_refused', { reason: 'replicate', address: ip });
          throw new AppError('malformed_request');
        }
        const { prediction } = query;
        if (typeof prediction !== 'string' || !uuid.test(prediction))
          throw new AppError('not_found');
        if (!(await predictions.announce(prediction, webhookId))) throw new AppError('not_found');
        return { received: true };
      },
    );
  });
}
