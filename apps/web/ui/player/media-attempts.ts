/** Where a medium is, and where else it may be had. */
export interface MediaAddress {
  readonly url: string;
  readonly fallbackUrl?: string | undefined;
}

export interface MediaRetryPolicy {
  /** How long one try may take until the medium's beginning is there. */
  readonly timeoutMs: number;
  /** Tries after the first. */
  readonly retries: number;
  /** Pause before each further try. */
  readonly delayMs: number;
}

/** Where loading stands. One try asks the address, then its fallback; `step` counts both through all tries. */
export type MediaAttempt =
  | { readonly phase: 'waiting' | 'loading' | 'ready'; readonly step: number; readonly src: string }
  | { readonly phase: 'failed'; readonly step: number; readonly message: string };

/** The first attempt at a medium. */
export function firstAttempt(address: MediaAddress): MediaAttempt {
  return { phase: 'loading', step: 0, src: address.url };
}

/** What follows a failed attempt: the fallback at once, another try after a pause (`waiting`), or the end. */
export function afterFailure(
  attempt: MediaAttempt,
  address: MediaAddress,
  retryPolicy: MediaRetryPolicy,
): MediaAttempt {
  const sources = sourcesOf(address);
  const step = attempt.step + 1;
  const src = sources[step % sources.length] ?? address.url;
  if (step % sources.length !== 0) return { phase: 'loading', step, src };
  if (step / sources.length <= retryPolicy.retries) return { phase: 'waiting', step, src };
  return { phase: 'failed', step, message: failureMessage(sources.length, retryPolicy) };
}

function sourcesOf({ url, fallbackUrl }: MediaAddress): readonly string[] {
  return fallbackUrl === undefined || fallbackUrl === url ? [url] : [url, fallbackUrl];
}

/** The sentences of FILM-6. */
function failureMessage(sourceCount: number, { retries }: MediaRetryPolicy): string {
  return sourceCount > 1
    ? 'Both blob and fallback URLs failed to load'
    : `Failed to load media after ${retries + 1} attempts`;
}
