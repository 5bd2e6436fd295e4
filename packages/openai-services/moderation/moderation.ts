import OpenAI from 'openai';
import { createBoundedFetch } from '@scenewright/provider-contract/bounded-fetch.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import categories from './moderation-categories.json' with { type: 'json' };

/** Looks at texts before money is spent on them. @throws ProviderError, not retryable, where one is refused */
export type Moderate = (texts: readonly string[], signal: AbortSignal) => Promise<void>;

interface ModerationOptions {
  readonly apiKey: string;
  /** Another address. Default: OpenAI's own. */
  readonly baseUrl?: string;
  /** Told when texts could not be looked at and went on without it. */
  readonly warn: (message: string) => void;
  /** How long one call may take. Default ten seconds. */
  readonly timeoutMs?: number;
}

const model = 'omni-moderation-latest';
const defaultTimeoutMs = 10_000;
const mostAnswerBytes = 8_000_000;
/** Of one input and in one call: long ideas are looked at in pieces. */
const [pieceCharacters, piecesInCall] = [8_000, 32];

const sentences: ReadonlyMap<string, string> = new Map(Object.entries(categories.refused));

function piecesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    Array.from({ length: Math.ceil(text.length / pieceCharacters) }, (_, index) =>
      text.slice(index * pieceCharacters, (index + 1) * pieceCharacters),
    ),
  );
}

/**
 * OpenAI's free moderation of texts. Which categories refuse a text is in `moderation-categories.json`.
 *
 * Where it has an outage the text goes on: our own content policy was asked before, the model refuses by itself, and the
 * same service is likely to be down for the paid call, too. Decision 59.
 * https://developers.openai.com/api/docs/guides/moderation
 */
export function createModeration(options: ModerationOptions): Moderate {
  const { timeoutMs = defaultTimeoutMs } = options;
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: createBoundedFetch({ mostBytes: mostAnswerBytes, timeoutMs }),
  });

  /** The sentence for the first category that refuses one of the texts; null where none does. */
  async function findRefusal(input: string[], signal: AbortSignal): Promise<string | null> {
    const { results } = await client.moderations.create({ model, input }, { signal });
    for (const { categories: found } of results) {
      for (const [category, isFound] of Object.entries(found)) {
        const sentence = isFound === true ? sentences.get(category) : undefined;
        if (sentence !== undefined) return sentence;
      }
    }
    return null;
  }

  return async function moderate(texts, signal) {
    const pieces = piecesOf(texts);
    for (let first = 0; first < pieces.length; first += piecesInCall) {
      let refusal: string | null;
      try {
        refusal = await findRefusal(pieces.slice(first, first + piecesInCall), signal);
      } catch (error) {
        signal.throwIfAborted();
        const reason = error instanceof Error ? error.message : String(error);
        options.warn(
          `texts went on without OpenAI's moderation, which could not be asked: ${reason}`,
        );
        return;
      }
      if (refusal !== null)
        throw new ProviderError(refusal, { retryable: false, code: 'idea_refused' });
    }
  };
}
