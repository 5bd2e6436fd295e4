import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  afterFailure,
  firstAttempt,
  type MediaAddress,
  type MediaAttempt,
  type MediaRetryPolicy,
} from './media-attempts.ts';

/** What an element that loads a medium is given. */
export interface MediaLoading {
  readonly attempt: MediaAttempt;
  /** Key of the element: a new try is a new element, because a failed one keeps its error. */
  readonly key: string;
  readonly onReady: () => void;
  readonly onFailure: () => void;
  readonly startAgain: () => void;
}

interface MediaLoadingOptions {
  readonly address: MediaAddress;
  readonly retryPolicy: MediaRetryPolicy;
  /** The element, if it is one that may rightly stop before it is ready. */
  readonly element?: RefObject<HTMLMediaElement | null>;
  readonly onGivenUp?: ((message: string) => void) | undefined;
}

/** Loads a medium with a time limit, a fallback and retries; begins anew where the address changes. */
export function useMediaAttempt({
  address,
  retryPolicy,
  element,
  onGivenUp,
}: MediaLoadingOptions): MediaLoading {
  const { url, fallbackUrl } = address;
  const { timeoutMs, retries, delayMs } = retryPolicy;
  const [begun, setBegun] = useState({ url, fallbackUrl, round: 0 });
  const [attempt, setAttempt] = useState(() => firstAttempt(address));
  if (begun.url !== url || begun.fallbackUrl !== fallbackUrl) {
    setBegun({ url, fallbackUrl, round: begun.round + 1 });
    setAttempt(firstAttempt(address));
  }

  const onFailure = useCallback(
    () =>
      setAttempt((now) =>
        now.phase === 'failed'
          ? now
          : afterFailure(now, { url, fallbackUrl }, { timeoutMs, retries, delayMs }),
      ),
    [url, fallbackUrl, timeoutMs, retries, delayMs],
  );
  const onReady = useCallback(
    () => setAttempt((now) => (now.phase === 'loading' ? { ...now, phase: 'ready' } : now)),
    [],
  );
  const startAgain = () => {
    setBegun((now) => ({ ...now, round: now.round + 1 }));
    setAttempt(firstAttempt({ url, fallbackUrl }));
  };

  useAttemptTimer(attempt, {
    timeoutMs,
    delayMs,
    element,
    onFailure,
    onReady,
    onPauseOver: () => setAttempt(loadingNow),
  });
  useGivenUp(attempt, onGivenUp);
  return { attempt, key: `${begun.round}:${attempt.step}`, onReady, onFailure, startAgain };
}

interface TimerOptions extends Pick<MediaRetryPolicy, 'timeoutMs' | 'delayMs'> {
  readonly element: RefObject<HTMLMediaElement | null> | undefined;
  readonly onFailure: () => void;
  readonly onReady: () => void;
  readonly onPauseOver: () => void;
}

/** One timer at a time: the limit of a try that runs, or the pause before the next. */
function useAttemptTimer(attempt: MediaAttempt, options: TimerOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const { phase } = attempt;
    if (phase !== 'loading' && phase !== 'waiting') return undefined;
    const { timeoutMs, delayMs } = latest.current;
    const onTime = () => {
      const { element, onReady, onFailure, onPauseOver } = latest.current;
      if (phase === 'waiting') return onPauseOver();
      // Phones that save power load nothing before the first press: such an element is idle, not broken.
      const idle = element?.current?.networkState === HTMLMediaElement.NETWORK_IDLE;
      return idle ? onReady() : onFailure();
    };
    const timer = setTimeout(onTime, phase === 'waiting' ? delayMs : timeoutMs);
    return () => clearTimeout(timer);
  }, [attempt]);
}

function useGivenUp(
  attempt: MediaAttempt,
  onGivenUp: ((message: string) => void) | undefined,
): void {
  const latest = useRef(onGivenUp);
  useEffect(() => {
    latest.current = onGivenUp;
  });
  const message = attempt.phase === 'failed' ? attempt.message : undefined;
  useEffect(() => {
    if (message !== undefined) latest.current?.(message);
  }, [message]);
}

function loadingNow(attempt: MediaAttempt): MediaAttempt {
  return attempt.phase === 'waiting' ? { ...attempt, phase: 'loading' } : attempt;
}
