import { isIP } from 'node:net';
import * as z from 'zod';

const flag = z
  .enum(['on', 'off', '1', '0', 'true', 'false'])
  .transform((value) => value === 'on' || value === '1' || value === 'true');

/** A service's address without a path: bucket and key are added to it. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'must be an address without a path',
  );

/** Where media lie. */
export const storageSettings = {
  STORAGE: z.enum(['disk', 's3'], 'may be disk or s3').default('disk'),
  S3_ENDPOINT: origin.optional(),
  S3_PUBLIC_ENDPOINT: origin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,60}$/, 'must be a name such as eu-central-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "must be a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(false),
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w-]{1,60}(?:\/[\w-]{1,60}){0,3}\/?$/,
      'must be letters, digits, - and _ between slashes',
    )
    .optional(),
};

type StorageSettings = z.output<z.ZodObject<typeof storageSettings>>;

const needs = {
  S3_ENDPOINT: "the service's address, such as https://s3.eu-central-1.amazonaws.com",
  S3_BUCKET: 'the name of a bucket that is there already',
  S3_ACCESS_KEY_ID: 'the id of a key that may read, write, list and delete there',
  S3_SECRET_ACCESS_KEY: "that key's secret",
} as const;

function required(settings: StorageSettings, name: keyof typeof needs): string {
  const value = settings[name];
  if (value === undefined)
    throw new Error(`The setting ${name} is missing: media in S3 need it (${needs[name]}).`);
  return value;
}

/**
 * The bucket that the settings name.
 * @param pagesAt where pages are served @throws Error with one sentence that names the setting that is missing or wrong
 */
export function requireS3(settings: StorageSettings, pagesAt: string) {
  const endpoint = required(settings, 'S3_ENDPOINT');
  const { S3_PUBLIC_ENDPOINT: publicEndpoint = endpoint, S3_PREFIX: prefix = '' } = settings;
  const bucket = required(settings, 'S3_BUCKET');
  const [accessKeyId, secretAccessKey] = [
    required(settings, 'S3_ACCESS_KEY_ID'),
    required(settings, 'S3_SECRET_ACCESS_KEY'),
  ];
  const isNumber = [endpoint, publicEndpoint].some(
    (address) => isIP(new URL(address).hostname.replaceAll(/[[\]]/g, '')) !== 0,
  );
  if (!settings.S3_PATH_STYLE && (isNumber || bucket.includes('.')))
    throw new Error(
      'The setting S3_PATH_STYLE is wrong: it must be on, because this bucket cannot be a part of the host name.',
    );
  if (pagesAt.startsWith('https:') && publicEndpoint.startsWith('http:'))
    throw new Error(
      'The setting S3_PUBLIC_ENDPOINT is wrong: a page served over https shows no media over http.',
    );
  return {
    ...{ endpoint, publicEndpoint, bucket, accessKeyId, secretAccessKey },
    region: settings.S3_REGION,
    pathStyle: settings.S3_PATH_STYLE,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  };
}
