import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { describePrediction, type Prediction } from './prediction.ts';
import type { World } from './world.ts';

/** One try to tell somebody that a prediction has ended. */
export interface WebhookAttempt {
  readonly webhookId: string;
  readonly predictionId: string;
  /** Null: nobody answered. */
  readonly status: number | null;
}

export interface Webhooks {
  readonly attempts: readonly WebhookAttempt[];
  announce(prediction: Prediction): void;
  /** Sends those that a fault has held back. */
  sendHeld(): void;
  /** Until every webhook under way has arrived or was given up. */
  settled(): Promise<void>;
}

const mostTries = 4;
const answerWithinMs = 10_000;
const staleByS = 600;

interface Message {
  readonly id: string;
  readonly url: string;
  readonly prediction: Prediction;
  readonly secret: string;
  readonly agedS: number;
}

/** Tells the address of each prediction that it has ended, signed as standardwebhooks.com says. It tries again at once. */
export function createWebhooks(world: World, secret: string): Webhooks {
  const attempts: WebhookAttempt[] = [];
  const held: Message[] = [];
  const underWay = new Set<Promise<void>>();

  async function deliver(message: Message): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const status = await post(world, message);
      attempts.push({ webhookId: message.id, predictionId: message.prediction.id, status });
      if (status !== null && status < 400) return;
    }
  }

  function start(message: Message): void {
    const delivery = deliver(message).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  return {
    attempts,
    announce(prediction) {
      if (prediction.webhook === null) return;
      const fault = world.faults.webhooks.meet(prediction.model)?.kind ?? null;
      const message: Message = {
        id: `msg_${randomUUID()}`,
        url: prediction.webhook,
        prediction,
        secret: fault === 'forged' ? newSecret() : secret,
        agedS: fault === 'stale' ? staleByS : 0,
      };
      if (fault === 'late') held.push(message);
      else if (fault !== 'lost') start(message);
      if (fault === 'duplicate') start(message);
    },
    sendHeld() {
      for (const message of held.splice(0)) start(message);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** @returns the status; null where nobody answered */
async function post(world: World, message: Message): Promise<number | null> {
  const body = JSON.stringify(describePrediction(world, message.prediction));
  const timestamp = Math.floor(world.clock.now().getTime() / 1000) - message.agedS;
  const key = Buffer.from(message.secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${message.id}.${timestamp}.${body}`)
    .digest('base64');
  try {
    const response = await fetch(message.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
