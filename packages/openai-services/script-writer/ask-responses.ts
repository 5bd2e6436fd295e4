import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Ask } from './asked-service.ts';
import { incompleteAnswer, modelRefusal } from './language-model-failure.ts';

/** The part of an answer that we read; a server that merely resembles OpenAI may leave any of it out. */
interface Answer {
  readonly status?: string | undefined;
  readonly error?: { readonly code?: string; readonly message?: string } | null;
  readonly incomplete_details?: { readonly reason?: string } | null;
  readonly output?: readonly {
    readonly type: string;
    readonly content?: readonly { readonly type: string; readonly text?: string }[];
  }[];
}

/**
 * Asks through the Responses API with a strict schema. Nothing is kept there (`store`), rules of one kind of task share a
 * cache, and the person is named by a hash.
 * https://developers.openai.com/api/docs/guides/structured-outputs
 */
export const askResponses: Ask = async (
  { client, model, safetyIdentifier },
  { rules, messages, form },
  signal,
) => {
  const person = safetyIdentifier();
  const answer = await client.responses.create(
    {
      model,
      instructions: rules,
      input: messages.map(({ role, content }) => ({ role, content })),
      text: {
        format: { type: 'json_schema', name: form.name, schema: form.schema, strict: true },
      },
      store: false,
      prompt_cache_key: `scenewright-${form.name}`,
      ...(person === undefined ? {} : { safety_identifier: person }),
    },
    { signal },
  );
  return textOf(answer);
};

/** @throws ProviderError where there is no whole answer */
function textOf({ status, error, incomplete_details: incomplete, output = [] }: Answer): string {
  const parts = output.flatMap(({ type, content }) => (type === 'message' ? (content ?? []) : []));
  if (parts.some(({ type }) => type === 'refusal')) throw modelRefusal();
  if (status === 'incomplete') throw incompleteAnswer(incomplete?.reason);
  if (status === 'failed' || status === 'cancelled') {
    const message = 'The writing service broke off its answer.';
    const cause = new Error(`${error?.code ?? status}: ${error?.message ?? 'no reason given'}`);
    throw new ProviderError(message, { retryable: true, cause });
  }
  return parts.map(({ text = '' }) => text).join('');
}
