import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type Call, createApiServer } from './api-server.ts';
import { createDeliveryServer } from './delivery-server.ts';
import { createFaults, type Faults } from './faults.ts';
import { fileRoutes } from './file-routes.ts';
import { modelRoutes } from './model-routes.ts';
import { begin, finish, type Prediction } from './prediction.ts';
import { predictionRoutes } from './prediction-routes.ts';
import type { Route } from './route.ts';
import { createWebhooks, newSecret, type WebhookAttempt } from './webhooks.ts';
import type { Output, World } from './world.ts';

interface Options {
  /** The emulator's time: deadlines and the removal of data go by it. */
  readonly clock: { now(): Date };
  /** What each model makes, by `owner/name`. */
  readonly outputs?: ReadonlyMap<string, Output>;
  /** How many reads a prediction takes to finish by itself; without it, it waits for `finish`. */
  readonly finishAfterPolls?: number;
}

export interface ReplicateEmulator {
  /** What the product is given. */
  readonly settings: {
    readonly baseUrl: string;
    readonly token: string;
    /** The host and port that outputs lie on. */
    readonly outputHost: string;
    readonly webhookSecret: string;
  };
  readonly faults: Faults;
  setOutput(model: string, output: Output): void;
  finishAfterPolls(polls: number | null): void;
  /** Lets a prediction run. */
  start(id: string): void;
  /** Lets a prediction end, as the faults of predictions have decided when it was made; well without one. */
  finish(id: string): void;
  /** Every prediction so far, oldest first. */
  predictions(): readonly Prediction[];
  /** What all predictions have cost so far. */
  spentCents(): number;
  readonly calls: readonly Call[];
  readonly webhookAttempts: readonly WebhookAttempt[];
  /** Sends the webhooks that were `late`. */
  sendHeldWebhooks(): void;
  /** Until no webhook is under way. */
  webhooksSettled(): Promise<void>;
  /** What Replicate would not have understood. Whoever expects it empties the list. */
  readonly misunderstood: string[];
  /** @throws Error where Replicate would not have understood something */
  close(): Promise<void>;
}

/**
 * Replicate's HTTP API on a loopback port, and on a second one the host of its outputs. Time stands still but for the clock
 * handed in; predictions are made when the test says so.
 */
export async function startReplicateEmulator({
  clock,
  outputs = new Map(),
  finishAfterPolls,
}: Options): Promise<ReplicateEmulator> {
  const token = `r8_${randomBytes(18).toString('hex')}`;
  const webhookSecret = newSecret();
  const { server, calls } = createApiServer({ token, world: () => world, routes: () => table });
  const delivery = createDeliveryServer(() => world);
  const [apiHost, outputHost] = [await listen(server), await listen(delivery)];
  const world: World = {
    clock,
    predictions: new Map(),
    files: new Map(),
    outputs: new Map(outputs),
    faults: createFaults(),
    finishAfterPolls: finishAfterPolls ?? null,
    apiAddress: `http://${apiHost}`,
    deliveryAddress: `http://${outputHost}`,
    misunderstood: [],
    announce: (prediction) => webhooks.announce(prediction),
  };
  const webhooks = createWebhooks(world, webhookSecret);
  const table: readonly Route[] = [
    ...predictionRoutes(world),
    ...modelRoutes(webhookSecret),
    ...fileRoutes(world),
  ];

  function get(id: string): Prediction {
    const prediction = world.predictions.get(id);
    if (prediction === undefined) throw new Error(`There is no prediction ${id}.`);
    return prediction;
  }

  return {
    settings: { baseUrl: `${world.apiAddress}/v1`, token, outputHost, webhookSecret },
    faults: world.faults,
    setOutput: (model, output) => void world.outputs.set(model, output),
    finishAfterPolls(polls) {
      world.finishAfterPolls = polls;
    },
    start: (id) => begin(world, get(id)),
    finish: (id) => finish(world, get(id)),
    predictions: () => [...world.predictions.values()],
    spentCents: () =>
      [...world.predictions.values()].reduce((sum, { costCents }) => sum + costCents, 0),
    calls,
    webhookAttempts: webhooks.attempts,
    sendHeldWebhooks: webhooks.sendHeld,
    webhooksSettled: webhooks.settled,
    misunderstood: world.misunderstood,
    async close() {
      await Promise.all([webhooks.settled(), stop(server), stop(delivery)]);
      if (world.misunderstood.length > 0)
        throw new Error(`Replicate would not have understood: ${world.misunderstood.join('; ')}`);
    },
  };
}

/** @returns its host and port */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return `127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
