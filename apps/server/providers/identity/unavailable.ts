import { KeysUnavailable } from '@scenewright/identity-server/token-verifier.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';

/** What a verification finds. @throws ProviderError when the keys cannot be had */
export async function orUnavailable<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) throw error;
    throw new ProviderError(error.message, { retryable: true, cause: error.cause });
  }
}
