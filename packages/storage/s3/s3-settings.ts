import { escapeText } from '../escaped-text.ts';

/** Where a bucket is, and who we are there. */
export interface S3Settings {
  /** The service's address, without the bucket. */
  readonly endpoint: string;
  /** The same for browsers, where they reach it by another name. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is named in the path, not in the host. */
  readonly pathStyle: boolean;
  /** What all our keys begin with, such as `scenewright/`; may be empty. */
  readonly prefix: string;
}

/** How long the service is waited for, and how often it is asked again. */
export interface S3Patience {
  readonly attempts: number;
  /** The longest pause before the second attempt; doubled before each further one. */
  readonly pauseMs: number;
  /** How long the service may be silent. */
  readonly silentMs: number;
}

/** The address of a key, or of the bucket itself where the key is empty. */
export function addressOf(
  endpoint: string,
  { bucket, pathStyle }: Pick<S3Settings, 'bucket' | 'pathStyle'>,
  key: string,
): URL {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = key.split('/').map(escapeText).join('/');
  url.pathname = pathStyle ? `/${bucket}${path === '' ? '' : `/${path}`}` : `/${path}`;
  return url;
}
