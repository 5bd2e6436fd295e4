import { requireUsableMedia } from '@scenewright/media/foreign-media.ts';
import { MediaError } from '@scenewright/media/media-error.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { OutputMimeType } from './media-format.ts';

/**
 * Looks a fetched output through before anything of ours opens it.
 * @throws ProviderError, not retryable: the same prediction would hand in the same file, and another one is paid for anew
 */
export async function requireUsableOutput(
  path: string,
  mimeType: OutputMimeType,
  signal: AbortSignal,
): Promise<void> {
  try {
    await requireUsableMedia(path, mimeType, signal);
  } catch (cause) {
    if (!(cause instanceof MediaError) || cause.reason !== 'unusable-input') throw cause;
    throw new ProviderError(
      `What the model made cannot be used: ${lowerFirst(cause.message)} Nothing was charged. Make it again.`,
      { retryable: false, cause },
    );
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
