import { z } from 'zod';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createAsk } from './ask-as-known.ts';
import type { AskedService, Asking, Message } from './asked-service.ts';
import { toProviderError } from './language-model-failure.ts';
import { materialMessage, textsIn } from './material.ts';
import { prompt } from './prompt-files.ts';

export interface Question<Answer> {
  /** What the model is to do: our words alone. */
  readonly rules: string;
  /** What it is to work on: the creator's words, sent as JSON in a message of their own. */
  readonly data: unknown;
  readonly schema: z.ZodType<Answer>;
  readonly form: Asking['form'];
}

/**
 * Asks a service for JSON: once, and once more with what was wrong where the answer does not fit the schema.
 * @returns a function that throws ProviderError; the signal's reason where it was aborted
 */
export function createAskForJson(service: AskedService) {
  const ask = createAsk(service);

  async function answerTo(asking: Asking, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    await service.spend('text');
    try {
      return await ask(asking, signal);
    } catch (error) {
      throw signal.aborted ? signal.reason : toProviderError(error);
    }
  }

  return async function askForJson<Answer>(
    { rules, data, schema, form }: Question<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    signal.throwIfAborted();
    await service.moderate(textsIn(data), signal);
    const messages: Message[] = [{ role: 'user', content: materialMessage(data) }];
    const asking = { rules: `${rules}\n\n${prompt('material')}`, messages, form };
    const first = await answerTo(asking, signal);
    const read = readAnswer(first, schema);
    if (read.success) return read.data;
    const repair = prompt('repair', { fault: read.fault, schema: JSON.stringify(form.schema) });
    messages.push({ role: 'assistant', content: first }, { role: 'user', content: repair });
    const second = readAnswer(await answerTo(asking, signal), schema);
    if (second.success) return second.data;
    throw new ProviderError(
      'The writing service answered with something other than a storyboard. Please try again.',
      { retryable: true, cause: new Error(second.fault) },
    );
  };
}

type ReadAnswer<Answer> =
  | { readonly success: true; readonly data: Answer }
  | { readonly success: false; readonly fault: string };

/** What models that are held to no schema put around their JSON: their thoughts, and a code fence. */
const wrapping = /^\s*(?:<think>.*?<\/think>\s*)?(?:```(?:json)?\s*)?|\s*```\s*$/gsu;

function readAnswer<Answer>(content: string, schema: z.ZodType<Answer>): ReadAnswer<Answer> {
  let json: unknown;
  try {
    json = JSON.parse(content.replaceAll(wrapping, ''));
  } catch {
    return { success: false, fault: 'It is not JSON.' };
  }
  const result = schema.safeParse(json);
  return result.success
    ? result
    : { success: false, fault: z.prettifyError(result.error).slice(0, 1000) };
}
