import type { Config } from './config.ts';
import type { Tx } from './database/database.ts';
import { createAccountClosing } from './features/accounts/index.ts';
import { createCast } from './features/cast/index.ts';
import { createContent } from './features/content/index.ts';
import { createAnswers, createDelivery, type DeliveryLimits } from './features/delivery/index.ts';
import { findSmallPicture } from './features/library/index.ts';
import { createSharing } from './features/sharing/index.ts';
import { createStoryboard, storyboardChannel, storyboards } from './features/storyboard/index.ts';
import { deleteMailTo } from './providers/mail/mail.repository.ts';
import { wireLibrary } from './wire-library.ts';
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

/** Notifies whoever has a content's storyboard open that it changed. */
const storyboardNotifier =
  ({ database }: Foundation) =>
  (tx: Tx, contentId: string): Promise<void> =>
    database.notify(tx, storyboardChannel, contentId);

/** The page of a film for everybody, and the mails that tell of it. */
function createPublishing(foundation: Foundation, { emails, secret }: Parts) {
  const { config, clock, database, queue } = foundation;
  const notifyStoryboard = storyboardNotifier(foundation);
  const publicUrl = config.PUBLIC_URL;
  const sharing = createSharing({ database, clock, secret, publicUrl, notifyStoryboard });
  return {
    sharing,
    delivery: createDelivery({
      database,
      clock,
      emails,
      secret,
      publicUrl,
      limits: deliveryLimits(config),
      findWatchPath: sharing.findPath,
    }),
    answers: createAnswers({ database, clock, queue, secret, notifyStoryboard }),
  };
}

type Publishing = ReturnType<typeof createPublishing>;

/** Contents from the idea to the film. */
function createFilmMaking(foundation: Foundation, parts: Parts, { sharing, delivery }: Publishing) {
  const { clock, database, queue, temporary } = foundation;
  const { assets, credits, studio } = parts;
  const temporaryFolder = temporary.path;
  const notifyStoryboard = storyboardNotifier(foundation);
  const cast = createCast({
    database,
    clock,
    assets,
    studio,
    findPicture: findSmallPicture,
    mediaLink: assets.link,
    temporaryFolder,
    notifyStoryboard,
  });
  const storyboard = createStoryboard({
    ...parts,
    database,
    queue,
    clock,
    cast,
    planOf: parts.billing.planOf,
    refusedModels: parts.makers.refusedModels,
    soundCredits: parts.makers.soundCredits,
    discloses: foundation.config.DISCLOSURE,
    temporaryFolder,
    findWatchUrl: sharing.findUrl,
    deliveryNotice: delivery.noticeOf,
  });
  return {
    cast,
    storyboard,
    content: createContent({
      database,
      queue,
      clock,
      countWork: parts.countWork,
      mediaLink: assets.link,
      availableCredits: credits.available,
      cancelWork: storyboard.cancelWork,
      refusedModels: parts.makers.refusedModels,
      summarise: storyboards.summariseStoryboards,
      notifyStoryboard,
      askFirst: delivery.askFirst,
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
  const publishing = createPublishing(foundation, parts);
  const filmMaking = createFilmMaking(foundation, parts, publishing);
  return {
    ...publishing,
    ...filmMaking,
    library: wireLibrary(foundation, parts),
    closing: createClosing(foundation, parts, filmMaking),
  };
}

export type Features = ReturnType<typeof createFeatures>;
