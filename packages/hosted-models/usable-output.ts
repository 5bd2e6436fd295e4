import { requireUsableMedia } from '@scenewright/media/foreign-media.ts';
import { MediaError } from '@scenewright/media/media-error.ts';
import type { MediaFacts } from '@scenewright/media/probe.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { OutputMimeType } from './media-format.ts';

/**
 * Looks a fetched output through before anything of ours opens it.
 * @returns what is in the file
 * @throws ProviderError, not retryable: the same prediction would hand in the same file, and another one is paid for anew
 */
export async function requireUsableOutput(
  path: string,
  { mimeType, mustSound, signal }: WantedOutput,
): Promise<MediaFacts> {
  let facts: MediaFacts;
  try {
    facts = await requireUsableMedia(path, mimeType, signal);
  } catch (cause) {
    if (!(cause instanceof MediaError) || cause.reason !== 'unusable-input') throw cause;
    throw new ProviderError(
      `What the model made cannot be used: ${lowerFirst(cause.message)} Nothing was charged. Make it again.`,
      { retryable: false, cause },
    );
  }
  if (mustSound && facts.audio === undefined)
    throw new ProviderError(
      'The model made this clip without the sound that was asked for. Nothing was charged. Make it again, or switch its sound off.',
      { retryable: false },
    );
  return facts;
}

interface WantedOutput {
  readonly mimeType: OutputMimeType;
  /** Whether sound is paid for. */
  readonly mustSound: boolean;
  readonly signal: AbortSignal;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
