import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { getConfig, listModels } from '@scenewright/contract/schemas/product.ts';
import { questionIds } from '@scenewright/offline-writer/question-ids.ts';
import { chooseAnother } from '@scenewright/provider-contract/offered-models.ts';
import type { Config } from './config.ts';
import { registerAccountRoutes } from './features/accounts/index.ts';
import { createArchive, registerArchiveRoutes } from './features/archive/index.ts';
import { createSendAsset, registerMediaRoute } from './features/assets/index.ts';
import { registerAuthRoutes } from './features/auth/index.ts';
import { registerBillingRoutes, registerWebhookRoute } from './features/billing/index.ts';
import { registerCastRoutes } from './features/cast/index.ts';
import { registerContentRoutes } from './features/content/index.ts';
import { registerPredictionWebhook } from './features/predictions/index.ts';
import { registerConsentRoutes } from './features/delivery/index.ts';
import { registerWatchRoutes } from './features/sharing/index.ts';
import {
  fileNameOf,
  registerPreviewRoutes,
  registerStoryboardRoutes,
} from './features/storyboard/index.ts';
import { isLoopbackHost } from '@scenewright/http/loopback-only.ts';
import { servePages } from './http/pages.ts';
import { serve } from '@scenewright/http/serve.ts';
import { registerOutboxRoutes } from './providers/mail/outbox/outbox.routes.ts';
import type { Features } from './wire-features.ts';
import type { Foundation, Parts } from './wire-parts.ts';
import { registerOperating } from './wire-operating.ts';
import { createSketchPainter } from './wire-providers.ts';
import { createOfflineScriptWriter, createReadIdea } from './wire-writer.ts';

const webFolder = join(import.meta.dirname, '../../dist/web');

/** Where people write who need help, and who report a video. */
const supportEmail = (config: Config): string =>
  config.SUPPORT_EMAIL ?? `support@${new URL(config.PUBLIC_URL).hostname}`;

/** What a browser has to know of this installation. */
function registerProductFacts(app: FastifyInstance, { config }: Foundation, parts: Parts): void {
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
  serve(app, listModels, async () => {
    const refused = parts.makers.refusedModels();
    const soundCredits = parts.makers.soundCredits();
    const models = visualModels.map(({ id, name }) => {
      const reason = refused.get(id);
      const refusal = reason === undefined ? null : chooseAnother(reason);
      const sound = soundCredits.get(id) ?? null;
      return { id, name, offered: reason === undefined, refusal, sound_credits: sound };
    });
    return { models };
  });
}

/** Signing in, the account with its archive, and closing it. */
function registerPeople(
  app: FastifyInstance,
  { clock, database }: Foundation,
  { accounts, assets, auth, identity, registerIdentityRoutes }: Parts,
  { closing }: Features,
): void {
  registerIdentityRoutes(app);
  registerAuthRoutes(app, { auth });
  registerArchiveRoutes(app, { archive: createArchive({ database, clock, assets, identity }) });
  registerAccountRoutes(app, { accounts, closing });
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

/** Where the service of hosted models says that something has ended. */
function registerHostedModels(
  app: FastifyInstance,
  { predictions, makers: { hosted }, securityEvents }: Parts,
): void {
  if (hosted === null) return;
  const { verifyWebhook: verify } = hosted;
  registerPredictionWebhook(app, { predictions, verify, record: securityEvents.record });
}

/** From the idea to the combined film. */
function registerFilmMaking(
  app: FastifyInstance,
  { config }: Foundation,
  { askWriter, assets, countWork, requireAllowed, writer }: Parts,
  { cast, content, storyboard }: Features,
): void {
  const readIdea = createReadIdea(config.OFFLINE_WRITER_MOST_MS, askWriter);
  registerContentRoutes(app, {
    content,
    writer,
    readIdea,
    questionIds,
    countWork,
    requireAllowed,
  });
  registerStoryboardRoutes(app, storyboard, assets);
  registerCastRoutes(app, { cast, requireAllowed });
}

/** Files by their signed links, films by their page, and what is seen and heard before it is paid. */
function registerMedia(
  app: FastifyInstance,
  { config, clock, database, temporary }: Foundation,
  parts: Parts,
  { sharing, storyboard }: Features,
): void {
  const { secret, storage } = parts;
  const sendAsset = createSendAsset({ database, storage });
  registerMediaRoute(app, { sendAsset, clock, secret });
  registerWatchRoutes(app, {
    sharing,
    sendAsset,
    captions: storyboard.downloads.filmCaptions,
    fileNameOf,
    publicUrl: config.PUBLIC_URL,
    reportTo: supportEmail(config),
  });
  registerPreviewRoutes(app, {
    ...parts,
    database,
    clock,
    sketchLinks: storyboard.sketchLinks,
    writer: createOfflineScriptWriter(config.OFFLINE_WRITER_MOST_MS, parts.askWriter),
    createPainter: createSketchPainter,
    temporaryFolder: temporary.path,
    cacheFolder: join(config.DATA_DIR, 'cache'),
  });
}

/** Everything that the product answers over HTTP. */
export async function registerRoutes(
  app: FastifyInstance,
  foundation: Foundation,
  parts: Parts,
  features: Features,
): Promise<void> {
  const { config, database } = foundation;
  registerOperating(app, foundation, parts);
  registerProductFacts(app, foundation, parts);
  registerPeople(app, foundation, parts, features);
  registerBilling(app, foundation, parts);
  registerHostedModels(app, parts);
  registerFilmMaking(app, foundation, parts, features);
  features.library.registerRoutes(app);
  registerMedia(app, foundation, parts, features);
  registerConsentRoutes(app, features.answers);
  if (config.SMTP_URL === undefined)
    registerOutboxRoutes(app, { database, publicUrl: config.PUBLIC_URL });
  await servePages(app, webFolder, {
    publicUrl: config.PUBLIC_URL,
    isBuyingOpen: parts.isBuyingOpen,
  });
}
