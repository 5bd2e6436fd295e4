import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import { getConfig } from '#contract/api/product.ts';
import { type Clock, isMovable } from './clock.ts';
import type { Config } from './config.ts';
import type { Tx } from './database/database.ts';
import type { EmbeddedDatabase } from './database/embedded.ts';
import type { PostgresqlDatabase } from './database/postgresql.ts';
import { createArchive, registerArchiveRoutes } from './features/archive/index.ts';
import { createAssets, createSendAsset, registerMediaRoute } from './features/assets/index.ts';
import {
  createAccountClosing,
  createAccounts,
  createGifts,
  registerAccountRoutes,
} from './features/accounts/index.ts';
import { createAuth, registerAuthRoutes, sweepSessions } from './features/auth/index.ts';
import {
  createComposition,
  createDownloads,
  createFilmJob,
  registerCompositionRoutes,
  registerDownloadRoutes,
} from './features/composition/index.ts';
import {
  adoptContents,
  type Content,
  createContent,
  createReminders,
  registerContentRoutes,
  sweepDeletedContents,
} from './features/content/index.ts';
import {
  adoptConsents,
  createAnswers,
  createDelivery,
  type DeliveryLimits,
  registerConsentRoutes,
} from './features/delivery/index.ts';
import {
  adoptMembers,
  createCast,
  registerCastRoutes,
  sweepDeletedMembers,
} from './features/cast/index.ts';
import {
  createBilling,
  createOperator,
  type Operator,
  registerBillingRoutes,
  registerWebhookRoute,
} from './features/billing/index.ts';
import { createCredits, sweepCredits } from './features/credits/index.ts';
import { createPolicy } from './features/policy/index.ts';
import { sweepQuotas } from './features/quotas/index.ts';
import {
  createCasting,
  createListening,
  createOrders,
  createSceneJob,
  createTakes,
  registerGenerationRoutes,
  registerVoicePreviewRoute,
  sweepLostOrders,
} from './features/generation/index.ts';
import { createSharing, registerWatchRoutes, type Sharing } from './features/sharing/index.ts';
import {
  createStoryboard,
  fileNameOf,
  registerSpeechRoutes,
  registerStoryboardRoutes,
  storyboardChannel,
  sweepDeletedScenes,
} from './features/storyboard/index.ts';
import { createApp } from './http/app.ts';
import { registerClockRoute } from './http/clock.routes.ts';
import { registerHealth } from './http/health.ts';
import { isLoopbackHost, isLoopbackOnly } from './http/loopback-only.ts';
import { servePages } from './http/pages.ts';
import { createTrust, registerRequestOrigin } from './http/request-origin.ts';
import { serve } from './http/serve.ts';
import type { JobHandlers, OpenJobQueue } from './jobs/queue.ts';
import { checkFfmpeg, configureFfmpeg } from './media/ffmpeg.ts';
import { writeMusicBedInThread } from './media/music/music-thread.ts';
import { createLetters } from './providers/mail/letters.ts';
import { createSendMailHandler, sweepMail } from './providers/mail/mail-jobs.ts';
import { sweepIdentity } from './providers/identity/embedded/sweep.repository.ts';
import { deleteMailTo } from './providers/mail/mail.repository.ts';
import { createMailQueue } from './providers/mail/mail-queue.ts';
import { registerOutboxRoutes } from './providers/mail/outbox/outbox.routes.ts';
import { createSecurityEvents, type RecordSecurityEvent } from './security-events.ts';
import { endIdleThreads, studio, type Studio } from './studio/index.ts';
import { createTextSeal } from './sealed-text.ts';
import type { TemporaryFolder } from './temporary-folder.ts';
import * as choose from './wire-providers.ts';
import { readIdea } from './wire-writer.ts';

export interface Foundation {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly database: EmbeddedDatabase | PostgresqlDatabase;
  readonly queue: OpenJobQueue;
  readonly temporary: TemporaryFolder;
}

export interface Product {
  readonly app: FastifyInstance;
  readonly handlers: JobHandlers;
  /** What is done by hand. */
  readonly operator: Operator & Pick<Sharing, 'takeDown'>;
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Takes back what a process that died had claimed: only where this process is the only one, and before it serves anybody. */
  reclaim(): Promise<void>;
  /** Scenes of one account made at once in one process, each of which keeps two cores busy; one more is another account's. */
  readonly sceneConcurrency: number;
  close(): Promise<void>;
}

/** What a test may put in the place of a chosen implementation. */
export interface Replacements {
  readonly makers?: ReturnType<typeof choose.chooseMakers>;
  readonly voice?: ReturnType<typeof choose.chooseVoice>;
  readonly writer?: ReturnType<typeof choose.chooseWriter>;
  readonly studio?: Studio;
  readonly writeMusic?: typeof writeMusicBedInThread;
}

const restorableForMs = 24 * 60 * 60_000;
const webFolder = join(import.meta.dirname, '../dist/web');

async function createParts(
  { config, clock, database, queue, log }: Foundation,
  replacements: Replacements,
) {
  configureFfmpeg(config.FFMPEG_PATH, config.PATH);
  const letters = createLetters(createMailQueue({ queue, clock }));
  const storage = choose.chooseStorage(config);
  const secret = await choose.loadMediaSecret(config);
  const assets = createAssets({ database, storage, clock, secret });
  const credits = createCredits({ clock, signupGiftCredits: config.SIGNUP_GIFT_CREDITS });
  const gifts = createGifts({
    database,
    clock,
    secret,
    credits: config.SIGNUP_GIFT_CREDITS,
    perNetworkDay: config.GIFTS_PER_NETWORK_DAY,
    give: (tx, accountId) => credits.openAccount(tx, { accountId, isGuest: false }),
  });
  const accounts = createAccounts({ database, clock, credits, gifts, secret });
  const securityEvents = createSecurityEvents({ log, secret });
  const { ceiling, countWork } = choose.chooseQuotas(config, {
    database,
    clock,
    log,
    secret,
    record: securityEvents.record,
  });
  const { identity, registerRoutes: registerIdentityRoutes } = await choose.chooseIdentity(config, {
    database,
    clock,
    letters,
    log,
    recordSecurityEvent: securityEvents.record,
  });
  const {
    payments,
    isBuyingOpen,
    local: testPayments,
  } = await choose.choosePayments(config, { database, clock, queue, log });
  const voice =
    replacements.voice ?? choose.chooseVoice(config, { clock, log, spend: ceiling.spend });
  const orders = createOrders({ database, queue, credits, clock, countWork });
  return {
    requireAllowed: createPolicy(config.CONTENT_POLICY),
    letters,
    storage,
    secret,
    securityEvents,
    ceiling,
    countWork,
    assets,
    credits,
    gifts,
    accounts,
    identity,
    registerIdentityRoutes,
    voice,
    orders,
    payments,
    isBuyingOpen,
    testPayments,
    billing: createBilling({
      database,
      clock,
      queue,
      payments,
      isBuyingOpen,
      credits,
      accounts,
      publicUrl: config.PUBLIC_URL,
    }),
    writer:
      replacements.writer ?? choose.chooseWriter(config, { clock, log, spend: ceiling.spend }),
    makers: replacements.makers ?? choose.chooseMakers(),
    studio: replacements.studio ?? studio,
    writeMusic: replacements.writeMusic ?? writeMusicBedInThread,
    mail: choose.chooseMail(config),
    auth: createAuth({
      database,
      clock,
      identity,
      accounts,
      seal: createTextSeal(secret, 'tokens of the identity service'),
      adopt: adoptBelongings,
    }),
  };
}

/** What a guest made goes with them into their account. */
async function adoptBelongings(tx: Tx, from: string, to: string): Promise<void> {
  await adoptContents(tx, from, to);
  await adoptMembers(tx, from, to);
  await adoptConsents(tx, from, to);
}

type Parts = Awaited<ReturnType<typeof createParts>>;

function createFeatures(
  { config, clock, database, queue, log, temporary }: Foundation,
  {
    letters,
    assets,
    credits,
    billing,
    orders,
    countWork,
    requireAllowed,
    voice,
    writer,
    identity,
    secret,
    studio: painting,
  }: Parts,
) {
  const mediaLink = assets.link;
  const composition = createComposition({ database, queue, clock });
  const cancelWork = async (tx: Tx, contentId: string) => {
    await orders.cancelAll(tx, contentId);
    await composition.callOff(tx, contentId);
  };
  const announce = (tx: Tx, contentId: string) => database.notify(tx, storyboardChannel, contentId);
  const publicUrl = config.PUBLIC_URL;
  const sharing = createSharing({ database, clock, secret, publicUrl, announce });
  const delivery = createDelivery({
    database,
    clock,
    letters,
    secret,
    publicUrl,
    limits: deliveryLimits(config),
    findWatchPath: sharing.findPath,
  });
  const content = createContent({
    database,
    queue,
    clock,
    countWork,
    mediaLink,
    availableCredits: credits.available,
    cancelWork,
    announce,
    askFirst: delivery.askFirst,
  });
  const storyboard = createStoryboard({
    database,
    queue,
    writer,
    clock,
    countWork,
    requireAllowed,
    mediaLink,
    downloadLink: assets.downloadLink,
    maker: orders,
    canNarrate: (text, language) => voice.canSpeak(text, language),
    findWatchUrl: sharing.findUrl,
    deliveryNotice: delivery.noticeOf,
  });
  const cast = createCast({
    database,
    clock,
    assets,
    studio: painting,
    mediaLink,
    temporaryFolder: temporary.path,
    announce,
  });
  const belongings = {
    endPayments: billing.closing.endAll,
    removeContents: content.removeAll,
    abandonAssets: assets.abandonAll,
    anonymiseLedger: credits.forgetPerson,
    forgetMails: deleteMailTo,
  };
  return {
    content,
    closing: createAccountClosing({ database, clock, queue, identity, log, belongings, secret }),
    storyboard,
    sharing,
    delivery,
    answers: createAnswers({ database, clock, queue, secret, announce }),
    cast,
    lockCharacter: createCasting({ database, cast }),
    listen: createListening({
      database,
      access: storyboard.access,
      assets,
      clock,
      voice,
      countWork,
      temporaryFolder: temporary.path,
    }),
    takes: createTakes({ database, access: storyboard.access, maker: orders, clock, mediaLink }),
    composition,
    downloads: createDownloads({ database, assets, temporaryFolder: temporary.path }),
  };
}

/** Where people write who need help, and who report a video. */
const supportEmail = (config: Config): string =>
  config.SUPPORT_EMAIL ?? `support@${new URL(config.PUBLIC_URL).hostname}`;

function deliveryLimits(config: Config): DeliveryLimits {
  return {
    asksPerMailbox: config.DELIVERY_ASKS_PER_ADDRESS,
    asksPerAccount: config.DELIVERY_ASKS_PER_ACCOUNT,
    asksPerNetwork: config.DELIVERY_ASKS_PER_NETWORK,
    mailsPerMailbox: config.DELIVERY_MAILS_PER_ADDRESS,
    mailsPerAccount: config.DELIVERY_MAILS_PER_ACCOUNT,
  };
}

type Features = ReturnType<typeof createFeatures>;

/** What follows the end of a film's making: its page for everybody, and the mail to where it may go; or the mail that it failed. */
function announceFilm({ sharing, delivery }: Features) {
  return async (tx: Tx, content: Content, videoAssetId: string | null): Promise<void> => {
    if (videoAssetId === null) return await delivery.mailFailure(tx, content);
    await sharing.open(tx, content.id);
    await delivery.mailFilm(tx, content);
  };
}

/** The jobs of subscriptions and of the test checkout, which announces what happens through the same webhook as any provider. */
function createBillingHandlers(
  app: FastifyInstance,
  { clock }: Foundation,
  { billing, testPayments }: Parts,
) {
  const deliver = async (payload: Buffer, headers: Readonly<Record<string, string>>) => ({
    status: (await app.inject({ method: 'POST', url: '/api/v1/webhooks/local', headers, payload }))
      .statusCode,
  });
  return {
    'handle-payment-event': billing.handleEvent,
    'end-payments': billing.closing.end,
    'reconcile-payments': () => billing.inbox.reconcile(),
    'deliver-payment-event': testPayments?.createDelivery(deliver) ?? (async () => {}),
    'renew-test-payments': async () => await testPayments?.renewDue(clock.now()),
  } satisfies Partial<JobHandlers>;
}

function createHandlers(
  app: FastifyInstance,
  foundation: Foundation,
  parts: Parts,
  features: Features,
): JobHandlers {
  const { config, clock, database, log, temporary } = foundation;
  const { assets, credits, voice, makers, studio: painting, writeMusic, orders, mail } = parts;
  const temporaryFolder = temporary.path;
  return {
    'write-storyboard': features.storyboard.writing.handle,
    'make-scene': createSceneJob({
      database,
      assets,
      studio: painting,
      clock,
      voice,
      credits,
      maker: orders,
      temporaryFolder,
      log,
      ...makers,
    }),
    'combine-film': createFilmJob({
      database,
      assets,
      clock,
      temporaryFolder,
      writeMusic,
      log,
      announce: announceFilm(features),
    }),
    'send-mail': createSendMailHandler({ database, transport: mail, clock }),
    ...createBillingHandlers(app, foundation, parts),
    'remind-to-post': createReminders({ database, clock, remind: features.delivery.remind }),
    'mail-waiting-films': features.delivery.mailWaiting,
    'delete-person': features.closing.deletePerson,
    sweep: () =>
      doEach([
        () => sweepCredits({ database, clock, credits }),
        () => parts.gifts.giveDue(),
        () => parts.billing.byHand.renewDue(),
        () => sweepLostOrders({ database, clock, credits, queue: foundation.queue }),
        () => sweepSessions(database.db, clock.now()),
        () => sweepMail(database.db, clock.now()),
        () => sweepQuotas(database.db, clock.now()),
        () => features.closing.sweepGuests(),
        () => features.closing.sweepSessionHashes(),
        () => sweepIdentityOf(config, database, clock.now()),
        () => sweepDeleted(database, clock.now()),
        () => assets.sweep(),
        () => temporary.removeAbandoned(),
      ]),
  };
}

/** Does each of these in turn, also where one before it failed. @throws AggregateError what failed, at the end */
async function doEach(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${works.length} parts of the sweep failed`,
    );
}

/** The embedded identity service's own leftovers; a hosted one sweeps itself. */
async function sweepIdentityOf(
  config: Foundation['config'],
  database: Foundation['database'],
  now: Date,
): Promise<void> {
  if (config.AUTH_URL !== undefined) return;
  await sweepIdentity(database.db, now, {
    sessionIdleDays: config.AUTH_SESSION_IDLE_DAYS,
    sessionMaxDays: config.AUTH_SESSION_MAX_DAYS,
  });
}

/** What was deleted longer than a day ago goes for good; its files follow with the assets' sweep. */
async function sweepDeleted({ db }: Foundation['database'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - restorableForMs);
  await sweepDeletedContents(db, before);
  await sweepDeletedScenes(db, before);
  await sweepDeletedMembers(db, before);
}

function healthChecks(
  { database, queue }: Foundation,
  { storage, voice, writer, makers, mail, identity, payments }: Parts,
) {
  return {
    database: async () => {
      await database.db.selectFrom('account').select('id').limit(1).execute();
      return database.engine;
    },
    queue: async () => `${(await queue.boss.getQueues()).length} queues`,
    media: async () => `ffmpeg ${(await checkFfmpeg()).version}`,
    storage: async () => {
      await storage.check();
      return storage.name;
    },
    providers: async () =>
      Object.entries({
        writer,
        voice,
        images: makers.imageMaker,
        videos: makers.videoMaker,
        mail,
        identity,
        payments,
      })
        .map(([role, provider]) => `${role}: ${provider.name}`)
        .join(', '),
  };
}

function registerBilling(
  app: FastifyInstance,
  { database }: Foundation,
  { payments, isBuyingOpen, credits, billing, testPayments, securityEvents }: Parts,
): void {
  registerBillingRoutes(app, { database, payments, isBuyingOpen, credits, ...billing });
  registerWebhookRoute(app, { payments, inbox: billing.inbox, record: securityEvents.record });
  testPayments?.registerRoutes(app);
}

/** What comes round by the real clock comes round at once where a test has moved the product's. */
async function letDueHappen({ database, queue }: Foundation): Promise<void> {
  await database.transact(async (tx) => {
    for (const name of ['sweep', 'remind-to-post', 'renew-test-payments'] as const)
      await queue.enqueue(tx, name, {});
  });
}

async function registerRoutes(
  app: FastifyInstance,
  foundation: Foundation,
  parts: Parts,
  features: Features,
): Promise<void> {
  const { config, clock, database } = foundation;
  const { storage, secret, voice, writer, orders, accounts, auth, countWork } = parts;
  const isLocal = (request: Parameters<typeof isLoopbackOnly>[0]) =>
    isLoopbackOnly(request, config.PUBLIC_URL);
  registerHealth(app, {
    checks: healthChecks(foundation, parts),
    metricsToken: config.METRICS_TOKEN,
    counters: [parts.securityEvents.counter, ...parts.ceiling.counters],
    isLocal,
  });
  if (isMovable(clock))
    registerClockRoute(app, { clock, isLocal, onAdvance: () => letDueHappen(foundation) });
  serve(app, getConfig, async () => ({
    auth_url: config.AUTH_URL ?? null,
    auth_publishable_key:
      config.AUTH_URL === undefined ? null : (config.AUTH_PUBLISHABLE_KEY ?? null),
    examples_url: config.MEDIA_EXAMPLES_URL ?? null,
    outbox:
      config.AUTH_URL === undefined &&
      config.SMTP_URL === undefined &&
      isLoopbackHost(new URL(config.PUBLIC_URL).host),
    test_mode_payments: parts.testPayments !== null,
    buying_open: parts.isBuyingOpen,
    signup_gift: {
      credits: config.SIGNUP_GIFT_CREDITS,
      comes_on: (await parts.gifts.comesOn())?.toISOString() ?? null,
    },
    sales_email: config.SALES_EMAIL ?? `sales@${new URL(config.PUBLIC_URL).hostname}`,
    support_email: supportEmail(config),
  }));
  parts.registerIdentityRoutes(app);
  registerAuthRoutes(app, { auth });
  registerArchiveRoutes(app, {
    archive: createArchive({ database, clock, assets: parts.assets, identity: parts.identity }),
  });
  registerAccountRoutes(app, { accounts, closing: features.closing });
  registerBilling(app, foundation, parts);
  registerContentRoutes(app, {
    content: features.content,
    writer,
    readIdea,
    countWork,
    requireAllowed: parts.requireAllowed,
  });
  registerStoryboardRoutes(app, features.storyboard);
  registerSpeechRoutes(app, features.storyboard);
  registerCastRoutes(app, { cast: features.cast, requireAllowed: parts.requireAllowed });
  registerGenerationRoutes(app, {
    database,
    orders,
    takes: features.takes,
    lockCharacter: features.lockCharacter,
    listen: features.listen,
    mediaLink: parts.assets.link,
    storyboard: features.storyboard,
  });
  registerCompositionRoutes(app, features.composition);
  registerDownloadRoutes(app, { downloads: features.downloads, assets: parts.assets });
  const sendAsset = createSendAsset({ database, storage });
  registerMediaRoute(app, { sendAsset, clock, secret });
  registerWatchRoutes(app, {
    sharing: features.sharing,
    sendAsset,
    captions: features.downloads.filmCaptions,
    fileNameOf,
    publicUrl: config.PUBLIC_URL,
    reportTo: supportEmail(config),
  });
  registerConsentRoutes(app, features.answers);
  registerVoicePreviewRoute(app, { voice, folder: join(config.DATA_DIR, 'cache/voices') });
  if (config.SMTP_URL === undefined)
    registerOutboxRoutes(app, { database, publicUrl: config.PUBLIC_URL });
  await servePages(app, webFolder, {
    publicUrl: config.PUBLIC_URL,
    isBuyingOpen: parts.isBuyingOpen,
  });
}

/** Wrong keys end the start with their sentence; a provider that is merely down does not. */
async function checkPayments({ log }: Foundation, { payments }: Parts): Promise<void> {
  try {
    await payments.check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn(
      { err: error },
      'the provider of payments cannot be reached; nobody can subscribe until it can',
    );
  }
}

/** Chooses every implementation and puts the product together; the only place that knows them all. */
export async function createProduct(
  foundation: Foundation,
  replacements: Replacements = {},
): Promise<Product> {
  const { config, log } = foundation;
  const parts = await createParts(foundation, replacements);
  await checkPayments(foundation, parts);
  const features = createFeatures(foundation, parts);
  const app = await createApp({
    log,
    authenticate: parts.auth.authenticate,
    trustProxy: config.TRUST_PROXY ?? false,
    connectOrigins: config.AUTH_URL === undefined ? [] : [new URL(config.AUTH_URL).origin],
    mediaOrigins:
      config.MEDIA_EXAMPLES_URL === undefined ? [] : [new URL(config.MEDIA_EXAMPLES_URL).origin],
    https: config.PUBLIC_URL.startsWith('https:'),
  });
  registerRequestOrigin(
    app,
    createTrust(config.TRUSTED_NETWORKS, (request) => isLoopbackOnly(request, config.PUBLIC_URL)),
  );
  await registerRoutes(app, foundation, parts, features);
  return {
    app,
    handlers: createHandlers(app, foundation, parts, features),
    recordSecurityEvent: parts.securityEvents.record,
    operator: {
      ...createOperator({ database: foundation.database, ...parts }),
      takeDown: features.sharing.takeDown,
    },
    reclaim: parts.billing.changes.reclaim,
    sceneConcurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    async close() {
      await app.close();
      await Promise.all([parts.voice.close(), endIdleThreads()]);
    },
  };
}
