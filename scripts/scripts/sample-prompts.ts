import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { CatalogueEntry } from '@scenewright/hosted-models/catalogue.ts';
import { composePrompt } from '@scenewright/hosted-models/compose-prompt.ts';
import { inputOf } from '@scenewright/hosted-models/model-input.ts';
import type { PromptRequest } from '@scenewright/hosted-models/prompting/request.ts';
import type { SampleFilm } from './write-sample.ts';
import { styleOf } from './write-sample.ts';

export interface SampleScene {
  readonly name: string;
  readonly seconds: number;
  readonly request: PromptRequest;
}

function scenesOf({ sample, script }: SampleFilm, orientation: Orientation): SampleScene[] {
  const film = script.scenes.map(({ description, dialogue }) => ({
    description,
    dialogue: withoutPauses(dialogue),
  }));
  return script.scenes.map(({ description, dialogue, camera, durationS }, at) => ({
    name: `${sample.id}, scene ${at + 1}: ${script.title}`,
    seconds: durationS,
    request: {
      description,
      prompt: `${description} ${camera}`,
      dialogue: withoutPauses(dialogue),
      topic: script.title,
      style: styleOf(sample),
      shape: orientation,
      sceneNumber: at + 1,
      cast: [],
      film,
      startImage: null,
    },
  }));
}

/** Scenes as unlike as can be: one of each layout, then plain pictures, each from another film where there is one. */
export function chooseScenes(
  films: readonly SampleFilm[],
  count: number,
  orientation: Orientation,
): SampleScene[] {
  const scenes = films.flatMap((film) => scenesOf(film, orientation));
  const layoutOf = ({ request }: SampleScene) => readDescription(request.description).layout;
  const layouts = [...new Set(scenes.map(layoutOf))].slice(0, Math.floor(count * 0.7));
  const ofLayouts = layouts.flatMap(
    (layout) => scenes.find((scene) => layoutOf(scene) === layout) ?? [],
  );
  const plain = scenes.filter((scene) => layoutOf(scene) === 'scene' && !ofLayouts.includes(scene));
  const step = Math.max(1, Math.floor(plain.length / (count - ofLayouts.length)));
  const others = plain.filter((_, at) => at % step === 0);
  return [...ofLayouts, ...others].slice(0, count);
}

export interface Told {
  readonly model: string;
  readonly prompt: string;
  /** Code points. */
  readonly length: number;
  readonly limit: number;
  readonly negativePrompt: string;
  readonly dropped: readonly string[];
  /** Exactly what is sent. */
  readonly input: object;
}

/** A scene as a model gets it. */
export function toldBy(entry: CatalogueEntry, { request, seconds }: SampleScene): Told {
  const { prompt, negativePrompt, medium, dropped } = composePrompt(entry, request);
  return {
    model: entry.id,
    prompt,
    length: [...prompt].length,
    limit: entry.promptLimit,
    negativePrompt,
    dropped,
    input: inputOf(entry, {
      ...{ prompt, negativePrompt, medium, seconds },
      shape: request.shape,
      startImage: null,
      references: [],
      seed: request.description,
    }),
  };
}
