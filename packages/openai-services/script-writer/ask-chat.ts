import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Ask, Asking } from './asked-service.ts';
import { incompleteAnswer, modelRefusal } from './language-model-failure.ts';
import { prompt } from './prompt-files.ts';

/** How a server is told the form of its answer: by the schema, as some JSON, or in words alone. */
type Format = 'json_schema' | 'json_object' | 'words';

function formatOf(
  format: Format,
  { name, schema }: Asking['form'],
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'words') return {};
  return {
    response_format:
      format === 'json_object'
        ? { type: 'json_object' }
        : { type: 'json_schema', json_schema: { name, schema: { ...schema }, strict: true } },
  };
}

/**
 * Asks through chat completions, which every server that speaks OpenAI's protocol knows. Where the schema is not part of
 * the request it stands in the rules.
 */
export const askChat =
  (format: Format): Ask =>
  async ({ client, model }, { rules, messages, form }, signal) => {
    const told =
      format === 'json_schema'
        ? rules
        : `${rules}\n\n${prompt('form', { schema: JSON.stringify(form.schema) })}`;
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [{ role: 'system', content: told }, ...messages],
        ...formatOf(format, form),
      },
      { signal },
    );
    const [choice] = completion.choices ?? [];
    if (choice === undefined)
      throw new ProviderError('The writing service sent an empty answer.', { retryable: true });
    if (typeof choice.message.refusal === 'string' && choice.message.refusal !== '')
      throw modelRefusal();
    if (choice.finish_reason === 'length') throw incompleteAnswer('max_output_tokens');
    if (choice.finish_reason === 'content_filter') throw incompleteAnswer('content_filter');
    return choice.message.content ?? '';
  };
