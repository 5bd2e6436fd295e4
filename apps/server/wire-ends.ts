import type { FastifyBaseLogger } from 'fastify';
import { readAnnouncedEnds } from '@scenewright/openai-services/models/announced-ends.ts';
import {
  findModel,
  type ModelKind,
  warningOfAnnounced,
} from '@scenewright/openai-services/models/lasting-models.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { chosenModel, type ChosenService } from './wire-openai.ts';

/** When the models in use end, as far as their services say. */
export interface ModelEnds {
  /** Asks each service once and warns of what ends soon. Resolves where one cannot be asked, too. */
  look(): Promise<void>;
  /** The day that the service announces, else the one that models.json knows; null: not announced. Undefined: nothing is known. */
  endOf(service: ChosenService, model: string): string | null | undefined;
}

const kinds: readonly ModelKind[] = ['text', 'speech', 'transcription'];

/** One address may serve several parts with keys of their own, which may see different models. */
const nameOf = ({ baseUrl, apiKey }: ChosenService) => JSON.stringify([baseUrl ?? null, apiKey]);

export function createModelEnds(
  config: Config,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'warn' | 'info'> },
): ModelEnds {
  const announced = new Map<string, ReadonlyMap<string, string>>();

  async function ask(service: ChosenService): Promise<void> {
    const name = nameOf(service);
    if (announced.has(name)) return;
    announced.set(name, new Map());
    try {
      announced.set(name, await readAnnouncedEnds(service));
    } catch (error) {
      const { baseUrl: at = 'OpenAI' } = service;
      log.info({ err: error }, `${at} could not be asked when its models end`);
    }
  }

  return {
    async look() {
      for (const kind of kinds) {
        const chosen = chosenModel(config, kind);
        const model = chosen?.at(clock.now()) ?? null;
        if (chosen === null || model === null) continue;
        await ask(chosen.service);
        const day = announced.get(nameOf(chosen.service))?.get(model);
        // Of the dates that come along the choice of the model has warned.
        const isTold = chosen.service.isOpenAi && findModel(model)?.ends === day;
        const warning =
          day === undefined || isTold ? null : warningOfAnnounced(kind, model, day, clock.now());
        if (warning !== null) log.warn(warning);
      }
    },
    endOf(service, model) {
      const known = service.isOpenAi ? findModel(model)?.ends : undefined;
      return announced.get(nameOf(service))?.get(model) ?? known;
    },
  };
}
