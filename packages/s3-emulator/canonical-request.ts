import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { invalidArgument } from './s3-error.ts';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** The path as it was sent, still encoded. */
  readonly path: string;
  /** Names and values, decoded, in the order they came. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingHttpHeaders;
}

/** RFC 3986: everything is escaped but letters, digits and `-._~`. */
const escapeText = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @throws S3Error */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidArgument("Couldn't parse the specified URI.");
  }
}

/** Splits an address as S3 does: a plus in a query is a blank. @throws S3Error */
export function splitAddress(url: string): Pick<ReceivedRequest, 'path' | 'query'> {
  const [path = '/', search = ''] = url.split('?', 2);
  const query = search
    .split('&')
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [name = '', value = ''] = part.replaceAll('+', ' ').split('=', 2);
      return [decodeText(name), decodeText(value)];
    });
  return { path, query };
}

const sortedQuery = (query: ReceivedRequest['query']) =>
  query
    .map(([name, value]) => [escapeText(name), escapeText(value)] as const)
    .toSorted(([name, value], [otherName, otherValue]) =>
      name === otherName ? (value < otherValue ? -1 : 1) : name < otherName ? -1 : 1,
    )
    .map((pair) => pair.join('='))
    .join('&');

/**
 * SHA-256 of the canonical request.
 * Source: "Create a signed AWS API request", Signature Version 4, with S3's exceptions: the path is escaped once and not normalised.
 */
export function hashCanonicalRequest(
  { method, path, query, headers }: ReceivedRequest,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const headerLines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ')}\n`,
  );
  const canonical = [
    method,
    decodeText(path).split('/').map(escapeText).join('/'),
    sortedQuery(query),
    headerLines.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  return createHash('sha256').update(canonical).digest('hex');
}
