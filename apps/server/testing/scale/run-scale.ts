import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { letCallsFail, makeTrouble } from './faults.ts';
import { startFleet } from './fleet.ts';
import type { ScalePlan } from './plan.ts';
import { createDraw } from './random.ts';
import { startServices } from './services.ts';
import { countMade } from './state.repository.ts';
import { signUpAt } from './user.ts';
import { judge } from './verdict.ts';

export interface ScaleOutcome {
  /** A sentence for each thing that does not hold. */
  readonly faults: readonly string[];
  readonly figures: {
    readonly films: number;
    readonly failed: number;
    readonly kills: number;
    readonly predictions: number;
    readonly providerCalls: number;
    readonly seconds: number;
  };
}

/** One film in five is of clips, a tenth as many of them: those take longer to look at than to wait for. */
const everyFifth = 5;

/** Users make films while processes die, calls fail, and what they all share comes and goes. */
export async function runScale(
  plan: ScalePlan,
  tell: (line: string) => void,
): Promise<ScaleOutcome> {
  const begun = performance.now();
  const since = () => Math.round((performance.now() - begun) / 1_000);
  const note = (line: string) => tell(`${since()} s: ${line}`);
  const draw = createDraw(plan.seed);
  const services = await startServices(plan);
  const fleet = await startFleet({ ...services, ...plan });
  // A restart of the database breaks its connections: that is what it is for.
  const database = await openPostgresqlDatabase(services.databaseUrl, () => {});
  note('all processes run');
  letCallsFail(services, plan.failingShare);
  const [calm, late] = [new AbortController(), AbortSignal.timeout(plan.mostMs)];
  const troubles: string[] = [];
  const trouble = makeTrouble({
    ...{ plan, services, fleet, draw, tell: note, signal: calm.signal },
    progress: async () => (await countMade(database.db)) / plan.scenes,
  }).catch((error: unknown) => void troubles.push(`no process came back: ${String(error)}`));

  async function live(index: number): Promise<Storyboard> {
    const user = await signUpAt({
      ...{ urls: fleet.urls, lookEveryMs: plan.lookEveryMs, signal: late },
      email: `user${index}@example.com`,
      draw: createDraw(plan.seed + index + 1),
    });
    const scenes = Math.round(plan.scenes / plan.users);
    const ofClips = index % everyFifth === everyFifth - 1;
    const contentId = await user.create(scenes, ofClips ? 'clips' : 'pictures');
    return await user.finish(contentId);
  }

  try {
    const films = await Promise.all(Array.from({ length: plan.users }, (_, index) => live(index)));
    note('everybody has an answer');
    calm.abort();
    await trouble;
    services.replicate.faults.calls.clear();
    services.replicate.faults.outputs.clear();
    const faults = await judge(database, services);
    const died = fleet.dead();
    if (died > 0) faults.push(`${died} processes ended by themselves`);
    const isTold = ({ status, scenes, failure }: Storyboard) =>
      status === 'completed' || failure !== null || scenes.some((scene) => scene.failure !== null);
    const mute = films
      .filter((film) => !isTold(film))
      .map(({ id }) => `${id} failed without a word`);
    const failures = films.flatMap(({ failure, scenes }) =>
      [failure, ...scenes.map((scene) => scene.failure)].filter((text) => text !== null),
    );
    for (const text of failures) note(`a user was told: ${text}`);
    return {
      faults: [...troubles, ...faults, ...mute],
      figures: {
        films: films.filter(({ status }) => status === 'completed').length,
        failed: films.filter(({ status }) => status !== 'completed').length,
        kills: fleet.kills(),
        predictions: services.replicate.predictions().length,
        providerCalls: services.replicate.calls.length,
        seconds: since(),
      },
    };
  } catch (error) {
    tell(fleet.output());
    throw error;
  } finally {
    calm.abort();
    await trouble;
    await fleet.stop();
    await database.close();
    await services.close();
  }
}
