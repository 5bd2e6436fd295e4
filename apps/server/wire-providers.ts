import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RequestRates } from '@scenewright/identity-server/rate-limits.ts';
import { createLocalPayments, type LocalPayments } from '@scenewright/test-checkout';
import {
  buyingIsClosed,
  mayOpenTestCheckout,
} from '@scenewright/test-checkout/test-payments-allowed.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { createDiskStorage } from '@scenewright/storage/disk/disk-storage.ts';
import { createS3Storage } from '@scenewright/storage/s3/s3-storage.ts';
import type { MailTransport } from '@scenewright/mail/mail.ts';
import { createSmtpTransport } from '@scenewright/mail/smtp/smtp-transport.ts';
import type { Clock } from './clock.ts';
import { type Config, secretsFolder, signingKeysFile } from './config.ts';
import type { Database } from './database/database.ts';
import { createCeiling, createQuotas } from './features/quotas/index.ts';
import { isFromOwnPage, isLoopbackHost, isLoopbackOnly } from '@scenewright/http/loopback-only.ts';
import { createEmbeddedIdentity } from './providers/identity/embedded/create-embedded-identity.ts';
import { createHostedIdentity } from './providers/identity/hosted/hosted-identity.ts';
import type { Identity } from './providers/identity/identity.ts';
import { createStudioImageMaker } from './providers/image-maker/studio/studio-image-maker.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Emails } from './providers/mail/mail.ts';
import { createOutboxTransport } from './providers/mail/outbox/outbox-transport.ts';
import { readOrCreateSecret } from './secret-file.ts';
import type { RecordSecurityEvent } from './security-events.ts';
import { requireS3 } from './storage-settings.ts';
import { isSpeechPaid, textService } from './wire-openai.ts';

/** An optional setting as an optional property. */
export function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}

/** Sketches are free, whoever makes the pictures: they are painted here. */
export const createSketchPainter = createStudioImageMaker;

/** What copies of media may take on this machine's disk while nobody reads them. */
const copiesMostBytes = 1024 ** 3;

/** A storage that the settings have, in use or not. @throws Error with a sentence where a setting is missing */
export function openStorage(
  name: Config['STORAGE'],
  config: Config,
  temporaryFolder: string,
): Storage {
  return name === 'disk'
    ? createDiskStorage(join(config.DATA_DIR, 'media'))
    : createS3Storage({
        ...requireS3(config, config.PUBLIC_URL),
        copiesFolder: join(temporaryFolder, 'media'),
        copiesMostBytes,
      });
}

export const chooseStorage = (config: Config, temporaryFolder: string): Storage =>
  openStorage(config.STORAGE, config, temporaryFolder);

export function chooseMail(config: Config): MailTransport {
  return config.SMTP_URL === undefined
    ? createOutboxTransport()
    : createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM });
}

/** 256 bits of this installation's own, made on first use. */
async function loadSecret(config: Config, name: string): Promise<Uint8Array> {
  const text = await readOrCreateSecret(join(secretsFolder(config), name), async () =>
    randomBytes(32).toString('base64url'),
  );
  return Buffer.from(text, 'base64url');
}

export const loadMediaSecret = (config: Config): Promise<Uint8Array> =>
  loadSecret(config, 'media-links');

export interface ChosenIdentity {
  readonly identity: Identity;
  /** Serves the embedded service; does nothing for a hosted one. */
  registerRoutes(app: FastifyInstance): void;
}

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Config) {
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { clientId, clientSecret, issuer };
}

function ratesOf(config: Config): RequestRates {
  return {
    token: config.AUTH_RATE_TOKEN,
    verify: config.AUTH_RATE_VERIFY,
    signup: config.AUTH_RATE_SIGNUP,
    recover: config.AUTH_RATE_RECOVER,
    resend: config.AUTH_RATE_RESEND,
    user: config.AUTH_RATE_USER,
    otp: config.AUTH_RATE_OTP,
    magiclink: config.AUTH_RATE_OTP,
    reauthenticate: config.AUTH_RATE_REAUTHENTICATE,
    unlink: config.AUTH_RATE_UNLINK,
    authorize: config.AUTH_RATE_AUTHORIZE,
    anonymous: config.AUTH_RATE_ANONYMOUS,
  };
}

export async function chooseIdentity(
  config: Config,
  parts: {
    database: Database;
    clock: Clock;
    emails: Emails;
    log: FastifyBaseLogger;
    recordSecurityEvent: RecordSecurityEvent;
  },
): Promise<ChosenIdentity> {
  const { AUTH_URL: url, AUTH_PUBLISHABLE_KEY: publishableKey } = config;
  if (url !== undefined) {
    if (publishableKey === undefined)
      throw new Error(
        'The setting AUTH_PUBLISHABLE_KEY is missing: a hosted identity service (AUTH_URL) needs it.',
      );
    if (config.AUTH_SERVICE_KEY === undefined)
      parts.log.warn(
        'AUTH_SERVICE_KEY is not set: who closes their account here keeps their sign-in at the identity service',
      );
    return {
      identity: createHostedIdentity({
        url,
        publishableKey,
        issuer: config.AUTH_ISSUER ?? url,
        clock: parts.clock,
        ...given('serviceKey', config.AUTH_SERVICE_KEY),
      }),
      registerRoutes: () => {},
    };
  }
  const settings = {
    publicUrl: config.PUBLIC_URL,
    autoconfirm: config.AUTH_AUTOCONFIRM,
    passwordMin: config.AUTH_PASSWORD_MIN,
    freeGuesses: config.AUTH_RATE_GUESSES,
    rates: ratesOf(config),
    mailsPerHour: config.AUTH_RATE_MAILS,
    redirects: config.AUTH_REDIRECTS,
    anonymous: config.AUTH_ANONYMOUS,
    signup: config.AUTH_SIGNUP,
    mailIntervalS: config.AUTH_MAIL_INTERVAL_S,
    sessionIdleDays: config.AUTH_SESSION_IDLE_DAYS,
    sessionMaxDays: config.AUTH_SESSION_MAX_DAYS,
    ...given('google', googleOf(config)),
    ...given('adminServiceKey', config.AUTH_ADMIN_API ? config.AUTH_SERVICE_KEY : undefined),
  };
  return await createEmbeddedIdentity({
    ...parts,
    emails: parts.emails,
    settings,
    secretsDir: secretsFolder(config),
    signingKeysFile: signingKeysFile(config),
  });
}

/** As one listens at it: `::1` without brackets, too. */
const isLoopbackName = (host: string) => isLoopbackHost(isIPv6(host) ? `[${host}]` : host);

export interface ChosenPayments {
  readonly payments: Payments;
  /** Whether plans can be bought here at all. */
  readonly isBuyingOpen: boolean;
  /** The test checkout with its page and its clock; null where money moves, or nobody can buy. */
  readonly local: LocalPayments | null;
}

export async function choosePayments(
  config: Config,
  parts: {
    database: Database;
    clock: Clock;
    queue: Pick<JobQueue, 'enqueue'>;
    log: Pick<FastifyBaseLogger, 'warn'>;
  },
): Promise<ChosenPayments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (config.PAYMENTS === 'stripe' && secretKey !== undefined && webhookSecret !== undefined) {
    // Read only where it is used: the SDK costs 130 ms and 35 MB.
    const { createStripePayments } =
      await import('@scenewright/stripe-payments/stripe-payments.ts');
    return {
      payments: createStripePayments({
        clock: parts.clock,
        secretKey,
        webhookSecret,
        ...given('apiBase', config.STRIPE_API_BASE),
      }),
      isBuyingOpen: true,
      local: null,
    };
  }
  const isOpen = mayOpenTestCheckout(
    config,
    !isLoopbackName(config.HOST) || !isLoopbackHost(new URL(config.PUBLIC_URL).host),
  );
  if (!isOpen) parts.log.warn(buyingIsClosed);
  const local = createLocalPayments({
    ...parts,
    publicUrl: config.PUBLIC_URL,
    secret: await loadSecret(config, 'test-checkout'),
    desk: { isLoopbackOnly, isFromOwnPage },
  });
  return { payments: local.payments, isBuyingOpen: isOpen, local: isOpen ? local : null };
}

const micros = (dollars: number) => Math.round(dollars * 1_000_000);
const ceilingOf = (calls: number | null, dollars: number | null) => ({
  calls,
  costMicros: dollars === null ? null : micros(dollars),
});

/** The quotas for work nobody pays for, and the ceiling over calls that cost the operator money. */
export function chooseQuotas(
  config: Config,
  parts: {
    database: Database;
    clock: Clock;
    log: FastifyBaseLogger;
    secret: Uint8Array;
    record: RecordSecurityEvent;
  },
) {
  const isTextPaid = textService(config)?.isPaid ?? false;
  const ceiling = createCeiling({
    ...parts,
    account: ceilingOf(config.DAILY_CALLS_ACCOUNT, config.DAILY_COST_ACCOUNT_USD),
    total: ceilingOf(config.DAILY_CALLS_TOTAL, config.DAILY_COST_TOTAL_USD),
    media: {
      account: ceilingOf(null, config.DAILY_MEDIA_COST_ACCOUNT_USD),
      total: ceilingOf(null, config.DAILY_MEDIA_COST_TOTAL_USD),
    },
    costMicros: {
      text: micros(config.COST_TEXT_CALL_USD),
      speech: micros(config.COST_SPEECH_CALL_USD),
      transcription: micros(config.COST_TRANSCRIPTION_CALL_USD),
    },
  });
  const paid = {
    create: isTextPaid,
    tweak: isTextPaid,
    enhance: isTextPaid,
    narration: isSpeechPaid(config),
    read: false,
    stock: false,
  };
  const limits = {
    create: isTextPaid ? config.QUOTA_CREATE : config.QUOTA_OFFLINE_CREATE,
    tweak: isTextPaid ? config.QUOTA_TWEAK : config.QUOTA_OFFLINE_TWEAK,
    enhance: isTextPaid ? config.QUOTA_ENHANCE : config.QUOTA_OFFLINE_ENHANCE,
    narration: isSpeechPaid(config) ? config.QUOTA_NARRATION : config.QUOTA_OFFLINE_NARRATION,
    read: config.QUOTA_READ,
    stock: config.QUOTA_STOCK,
  };
  return {
    ceiling,
    countWork: createQuotas({
      ...parts,
      ceiling,
      limits,
      networkFactor: config.QUOTA_NETWORK_FACTOR,
      roughCutsPerNetwork: config.ROUGH_CUTS_PER_NETWORK,
      paid,
    }),
  };
}
