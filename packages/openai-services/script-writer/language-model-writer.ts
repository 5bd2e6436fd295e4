import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import { createBoundedFetch } from '@scenewright/provider-contract/bounded-fetch.ts';
import type { ScriptScene, ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Moderate } from '../moderation/moderation.ts';
import { createAskForJson, type Question } from './ask-for-json.ts';
import { enhanceTask, reviseTask, sceneTask, storyboardTask } from './prompts.ts';
import { type ModelScene, sceneForm, writtenScene } from './scene-shape.ts';
import { createSourceFinder } from './sentence-sources.ts';

export interface LanguageModelOptions {
  readonly apiKey: string;
  /** Another service that speaks the same protocol. Default: OpenAI's own. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Whether it is OpenAI's own service. Default: where no other address is given. */
  readonly isOpenAi?: boolean;
  /** Shown what a person wrote before each call, which it may refuse with a ProviderError. */
  readonly moderate?: Moderate;
  /** A name for the person on whose behalf we ask that tells nothing of them; at most 64 characters. */
  readonly safetyIdentifier?: () => string | undefined;
  /** Asked before each call, which it may refuse with a ProviderError. */
  readonly spend?: (kind: 'text') => Promise<void>;
  /** How long one call may take. Default ninety seconds. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 90_000;
/** Far above the longest script. */
const mostAnswerBytes = 8_000_000;
/** Silence at the end of a scene that says just what it was given. */
const breathS = 0.4;
const longestEnhancedPrompt = 1200;
/** BCP 47, as far as films are spoken in: a language, perhaps with script and region. */
const languageTag = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/u);

const writtenPrompt = z.object({ prompt: z.string().trim().min(1).max(4000) });

/** A strict schema as the service wants it: each property is required, and no other is allowed. */
function formOf(name: string, shape: z.ZodObject): Question<unknown>['form'] {
  const { schema = {} } = zodResponseFormat(shape, name).json_schema;
  return { name, schema };
}

const promptForm = formOf('prompt', z.object({ prompt: z.string() }));
const storyboardForm = formOf(
  'storyboard',
  z.object({ title: z.string(), language: z.string(), scenes: z.array(sceneForm) }),
);

/**
 * Writes through a language model of a service that speaks OpenAI's protocol. Answers are JSON of a fixed schema, checked
 * here; a malformed one is sent back once with what is wrong. The creator's words travel as data, never as instructions.
 *
 * Calls are not repeated here otherwise: whoever asks decides how often to try again.
 */
export function createLanguageModelWriter(options: LanguageModelOptions): ScriptWriter {
  const { apiKey, model, timeoutMs = defaultTimeoutMs } = options;
  const client = new OpenAI({
    apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    baseURL: options.baseUrl ?? null,
    fetch: createBoundedFetch({ mostBytes: mostAnswerBytes, timeoutMs }),
  });
  const askForJson = createAskForJson({
    client,
    model,
    isOpenAi: options.isOpenAi ?? options.baseUrl === undefined,
    spend: options.spend ?? (async () => {}),
    moderate: options.moderate ?? (async () => {}),
    safetyIdentifier: options.safetyIdentifier ?? (() => undefined),
  });

  /** Scenes in the number asked for. */
  async function askForScenes(
    task: { rules: string; data: unknown },
    count: number,
    signal: AbortSignal,
  ): Promise<{ title: string; language: string; scenes: ModelScene[] }> {
    const schema = z.object({
      title: z.string().trim().min(1).max(120),
      language: languageTag,
      scenes: z.array(writtenScene).length(count),
    });
    return askForJson({ ...task, schema, form: storyboardForm }, signal);
  }

  return {
    name: model,
    async writeStoryboard(brief, signal) {
      const { title, language, scenes } = await askForScenes(
        storyboardTask(brief),
        brief.sceneCount,
        signal,
      );
      const sourcesOf = createSourceFinder(brief);
      return {
        title,
        language,
        genre: null,
        scenes: scenes.map((scene) =>
          toScene(scene, brief.sceneLengthS, sourcesOf(scene.dialogue)),
        ),
        leftOut: [],
      };
    },
    async writeScene(brief, context, signal) {
      const { scenes } = await askForScenes(sceneTask(brief, context), 1, signal);
      const [scene] = scenes;
      if (scene === undefined) throw new RangeError('the schema allows no answer without a scene');
      const sourcesOf = createSourceFinder(brief);
      const written = toScene(scene, brief.sceneLengthS, sourcesOf(scene.dialogue));
      if (context.says === null) return written;
      const { text } = context.says;
      const durationS = Math.max(brief.sceneLengthS, Math.ceil(speakingTimeS(text) + breathS));
      return { ...written, dialogue: text, sentences: [context.says], durationS };
    },
    async reviseScenes(brief, scenes, instruction, unused, signal) {
      const revised = await askForScenes(
        reviseTask(brief, scenes, instruction, unused),
        scenes.length,
        signal,
      );
      const sourcesOf = createSourceFinder(brief);
      return {
        scenes: scenes.map((scene, index) => revise(scene, revised.scenes[index], sourcesOf)),
        undone: [],
      };
    },
    async enhancePrompt(request, signal) {
      const question = { ...enhanceTask(request), schema: writtenPrompt, form: promptForm };
      const { prompt } = await askForJson(question, signal);
      return endAtSentence(prompt, Math.max(longestEnhancedPrompt, request.prompt.length));
    },
  };
}

type FindSources = ReturnType<typeof createSourceFinder>;

function toScene(
  { plan, camera, dialogue }: ModelScene,
  durationS: number,
  sentences: readonly SpokenSentence[],
): ScriptScene {
  return { description: describePlan(plan), camera, dialogue, sentences, durationS };
}

/** The scene as it was rewritten; as it was where the model left it out. */
function revise(
  scene: ScriptScene,
  revised: ModelScene | undefined,
  sourcesOf: FindSources,
): ScriptScene {
  return revised === undefined
    ? scene
    : toScene(revised, scene.durationS, sourcesOf(revised.dialogue, scene.sentences));
}

/** At most this many characters, ending where a sentence does if one ends in the second half. */
function endAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = Math.max(
    cut.lastIndexOf('. '),
    cut.lastIndexOf('.\n'),
    cut.lastIndexOf('! '),
    cut.lastIndexOf('? '),
  );
  return end > limit / 2 ? cut.slice(0, end + 1) : cut.trimEnd();
}
