import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { configureFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { studio, type Studio } from '@scenewright/studio';
import type { LocalServerSearch } from '@scenewright/openai-services/local-servers/find-local-servers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Tx } from './database/database.ts';
import type { EmbeddedDatabase } from './database/embedded.ts';
import type { PostgresqlDatabase } from './database/postgresql.ts';
import { createAccounts, createGifts } from './features/accounts/index.ts';
import { createAssets } from './features/assets/index.ts';
import { createAuth } from './features/auth/index.ts';
import { createBilling } from '@scenewright/billing';
import { adoptMembers } from './features/cast/index.ts';
import { adoptContents } from './features/content/index.ts';
import { createCredits } from '@scenewright/ledger';
import { adoptConsents } from './features/delivery/index.ts';
import { adoptBrand, adoptLibrary } from './features/library/index.ts';
import { storyboards } from './features/storyboard/index.ts';
import { createPredictions } from './features/predictions/index.ts';
import { createProviderRooms } from './features/quotas/index.ts';
import { createPolicy } from './features/policy/index.ts';
import { type FilmTools, filmTools } from './film-tools.ts';
import type { OpenJobQueue } from './jobs/queue.ts';
import type { ProductMetrics } from './metrics/product-metrics.ts';
import type { Emails } from './providers/mail/mail.ts';
import { createEmails } from './providers/mail/emails.ts';
import { createMailQueue } from './providers/mail/mail-queue.ts';
import { createTextSeal } from './sealed-text.ts';
import { createSecurityEvents } from './security-events.ts';
import type { TemporaryFolder } from './temporary-folder.ts';
import { createModelEnds } from './wire-ends.ts';
import { chooseLocalSearch } from './wire-openai.ts';
import { type ChosenMakers, chooseMakers } from './wire-makers.ts';
import { countFfmpegRuns, createMetrics, watchAll, watchStorage } from './wire-metrics.ts';
import * as choose from './wire-providers.ts';
import { chooseStock } from './wire-stock.ts';
import { chooseSketchVoice, createAlign, chooseVoice, chooseWriter } from './wire-words.ts';
import { askInThread, type AskWriter } from './wire-writer.ts';

export interface Foundation {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly database: EmbeddedDatabase | PostgresqlDatabase;
  readonly queue: OpenJobQueue;
  readonly temporary: TemporaryFolder;
}

/** What a test may put in the place of a chosen implementation. */
export interface Replacements {
  readonly makers?: Pick<ChosenMakers, 'imageMaker' | 'videoMaker'> & Partial<ChosenMakers>;
  readonly voice?: ReturnType<typeof chooseVoice>;
  readonly writer?: ReturnType<typeof chooseWriter>;
  /** How the offline writer is asked, for scripts, for ideas and for the preview of the landing page. */
  readonly askWriter?: AskWriter;
  readonly studio?: Studio;
  readonly writeMusic?: typeof writeFilmMusicInThread;
  readonly tools?: FilmTools;
  readonly localServers?: LocalServerSearch;
}

/** Every provider as the settings choose it, with what counts and bounds the work they do. */
async function chooseProviders(
  { config, clock, database, queue, log }: Foundation,
  replacements: Replacements,
  { emails, secret, metrics }: { emails: Emails; secret: Uint8Array; metrics: ProductMetrics },
) {
  configureFfmpeg(config.FFMPEG_PATH, config.PATH);
  countFfmpegRuns(metrics);
  const securityEvents = createSecurityEvents({ log, secret });
  const { record } = securityEvents;
  const { ceiling, countWork } = choose.chooseQuotas(config, {
    database,
    clock,
    log,
    secret,
    record,
  });
  const counters: readonly Counter[] = [securityEvents.counter, ...ceiling.counters];
  for (const counter of counters) metrics.registry.registerMetric(counter);
  const { identity, registerRoutes: registerIdentityRoutes } = await choose.chooseIdentity(config, {
    database,
    clock,
    emails,
    log,
    recordSecurityEvent: record,
  });
  const { local: testPayments, ...buying } = await choose.choosePayments(config, {
    database,
    clock,
    queue,
    log,
  });
  const openRoom = createProviderRooms({ database, clock });
  const paid = { clock, log, secret, openRoom, spend: ceiling.spend };
  const voice = replacements.voice ?? chooseVoice(config, paid);
  const askWriter = replacements.askWriter ?? askInThread;
  const makers = await chooseMakers(config, {
    clock,
    log,
    spend: ceiling.spendMedia,
  });
  return {
    securityEvents,
    ceiling,
    countWork,
    identity,
    registerIdentityRoutes,
    ...buying,
    testPayments,
    ...watchAll(metrics, {
      mail: choose.chooseMail(config),
      voice,
      writer: replacements.writer ?? chooseWriter(config, paid, askWriter),
      makers: { ...makers, ...replacements.makers },
    }),
    askWriter,
    stock: chooseStock(config, { clock }),
    localServers: replacements.localServers ?? chooseLocalSearch(config),
    modelEnds: createModelEnds(config, { clock, log }),
    sketchVoice: chooseSketchVoice(voice),
    ...createAlign(),
    studio: replacements.studio ?? studio,
    writeMusic: replacements.writeMusic ?? writeFilmMusicInThread,
    tools: replacements.tools ?? filmTools,
  };
}

/** Accounts, what they may spend, and the gift that a new one begins with. */
function createAccountParts(
  { config, clock, database }: Foundation,
  secret: Uint8Array,
  { countCredits }: ProductMetrics,
) {
  const credits = createCredits({
    clock,
    signupGiftCredits: config.SIGNUP_GIFT_CREDITS,
    count: countCredits,
  });
  const gifts = createGifts({
    database,
    clock,
    secret,
    credits: config.SIGNUP_GIFT_CREDITS,
    perNetworkDay: config.GIFTS_PER_NETWORK_DAY,
    give: (tx, accountId) => credits.openAccount(tx, { accountId, isGuest: false }),
  });
  return {
    credits,
    gifts,
    accounts: createAccounts({ database, clock, credits, gifts, secret }),
  };
}

/** What a guest made goes with them into their account. */
async function adoptBelongings(tx: Tx, from: string, to: string): Promise<void> {
  await adoptContents(tx, from, to);
  await storyboards.adoptStoryboards(tx, from, to);
  await adoptMembers(tx, from, to);
  await adoptLibrary(tx, from, to);
  await adoptBrand(tx, from, to);
  await adoptConsents(tx, from, to);
}

/** What the features are made of: providers, files, accounts, credits, orders and billing. */
export async function createParts(foundation: Foundation, replacements: Replacements) {
  const { config, clock, database, queue, temporary } = foundation;
  const emails = createEmails(createMailQueue({ queue, clock }));
  const metrics = createMetrics(foundation);
  const storage = watchStorage(metrics, choose.chooseStorage(config, temporary.path));
  const secret = await choose.loadMediaSecret(config);
  const providers = await chooseProviders(foundation, replacements, { emails, secret, metrics });
  const { identity, payments, isBuyingOpen } = providers;
  const accountParts = createAccountParts(foundation, secret, metrics);
  const { credits, accounts } = accountParts;
  return {
    emails,
    storage,
    secret,
    metrics,
    ...providers,
    ...accountParts,
    requireAllowed: createPolicy(config.CONTENT_POLICY),
    predictions: createPredictions({
      database,
      clock,
      queue,
      lineOf: providers.makers.lineOf,
      mostAtOnceOf: providers.makers.mostAtOnceOf,
    }),
    assets: createAssets({ database, storage, clock, secret }),
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

export type Parts = Awaited<ReturnType<typeof createParts>>;
