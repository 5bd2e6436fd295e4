import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashCanonicalRequest, type ReceivedRequest } from './canonical-request.ts';
import { S3Error, signatureDoesNotMatch } from './s3-error.ts';

export interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const mostSkewMs = 15 * 60_000;
const mostExpiresS = 604_800;
const unsignedPayload = 'UNSIGNED-PAYLOAD';

interface Claim {
  /** `<key id>/<date>/<region>/s3/aws4_request` */
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `20260131T235959Z` */
  readonly date: string;
}

const denied = (message: string) => new S3Error(403, 'AccessDenied', message);

function parseDate(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (parts === null) throw denied('AWS authentication requires a valid Date or x-amz-date header');
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** @throws S3Error where key, scope, headers or signature are not right */
function requireSignature(
  request: ReceivedRequest,
  { credential, signedHeaders, signature, date }: Claim,
  payloadHash: string,
  account: Account,
): void {
  const [keyId, day = '', region = '', service, terminator] = credential.split('/');
  if (keyId !== account.accessKeyId)
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  if (region !== account.region || service !== 's3' || terminator !== 'aws4_request')
    throw new S3Error(
      400,
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; the region '${region}' is wrong; expecting '${account.region}'`,
    );
  const unsigned = Object.keys(request.headers).find(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  );
  if (unsigned !== undefined || !signedHeaders.includes('host'))
    throw denied('There were headers present in the request which were not signed');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = hashCanonicalRequest(request, signedHeaders, payloadHash);
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${account.secretAccessKey}`,
  );
  const expected = hmac(signingKey, [algorithm, date, scope, hash].join('\n'));
  const given = Buffer.from(signature, 'hex');
  if (
    !date.startsWith(day) ||
    given.length !== expected.length ||
    !timingSafeEqual(given, expected)
  )
    throw signatureDoesNotMatch();
}

/** @returns the SHA-256 that the body must have; null where the signature leaves the body open */
function verifyHeaders(
  request: ReceivedRequest,
  authorization: string,
  account: Account,
  now: number,
): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, credential = '', headers = '', signature = ''] = match ?? [];
  if (match === null) throw new S3Error(400, 'InvalidArgument', 'Unsupported Authorization Type');
  const date = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(parseDate(date) - now) > mostSkewMs)
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      "The difference between the request time and the server's time is too large.",
    );
  const payloadHash = request.headers['x-amz-content-sha256'];
  if (typeof payloadHash !== 'string')
    throw new S3Error(
      400,
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    );
  const claim = { credential, signedHeaders: headers.split(';'), signature, date };
  requireSignature(request, claim, payloadHash, account);
  return payloadHash === unsignedPayload ? null : payloadHash;
}

function verifyQuery(
  request: ReceivedRequest,
  query: ReadonlyMap<string, string>,
  account: Account,
  now: number,
): null {
  const expires = Number(query.get('X-Amz-Expires'));
  const isComplete =
    query.get('X-Amz-Algorithm') === algorithm &&
    Number.isInteger(expires) &&
    expires >= 1 &&
    expires <= mostExpiresS;
  if (!isComplete)
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'Query-string authentication version 4 requires X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires (1 to 604800) parameters.',
    );
  const date = query.get('X-Amz-Date') ?? '';
  const begins = parseDate(date);
  if (now > begins + expires * 1_000) throw denied('Request has expired');
  if (begins > now + mostSkewMs) throw denied('Request is not valid yet');
  requireSignature(
    { ...request, query: request.query.filter(([name]) => name !== 'X-Amz-Signature') },
    {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      date,
    },
    unsignedPayload,
    account,
  );
  return null;
}

/**
 * Checks who sent a request, by its header or by its presigned address.
 * @returns the SHA-256 that its body must have; null where that was left open @throws S3Error
 */
export function verifySignature(
  request: ReceivedRequest,
  account: Account,
  now: Date,
): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined)
    return verifyHeaders(request, authorization, account, now.getTime());
  const query = new Map(request.query);
  if (query.has('X-Amz-Signature')) return verifyQuery(request, query, account, now.getTime());
  throw denied('Access Denied');
}
