import { startFleet } from './fleet.ts';
import { createDraw } from './random.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { startServices } from './services.ts';
import { listPredictions } from './state.repository.ts';
import { type ScaleUser, signUpAt } from './user.ts';

export interface FairnessPlan {
  readonly apis: number;
  readonly workers: number;
  /** Scenes of the user with few, and of the one with many. */
  readonly few: number;
  readonly many: number;
  /** How many predictions of a model are made at once, and how long each takes. */
  readonly mostAtOnce: number;
  readonly modelMs: number;
  readonly seed: number;
  /** Where a PgBouncer lies that stands between the processes and the database; absent: none does. */
  readonly pooler?: string | undefined;
  readonly mostMs: number;
}

export const smallFairness: FairnessPlan = {
  apis: 1,
  workers: 2,
  few: 3,
  many: 24,
  mostAtOnce: 3,
  modelMs: 5_000,
  seed: 1,
  mostMs: 540_000,
};
export const fullFairness: FairnessPlan = {
  ...smallFairness,
  apis: 2,
  workers: 4,
  many: 300,
  mostMs: 1_800_000,
};

/** How long the user with few scenes waits for hosted work, in ms: by itself, and beside the other one. */
export interface Fairness {
  readonly aloneMs: number;
  readonly besideMs: number;
  /** Predictions of the other one that were begun between the approval of the few scenes and the beginning of the last of them. */
  readonly begunBefore: number;
}

/** Of one film no more scenes than this. */
const mostOfFilm = 90;
const isDrafted = ({ status }: { readonly status: string }) => status !== 'generating';

async function draft(user: ScaleUser, scenes: number): Promise<string> {
  const contentId = await user.create(scenes, 'pictures');
  await user.until(contentId, isDrafted);
  return contentId;
}

/** Drafts of so many scenes altogether. */
async function draftMany(user: ScaleUser, scenes: number): Promise<string[]> {
  const drafts: string[] = [];
  for (let left = scenes; left > 0; left -= mostOfFilm)
    drafts.push(await draft(user, Math.min(left, mostOfFilm)));
  return drafts;
}

/** Compares how long a user with few scenes waits at a model with little room, alone and beside a user with many. */
export async function measureFairness(plan: FairnessPlan): Promise<Fairness> {
  const { few, many, mostAtOnce, seed } = plan;
  const services = await startServices(plan);
  const settings = { ...services.settings, REPLICATE_MOST_AT_ONCE: String(mostAtOnce) };
  const fleet = await startFleet({ ...services, ...plan, settings });
  const database = await openPostgresqlDatabase(services.databaseUrl, () => {});
  const signal = AbortSignal.timeout(plan.mostMs);
  const signUp = (name: string) =>
    signUpAt({
      ...{ urls: fleet.urls, draw: createDraw(seed), lookEveryMs: 200, signal },
      email: `${name}@example.com`,
    });

  /**
   * From the moment the user approves a film of few scenes until the provider has made the last of its pictures, and how many of
   * others were begun before that one.
   */
  async function waitOf(user: ScaleUser): Promise<{ ms: number; begunBefore: number }> {
    const contentId = await draft(user, few);
    const approvedAt = Date.now();
    await user.approve(contentId);
    await user.until(contentId, ({ scenes }) => scenes.every(({ status }) => status !== 'pending'));
    const all = await listPredictions(database.db);
    const own = all.filter(({ email }) => email === user.email);
    const lastAt = Math.max(...own.map(({ begunAt }) => begunAt.getTime()));
    const passing = all.filter(
      ({ email, begunAt }) =>
        email !== user.email && begunAt.getTime() > approvedAt && begunAt.getTime() < lastAt,
    );
    const ids = new Set(own.map(({ externalId }) => externalId));
    const ends = services.replicate
      .predictions()
      .filter(({ id }) => ids.has(id))
      .map(({ completedAt }) => completedAt?.getTime() ?? Infinity);
    return { ms: Math.max(...ends) - approvedAt, begunBefore: passing.length };
  }

  try {
    const alone = await waitOf(await signUp('alone'));
    const [hog, beside] = [await signUp('many'), await signUp('few')];
    for (const contentId of await draftMany(hog, many)) await hog.approve(contentId);
    const { ms: besideMs, begunBefore } = await waitOf(beside);
    return { aloneMs: alone.ms, besideMs, begunBefore };
  } finally {
    await fleet.stop();
    await database.close();
    await services.close();
  }
}
