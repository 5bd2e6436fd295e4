import { setTimeout } from 'node:timers/promises';
import { type Draw } from './random.ts';
import type { Fleet } from './fleet.ts';
import type { ScalePlan } from './plan.ts';
import type { Services } from './services.ts';

const lookEveryMs = 200;

interface Trouble {
  readonly plan: ScalePlan;
  readonly services: Services;
  readonly fleet: Fleet;
  readonly draw: Draw;
  /** The part of all scenes that is made. */
  readonly progress: () => Promise<number>;
  /** Nothing befalls anybody any more. */
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/** Calls of the provider of hosted models: a part of them fails before or after it was carried out, is refused, or never answered. */
export function letCallsFail({ replicate }: Services, share: number): void {
  const { calls, outputs } = replicate.faults;
  calls.inject('forget', { share: share * 0.3, at: /^POST/u });
  calls.inject('bad-gateway', { share: share * 0.2, at: /^POST/u });
  calls.inject('throttle', { share: share * 0.2 });
  calls.inject('fail', { share: share * 0.3, at: /^POST/u });
  calls.inject('fail', { share: share * 0.8, at: /^GET/u });
  outputs.inject('truncate', { share });
}

/** A process is killed every few seconds. */
async function killAgainAndAgain({ plan, fleet, draw, signal, tell }: Trouble): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(plan.killEveryMs * (0.5 + draw()), undefined, { signal }).catch(() => {});
    if (!signal.aborted) tell(`killed one ${await fleet.killOne(draw)}`);
  }
}

/** Waits until so much is made. @returns whether it came to that */
async function until(part: number, { progress, signal }: Trouble): Promise<boolean> {
  while (!signal.aborted) {
    if ((await progress().catch(() => 0)) >= part) return true;
    await setTimeout(lookEveryMs, undefined, { signal }).catch(() => {});
  }
  return false;
}

async function restartDatabase(trouble: Trouble): Promise<void> {
  if (!(await until(trouble.plan.databaseRestartsAt, trouble))) return;
  await trouble.services.postgresql.restart();
  trouble.tell('restarted the database');
}

async function cutOffStorage(trouble: Trouble): Promise<void> {
  const { plan, services, signal, tell } = trouble;
  if (!(await until(plan.storageFailsAt, trouble))) return;
  services.s3.faults.inject('refuse', { times: Infinity });
  await setTimeout(plan.storageFailsForMs, undefined, { signal }).catch(() => {});
  services.s3.faults.clear();
  tell(`cut off the storage for ${plan.storageFailsForMs} ms`);
}

/** Everything that goes wrong beside failing calls, until the signal. */
export async function makeTrouble(trouble: Trouble): Promise<void> {
  await Promise.all([killAgainAndAgain(trouble), restartDatabase(trouble), cutOffStorage(trouble)]);
}
