import { randomUUID } from 'node:crypto';
import type { RoughCutIdea, RoughCutLine } from '@scenewright/contract/schemas/rough-cut.ts';
import { orientationOf } from '@scenewright/contract/rules/platforms.ts';
import { chosenShape, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { defaultLanguage } from '@scenewright/contract/rules/voices.ts';
import type { Script } from '@scenewright/provider-contract/script-writer.ts';
import type { toNewScene } from './script.ts';

export type RoughScene = ReturnType<typeof toNewScene> & {
  readonly camera: string;
  readonly seed: null;
};

/** What of an idea a content would be made of; it is never kept. */
export function toContent(idea: RoughCutIdea) {
  return {
    id: randomUUID(),
    title: idea.title,
    prompt: idea.prompt,
    enhanced_prompt: idea.enhanced_prompt ?? null,
    answers: idea.answers ?? [],
    platform: idea.platform,
    orientation: orientationOf(idea.platform),
    shape: chosenShape(idea.shape, orientationOf(idea.platform)),
    voice: idea.voice,
    language: defaultLanguage,
    spoken_language: null as string | null,
    visual_model: idea.visual_model,
    scene_count: idea.scene_count,
    scene_length_s: idea.scene_length,
    style: idea.style,
    style_notes: idea.style_notes ?? null,
  };
}
export type RoughContent = ReturnType<typeof toContent>;

/** The first line of the answer. */
export function scriptLine(
  content: RoughContent,
  script: Script,
  scenes: readonly RoughScene[],
): RoughCutLine {
  return {
    kind: 'script',
    title: content.title,
    shape: shapeOf(content),
    language: script.language ?? content.language,
    left_out: script.leftOut.length,
    scenes: scenes.map(({ position, duration_s: duration, description, dialogue }) => ({
      number: position,
      duration,
      description,
      dialogue,
    })),
  };
}
