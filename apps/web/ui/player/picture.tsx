import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner.tsx';
import { MediaFailure } from './media-failure.tsx';
import type { MediaRetryPolicy } from './media-attempts.ts';
import { useMediaAttempt } from './use-media-attempt.ts';

interface PictureProps {
  url: string;
  fallbackUrl?: string | undefined;
  alt: string;
  /** Width by height, such as `16 / 9`. */
  aspectRatio: string;
  retryPolicy: MediaRetryPolicy;
  className?: string;
}

/** A still that is loaded with the same retries as a video. */
export function Picture({
  url,
  fallbackUrl,
  alt,
  aspectRatio,
  retryPolicy,
  className,
}: PictureProps) {
  const { attempt, key, onReady, onFailure, startAgain } = useMediaAttempt({
    address: { url, fallbackUrl },
    retryPolicy,
  });
  return (
    <div
      className={classNames(
        'relative flex scheme-dark overflow-hidden rounded-card bg-black text-fg',
        className,
      )}
      style={{ aspectRatio }}
    >
      {attempt.phase === 'failed' ? (
        <MediaFailure message={attempt.message} onTryAgain={startAgain} className="grow" />
      ) : (
        <img
          key={key}
          src={attempt.phase === 'waiting' ? undefined : attempt.src}
          alt={alt}
          onLoad={onReady}
          onError={onFailure}
          className="size-full object-contain"
        />
      )}
      {(attempt.phase === 'loading' || attempt.phase === 'waiting') && (
        <Spinner label="Loading the picture" className="absolute inset-0 m-auto" />
      )}
    </div>
  );
}
