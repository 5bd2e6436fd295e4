import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { isExecutable } from '@scenewright/media/is-executable.ts';
import { librarySettings } from './library-settings.ts';
import { isNetwork, quotaSettings } from './quota-settings.ts';
import { requireOneVoiceService, voiceSettings } from './voice-settings.ts';
import { describeSuspectNames, requireKnownNames } from './setting-names.ts';
import { stockSettings } from './stock-settings.ts';
import { requireS3, storageSettings } from './storage-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';

const flag = z
  .enum(['on', 'off', '1', '0', 'true', 'false'])
  .transform((value) => value === 'on' || value === '1' || value === 'true');
const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** So many in the time its setting stands for. */
const rate = (unlessSet: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(unlessSet);

const roles = list.pipe(z.array(z.enum(['api', 'worker'], 'may name api and worker')).min(1));

const postgresqlUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must begin with postgresql://',
});

const settingsShape = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'must be an address or a name of this machine')
    .default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('./data'),
  ROLES: roles.default(['api', 'worker']),
  /** Where a process without the role api says how it is. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  DATABASE_URL: postgresqlUrl.optional(),
  DATABASE_DIRECT_URL: postgresqlUrl.optional(),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(72).default(8),
  AUTH_RATE_TOKEN: rate(150),
  AUTH_RATE_VERIFY: rate(30),
  AUTH_RATE_SIGNUP: rate(30),
  AUTH_RATE_RECOVER: rate(30),
  AUTH_RATE_RESEND: rate(30),
  AUTH_RATE_USER: rate(30),
  AUTH_RATE_OTP: rate(30),
  AUTH_RATE_REAUTHENTICATE: rate(30),
  AUTH_RATE_UNLINK: rate(30),
  AUTH_RATE_AUTHORIZE: rate(30),
  AUTH_RATE_ANONYMOUS: rate(30),
  AUTH_RATE_MAILS: rate(30),
  AUTH_RATE_GUESSES: rate(5),
  AUTH_REDIRECTS: list.default([]),
  AUTH_ANONYMOUS: flag.default(true),
  AUTH_SIGNUP: flag.default(true),
  AUTH_SIGNING_KEYS_FILE: z.string().optional(),
  AUTH_ADMIN_API: flag.default(false),
  AUTH_MAIL_INTERVAL_S: z.coerce.number().int().min(0).max(3_600).default(60),
  AUTH_SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  AUTH_SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3_650).default(180),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  AUTH_URL: url.optional(),
  AUTH_PUBLISHABLE_KEY: z.string().optional(),
  AUTH_ISSUER: z.string().optional(),
  AUTH_SERVICE_KEY: z
    .string()
    .regex(/^\S{32,}$/, 'must be at least 32 characters long, without blanks')
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url.optional(),
  OPENAI_TEXT_API_KEY: z.string().optional(),
  OPENAI_TEXT_BASE_URL: url.optional(),
  OPENAI_TEXT_MODEL: z.string().optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  /** The name OPENAI_SPEECH_MODEL had before. */
  OPENAI_TTS_MODEL: z.string().optional(),
  OPENAI_SPEECH_BASE_URL: url.optional(),
  OPENAI_SPEECH_API_KEY: z.string().optional(),
  OPENAI_TRANSCRIPTION_MODEL: z.string().optional(),
  OPENAI_MODERATION: flag.optional(),
  FIND_LOCAL_SERVERS: flag.default(true),
  REPLICATE_API_TOKEN: z.string().regex(/^\S+$/, 'must be a token without blanks').optional(),
  REPLICATE_BASE_URL: url.default('https://api.replicate.com/v1'),
  REPLICATE_OUTPUT_HOSTS: list.default([]),
  REPLICATE_MODEL_RECRAFT: z.string().optional(),
  REPLICATE_MODEL_KLING: z.string().optional(),
  REPLICATE_MODEL_VEO: z.string().optional(),
  REPLICATE_CATALOGUE_FILE: z.string().optional(),
  REPLICATE_MOST_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(30),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().default('Scenewright <no-reply@localhost>'),
  PAYMENTS: z.enum(['local', 'stripe'], 'may be local or stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_BASE: url.optional(),
  NODE_ENV: z.string().optional(),
  SALES_EMAIL: z.email('must be an email address').optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  DELIVERY_ASKS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000).default(3),
  DELIVERY_ASKS_PER_ACCOUNT: z.coerce.number().int().min(0).max(1_000).default(5),
  DELIVERY_ASKS_PER_NETWORK: z.coerce.number().int().min(0).max(10_000).default(30),
  DELIVERY_MAILS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000).default(30),
  DELIVERY_MAILS_PER_ACCOUNT: z.coerce.number().int().min(0).max(1_000).default(30),
  SIGNUP_GIFT_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...telemetrySettings,
  MEDIA_EXAMPLES_URL: url.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) =>
        value
          .split(',')
          .every(
            (part) =>
              /^(?:loopback|linklocal|uniquelocal)$/.test(part.trim()) || isNetwork(part.trim()),
          ),
      'must list addresses or networks, such as 127.0.0.1,10.0.0.0/8, or say loopback',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  FFMPEG_PATH: z
    .string()
    .refine(
      (path) => path === '' || isExecutable(path),
      'must be the path of an ffmpeg that can be run',
    )
    .optional(),
  PATH: z.string().optional(),
  SCENEWRIGHT_TEST_CLOCK: flag.default(false),
  /** Whether films say what of them is generated, and by what. */
  DISCLOSURE: flag.default(true),
  CONTENT_POLICY: z.string().default('on'),
  ...storageSettings,
  ...librarySettings,
  ...stockSettings,
  ...quotaSettings,
  ...voiceSettings,
});

type Settings = z.output<typeof settingsShape>;

export interface Config extends Settings {
  readonly PUBLIC_URL: string;
  readonly DATA_DIR: string;
}

/** Every setting there is, of the one table above. */
export const settingNames: readonly string[] = Object.keys(settingsShape.shape);

/** Names in the environment that somebody may have meant for a setting. @returns a sentence for each */
export const suspectNames = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string[] => describeSuspectNames(Object.keys(environment), settingNames);

/** Settings of the environment, and of a `.env` file for what the environment leaves open. Empty counts as not set. @throws Error where the file names what is no setting */
function readEnvironment(): Record<string, string> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  requireKnownNames(Object.keys(file), settingNames);
  const filled = Object.entries({ ...file, ...process.env }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
  );
  return Object.fromEntries(filled);
}

/** What takes payments: as said, else Stripe where a key of it is set. Undefined: nobody has chosen, which means the test checkout. */
function choosePayments({
  PAYMENTS,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: Settings): Settings['PAYMENTS'] {
  const payments = PAYMENTS ?? (STRIPE_SECRET_KEY === undefined ? undefined : 'stripe');
  if (payments !== 'stripe') return payments;
  if (STRIPE_SECRET_KEY === undefined)
    throw new Error(
      'The setting STRIPE_SECRET_KEY is missing: payments through Stripe (PAYMENTS=stripe) need it.',
    );
  if (STRIPE_WEBHOOK_SECRET === undefined)
    throw new Error(
      'The setting STRIPE_WEBHOOK_SECRET is missing: without it nobody can tell whether an announcement of a payment is really from Stripe.',
    );
  return payments;
}

/**
 * Reads and checks the settings; the only place that looks at the environment.
 * @throws Error with one sentence that names the setting
 */
export function readConfig(environment: Record<string, string> = readEnvironment()): Config {
  const parsed = settingsShape.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The setting ${issue?.path[0]?.toString() ?? '?'} is wrong: ${issue?.message ?? 'it cannot be read'}.`,
    );
  }
  const settings = parsed.data;
  if (settings.DATABASE_URL === undefined && !settings.ROLES.includes('api'))
    throw new Error(
      'The setting ROLES is wrong: a worker of its own needs DATABASE_URL, because the embedded database belongs to one process.',
    );
  if (settings.DATABASE_URL === undefined && settings.DATABASE_DIRECT_URL !== undefined)
    throw new Error(
      'The setting DATABASE_URL is missing: DATABASE_DIRECT_URL is a second way to the same database.',
    );
  if (settings.AUTH_ADMIN_API && settings.AUTH_SERVICE_KEY === undefined)
    throw new Error(
      'The setting AUTH_SERVICE_KEY is missing: the administration of users (AUTH_ADMIN_API) opens only to who holds it.',
    );
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined))
    throw new Error(
      'The settings GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.',
    );
  requireOneVoiceService(settings);
  if (settings.SCENEWRIGHT_TEST_CLOCK && settings.DATABASE_URL !== undefined)
    throw new Error(
      'The setting SCENEWRIGHT_TEST_CLOCK is wrong: the test clock works only with the embedded database.',
    );
  const config = {
    ...settings,
    PAYMENTS: choosePayments(settings),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    DATA_DIR: resolve(settings.DATA_DIR),
  };
  if (config.STORAGE === 's3') requireS3(config, config.PUBLIC_URL);
  return config;
}

/** Where this installation keeps its secrets. */
export const secretsFolder = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'secrets');

/** The keys of the embedded identity service. */
export const signingKeysFile = (config: Config): string =>
  config.AUTH_SIGNING_KEYS_FILE ?? join(secretsFolder(config), 'identity-signing-keys.json');
