import { AwsV4Signer } from 'aws4fetch';
import type { DeliveryOptions } from '@scenewright/provider-contract/storage.ts';
import { contentDisposition } from '../content-disposition.ts';
import { withEscapedQuery } from './s3-client.ts';
import { addressOf, type S3Settings } from './s3-settings.ts';

/** How long an address works. */
const worksForS = 900;
/** Addresses of one file are the same for so long, so that the browser's cache holds. */
export const sameForS = 300;

/**
 * An address by which whoever holds it reads one object, whole or by ranges, for 10 to 15 minutes. Type and download name are
 * part of what is signed: its reader cannot choose others.
 */
export async function presignedAddress(
  settings: S3Settings,
  key: string,
  { mimeType, downloadName, headersOnly = false }: DeliveryOptions,
  now: Date,
): Promise<string> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const url = addressOf(settings.publicEndpoint, settings, key);
  const query = {
    'X-Amz-Expires': String(worksForS),
    'response-cache-control': `private, max-age=${sameForS}`,
    'response-content-type': mimeType,
    ...(downloadName !== undefined && {
      'response-content-disposition': contentDisposition(downloadName),
    }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const begins = new Date(Math.floor(now.getTime() / (sameForS * 1_000)) * sameForS * 1_000);
  const signed = await new AwsV4Signer({
    ...{ url: url.href, accessKeyId, secretAccessKey, region, service: 's3', signQuery: true },
    method: headersOnly ? 'HEAD' : 'GET',
    datetime: begins.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  }).sign();
  return withEscapedQuery(signed.url);
}
