import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type {
  SceneContext,
  ScriptBrief,
  ScriptScene,
} from '@scenewright/provider-contract/script-writer.ts';
import { prompt } from './prompt-files.ts';

/** What to do, in our words, and what to do it with, in the creator's. */
export interface Task {
  readonly rules: string;
  readonly data: unknown;
}

const wordsPerSecond = 150 / 60;
const spareS = 0.8;

/** How many words a narrator says in a scene with a breath to spare. */
export function wordLimit(sceneLengthS: number): number {
  return Math.max(1, Math.floor((sceneLengthS - spareS) * wordsPerSecond));
}

/** A whole storyboard. */
export function storyboardTask(brief: ScriptBrief): Task {
  return {
    rules: inLines(
      craftFor(brief),
      prompt('storyboard', { sceneCount: brief.sceneCount }),
      lengthRule(brief.sceneLengthS),
      platformRule(brief),
    ),
    data: ideaOf(brief),
  };
}

/** One more scene among its neighbours. */
export function sceneTask(brief: ScriptBrief, context: SceneContext): Task {
  const { position, sceneCount } = context;
  return {
    rules: inLines(
      craftFor(brief),
      prompt('scene', { position, sceneCount }),
      lengthRule(brief.sceneLengthS),
      platformRule(brief),
    ),
    data: {
      ...ideaOf(brief),
      previous: textOf(context.previous),
      next: textOf(context.next),
      wish: context.description,
      ...(context.says === null ? {} : { dialogue: context.says.text }),
    },
  };
}

/** Given scenes, changed. */
export function reviseTask(
  brief: ScriptBrief,
  scenes: readonly ScriptScene[],
  instruction: string,
  unused: readonly { readonly text: string }[],
): Task {
  const wordLimits = scenes
    .map(({ durationS }) => wordLimit(durationS > 0 ? durationS : brief.sceneLengthS))
    .join(', ');
  return {
    rules: inLines(craftFor(brief), prompt('revise', { sceneCount: scenes.length, wordLimits })),
    data: {
      ...ideaOf(brief),
      scenes: scenes.map(textOf),
      change: instruction,
      ...(unused.length > 0 ? { unused: unused.map(({ text }) => text) } : {}),
    },
  };
}

/** A richer prompt. */
export function enhanceTask(request: { topic: string; platform: string; prompt: string }): Task {
  return { rules: prompt('enhance'), data: request };
}

const inLines = (...rules: readonly string[]) => rules.join('\n');

/** Names are told with their looks, so that the writer knows who they are; the picture model is told them again. */
const craftFor = ({ cast }: ScriptBrief) =>
  cast.length > 0 ? inLines(prompt('craft'), prompt('cast')) : prompt('craft');

function lengthRule(sceneLengthS: number): string {
  const mostWords = wordLimit(sceneLengthS);
  return prompt('length', {
    seconds: sceneLengthS,
    fewestWords: Math.max(1, Math.round(mostWords * 0.75)),
    mostWords,
    mostCharacters: Math.max(2, Math.floor((sceneLengthS - spareS) * 4.2)),
  });
}

const platformRule = ({ orientation, platform }: ScriptBrief) =>
  prompt(orientation === 'vertical' ? 'vertical' : 'landscape', { platform });

function ideaOf(brief: ScriptBrief): object {
  return {
    title: brief.title,
    idea: brief.prompt,
    chosenLanguage: brief.language,
    style: brief.style,
    notes: brief.styleNotes,
    ...(brief.answers.length > 0 ? { answers: brief.answers } : {}),
    ...(brief.cast.length > 0 ? { cast: brief.cast } : {}),
  };
}

function textOf(scene: ScriptScene | null): object | null {
  return scene === null
    ? null
    : { plan: readDescription(scene.description), camera: scene.camera, dialogue: scene.dialogue };
}
