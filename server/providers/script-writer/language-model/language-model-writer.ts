import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import type { ScriptBrief, ScriptScene, ScriptWriter } from '../script-writer.ts';
import { askForJson, type Question } from './ask-for-json.ts';
import { enhanceTask, reviseTask, sceneTask, storyboardTask } from './prompts.ts';

export interface LanguageModelOptions {
  readonly apiKey: string;
  /** Another service that speaks the same protocol. Default: OpenAI's own. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Asked before each call, which it may refuse with a ProviderError. */
  readonly spend?: (kind: 'text') => Promise<void>;
  /** How long one call may take. Default ninety seconds. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 90_000;
const longestEnhancedPrompt = 1200;

const writtenScene = z.object({ description: z.string().trim().min(1).max(2000), dialogue: z.string().trim().max(2000) });
const writtenPrompt = z.object({ prompt: z.string().trim().min(1).max(4000) });

/**
 * Writes through a language model that speaks OpenAI's chat protocol. Answers are JSON of a fixed schema, checked here; a
 * malformed one is sent back once with what is wrong. The creator's words travel as data, never as instructions.
 *
 * Calls are not repeated here otherwise: whoever asks decides how often to try again.
 */
export function createLanguageModelWriter(options: LanguageModelOptions): ScriptWriter {
  const { apiKey, model, timeoutMs = defaultTimeoutMs } = options;
  const client = new OpenAI({ apiKey, timeout: timeoutMs, maxRetries: 0, baseURL: options.baseUrl ?? null });
  const service = { client, model, spend: options.spend ?? (async () => {}) };

  /** Scenes in the number asked for; `name` tells the service what the JSON is. */
  async function askForScenes(task: { rules: string; data: unknown }, count: number, signal: AbortSignal): Promise<{ title: string; scenes: { description: string; dialogue: string }[] }> {
    const schema = z.object({ title: z.string().trim().min(1).max(120), scenes: z.array(writtenScene).length(count) });
    // The service's strict schemas know no array length or text bounds: those are checked after the answer.
    const shape = z.object({ title: z.string(), scenes: z.array(z.object({ description: z.string(), dialogue: z.string() })) });
    const question: Question<z.infer<typeof schema>> = { ...task, schema, format: zodResponseFormat(shape, 'storyboard') };
    return askForJson(service, question, signal);
  }

  return {
    name: model,
    async writeStoryboard(brief, signal) {
      const { title, scenes } = await askForScenes(storyboardTask(brief), brief.sceneCount, signal);
      return { title, scenes: scenes.map((scene) => withDuration(scene, brief)) };
    },
    async writeScene(brief, context, signal) {
      const { scenes } = await askForScenes(sceneTask(brief, context), 1, signal);
      const [scene] = scenes;
      if (scene === undefined) throw new RangeError('the schema allows no answer without a scene');
      return withDuration(scene, brief);
    },
    async reviseScenes(brief, scenes, instruction, signal) {
      const revised = await askForScenes(reviseTask(brief, scenes, instruction), scenes.length, signal);
      return scenes.map((scene, index) => ({ ...scene, ...revised.scenes[index] }));
    },
    async enhancePrompt(request, signal) {
      const question = { ...enhanceTask(request), schema: writtenPrompt, format: zodResponseFormat(z.object({ prompt: z.string() }), 'prompt') };
      const { prompt } = await askForJson(service, question, signal);
      return endAtSentence(prompt, Math.max(longestEnhancedPrompt, request.prompt.length));
    },
  };
}

function withDuration(scene: { description: string; dialogue: string }, brief: ScriptBrief): ScriptScene {
  return { description: scene.description, dialogue: scene.dialogue, durationS: brief.sceneLengthS };
}

/** At most this many characters, ending where a sentence does if one ends in the second half. */
function endAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > limit / 2 ? cut.slice(0, end + 1) : cut.trimEnd();
}
