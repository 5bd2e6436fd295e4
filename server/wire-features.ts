import type { Config } from './config.ts';
import type { Tx } from './database/database.ts';
import { createAccountClosing } from './features/accounts/index.ts';
import { createCast } from './features/cast/index.ts';
import { createComposition, createDownloads } from './features/composition/index.ts';
import { createContent } from './features/content/index.ts';
import { createAnswers, createDelivery, type DeliveryLimits } from './features/delivery/index.ts';
import { createCasting, createListening, createTakes } from './features/generation/index.ts';
import { createSharing } from './features/sharing/index.ts';
import {
  createSketchesOf,
  createSketchLinks,
  createStoryboard,
  storyboardChannel,
} from './features/storyboard/index.ts';
import { deleteMailTo } from './providers/mail/mail.repository.ts';
import type { Foundation, Parts } from './wire-parts.ts';

function deliveryLimits(config: Config): DeliveryLimits {
  return {
    asksPerMailbox: config.DELIVERY_ASKS_PER_ADDRESS,
    asksPerAccount: config.DELIVERY_ASKS_PER_ACCOUNT,
    asksPerNetwork: config.DELIVERY_ASKS_PER_NETWORK,
    mailsPerMailbox: config.DELIVERY_MAILS_PER_ADDRESS,
    mailsPerAccount: config.DELIVERY_MAILS_PER_ACCOUNT,
  };
}

/** Tells whoever has a content's storyboard open that it changed. */
const announcing =
  ({ database }: Foundation) =>
  (tx: Tx, contentId: string): Promise<void> =>
    database.notify(tx, storyboardChannel, contentId);

/** The page of a film for everybody, and the mails that tell of it. */
function createPublishing(foundation: Foundation, { letters, secret }: Parts) {
  const { config, clock, database, queue } = foundation;
  const announce = announcing(foundation);
  const publicUrl = config.PUBLIC_URL;
  const sharing = createSharing({ database, clock, secret, publicUrl, announce });
  return {
    sharing,
    delivery: createDelivery({
      database,
      clock,
      letters,
      secret,
      publicUrl,
      limits: deliveryLimits(config),
      findWatchPath: sharing.findPath,
    }),
    answers: createAnswers({ database, clock, queue, secret, announce }),
  };
}

type Publishing = ReturnType<typeof createPublishing>;

/** Contents from the idea to the film. */
function createFilmMaking(
  foundation: Foundation,
  {
    assets,
    tools,
    credits,
    orders,
    countWork,
    requireAllowed,
    secret,
    sketchVoice,
    voice,
    writer,
  }: Parts,
  { sharing, delivery }: Publishing,
) {
  const { clock, database, queue, temporary } = foundation;
  const mediaLink = assets.link;
  const sketchLinks = createSketchLinks({ clock, secret });
  const composition = createComposition({ database, queue, clock });
  return {
    sketchLinks,
    composition,
    downloads: createDownloads({ database, assets, tools, temporaryFolder: temporary.path }),
    content: createContent({
      database,
      queue,
      clock,
      countWork,
      mediaLink,
      availableCredits: credits.available,
      cancelWork: async (tx, contentId) => {
        await orders.cancelAll(tx, contentId);
        await composition.callOff(tx, contentId);
      },
      announce: announcing(foundation),
      askFirst: delivery.askFirst,
    }),
    storyboard: createStoryboard({
      database,
      queue,
      writer,
      clock,
      countWork,
      requireAllowed,
      mediaLink,
      downloadLink: assets.downloadLink,
      sketchesOf: createSketchesOf(sketchLinks, (text, language) =>
        sketchVoice.canSpeak(text, language),
      ),
      maker: orders,
      canNarrate: (text, language) => voice.canSpeak(text, language),
      findWatchUrl: sharing.findUrl,
      deliveryNotice: delivery.noticeOf,
    }),
  };
}

type FilmMaking = ReturnType<typeof createFilmMaking>;

/** Closing an account takes along what each feature keeps of it. */
function createClosing(
  { clock, database, queue, log }: Foundation,
  { assets, credits, billing, identity, secret }: Parts,
  { content }: FilmMaking,
) {
  const belongings = {
    endPayments: billing.closing.endAll,
    removeContents: content.removeAll,
    abandonAssets: assets.abandonAll,
    anonymiseLedger: credits.forgetPerson,
    forgetMails: deleteMailTo,
  };
  return createAccountClosing({ database, clock, queue, identity, log, belongings, secret });
}

/** The features, each with what it needs of the others. */
export function createFeatures(foundation: Foundation, parts: Parts) {
  const { clock, database, temporary } = foundation;
  const { assets, tools, orders, countWork, voice } = parts;
  const mediaLink = assets.link;
  const temporaryFolder = temporary.path;
  const publishing = createPublishing(foundation, parts);
  const filmMaking = createFilmMaking(foundation, parts, publishing);
  const { access } = filmMaking.storyboard;
  const cast = createCast({
    database,
    clock,
    assets,
    studio: parts.studio,
    mediaLink,
    temporaryFolder,
    announce: announcing(foundation),
  });
  return {
    ...publishing,
    ...filmMaking,
    closing: createClosing(foundation, parts, filmMaking),
    cast,
    lockCharacter: createCasting({ database, cast }),
    listen: createListening({
      database,
      access,
      assets,
      tools,
      clock,
      voice,
      countWork,
      temporaryFolder,
    }),
    takes: createTakes({ database, access, maker: orders, clock, mediaLink }),
  };
}

export type Features = ReturnType<typeof createFeatures>;
