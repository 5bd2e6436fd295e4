import {
  ProviderError,
  type ProviderPause,
} from '@scenewright/provider-contract/provider-error.ts';
import { textOf } from './xml.ts';

/** What the service said when it refused. Never shown to people: it may repeat addresses and ids. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Marks the error as another machine's answer: if it speaks of a full disk, that is not ours. */
  readonly headers: Headers;

  constructor(status: number, body: string, headers: Headers) {
    const requestId = headers.get('x-amz-request-id');
    const code = textOf(body, 'Code') ?? 'unknown';
    super(
      `S3 answered ${status} ${code}: ${textOf(body, 'Message') ?? 'without a message'}` +
        (requestId === null ? '' : ` (request ${requestId})`),
    );
    this.name = 'S3Refusal';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Codes that tell of the service's state, whatever status they come with. */
const passing: ReadonlySet<string> = new Set([
  'InternalError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'OperationAborted',
]);

/** What the operator has to look at, by S3's code. */
const remedies: ReadonlyMap<string, string> = new Map([
  ['NoSuchBucket', 'There is no such bucket: look at S3_BUCKET and S3_ENDPOINT.'],
  ['InvalidAccessKeyId', 'The service does not know the key: look at S3_ACCESS_KEY_ID.'],
  ['SignatureDoesNotMatch', 'The secret does not fit the key: look at S3_SECRET_ACCESS_KEY.'],
  ['AccessDenied', 'The key must be allowed to read, write, list and delete in the bucket.'],
  ['AuthorizationHeaderMalformed', 'The bucket is in another region: look at S3_REGION.'],
  ['PermanentRedirect', 'The bucket is at another address: look at S3_ENDPOINT and S3_REGION.'],
  ['RequestTimeTooSkewed', "This machine's clock is wrong."],
]);

/** A bucket that is not there is no file that is missing. */
const isAboutKey = ({ status, code }: S3Refusal) => status === 404 && code !== 'NoSuchBucket';

const refusalIn = (error: unknown): S3Refusal | null =>
  error instanceof ProviderError && error.cause instanceof S3Refusal ? error.cause : null;

/** Whether what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  const refusal = refusalIn(error);
  return refusal !== null && isAboutKey(refusal);
}

/** One sentence for the operator. */
export function explainFailure(error: unknown): string {
  const refusal = refusalIn(error);
  if (refusal !== null) return remedies.get(refusal.code) ?? `${refusal.message}.`;
  const cause = error instanceof Error ? error.cause : undefined;
  const detail = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const reason = detail instanceof Error ? ` (${detail.message})` : '';
  return `The service cannot be reached${reason}: look at S3_ENDPOINT.`;
}

/** A failure as a sentence for who waits for the file. Where the storage itself is the reason, work waits for it. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const failure = (message: string, pause: ProviderPause) =>
    new ProviderError(message, { retryable: pause === 'outage', pause, cause: error });
  const later = 'Media files cannot be reached at the moment. Please try again in a few minutes.';
  if (!(error instanceof S3Refusal)) return failure(later, 'outage');
  if (error.status >= 500 || error.status === 429 || passing.has(error.code))
    return failure(later, 'outage');
  if (isAboutKey(error))
    return new ProviderError('A media file is missing.', {
      retryable: false,
      code: 'not_found',
      cause: error,
    });
  return failure(
    'The storage of media files refused a request. Please write to whoever runs this site.',
    'paused',
  );
}
