import type { ListSoundCredits } from '@scenewright/provider-contract/native-sound.ts';
import type { ListRefusedModels } from '@scenewright/provider-contract/offered-models.ts';
import type { ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { StockSource } from '@scenewright/provider-contract/stock.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { FilmTools } from '../../film-tools.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { CountWork } from '../../free-work.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Assets } from '../assets/index.ts';
import type { Cast } from '../cast/index.ts';
import type { Credits } from '@scenewright/ledger';
import type { Predictions } from '../predictions/index.ts';
import { createComposition } from './film/combining.ts';
import { createDownloads } from './film/downloads.ts';
import { createCasting } from './making/casting.ts';
import { createListening } from './making/listening.ts';
import { createOrders, type OrderOptions } from './making/orders.ts';
import { createStoryboardAccess } from './scenes/access.ts';
import { createEditing } from './scenes/edit.ts';
import { createDuplicating } from './scenes/duplicating.ts';
import { createReframing } from './scenes/reframing.ts';
import { createStoryboardEvents } from './scenes/events.ts';
import { createSketchesOf, createSketchLinks } from './scenes/sketch-links.ts';
import { createAdding } from './scenes/adding.ts';
import { createTweaking } from './scenes/tweaking.ts';
import { createStoryboardView, type ViewOptions } from './scenes/view.ts';
import { createWriting } from './scenes/writing.ts';
import type { Align } from './takes/align-recording.ts';
import { createTakes } from './takes/takes.ts';
import { createVoiceOver } from './takes/voice-over.ts';

export interface StoryboardOptions extends Pick<ViewOptions, 'findWatchUrl' | 'deliveryNotice'> {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue' | 'enqueueAll'>;
  readonly clock: Clock;
  /** Signs the addresses of sketches. */
  readonly secret: Uint8Array;
  readonly assets: Assets;
  readonly cast: Cast;
  readonly credits: Pick<Credits, 'reserve' | 'release' | 'available'>;
  readonly predictions: Pick<Predictions, 'expect' | 'giveUp' | 'placesInLine'>;
  readonly writer: ScriptWriter;
  readonly voice: Voice;
  /** Speaks the lines of sketches. */
  readonly sketchVoice: Voice;
  readonly tools: FilmTools;
  /** Finds words in recordings. */
  readonly align: Align;
  readonly planOf: OrderOptions['planOf'];
  readonly refusedModels: ListRefusedModels;
  readonly soundCredits: ListSoundCredits;
  readonly stock: readonly StockSource[];
  /** Whether films say what of them is generated. */
  readonly discloses: boolean;
  readonly countWork: CountWork;
  readonly requireAllowed: RequireAllowed;
  readonly temporaryFolder: string;
}

/** The links to files, sketches and voices that a storyboard shows. */
function createView(
  {
    assets,
    sketchVoice,
    voice,
    soundCredits,
    stock,
    discloses,
    predictions,
    findWatchUrl,
    deliveryNotice,
  }: StoryboardOptions,
  sketchLinks: ReturnType<typeof createSketchLinks>,
) {
  return createStoryboardView({
    mediaLink: assets.link,
    downloadLink: assets.downloadLink,
    sketchesOf: createSketchesOf(sketchLinks, (text, language) =>
      sketchVoice.canSpeak(text, language),
    ),
    soundCredits,
    stock: stock.map(({ id }) => id),
    discloses,
    canNarrate: (text, language) => voice.canSpeak(text, language),
    placesInLine: predictions.placesInLine,
    findWatchUrl,
    deliveryNotice,
  });
}

/** Storyboards from the written script to the combined film: read, edited, made, heard, downloaded and watched. */
export function createStoryboard(options: StoryboardOptions) {
  const { database, assets, cast } = options;
  const access = createStoryboardAccess(options);
  const orders = createOrders(options);
  const composition = createComposition(options);
  const sketchLinks = createSketchLinks(options);
  const editing = createEditing({ ...options, access, maker: orders });
  const edits = { ...options, access, editing };
  const reframing = createReframing(options);
  const takes = createTakes({ database, mediaLink: assets.link });
  return {
    database,
    mediaLink: assets.link,
    requireAllowed: options.requireAllowed,
    refusedModels: options.refusedModels,
    sketchLinks,
    view: createView(options, sketchLinks),
    editing,
    adding: createAdding(edits),
    tweak: createTweaking(edits),
    writing: createWriting(options),
    duplicate: createDuplicating({ ...options, reframing }),
    priceFormat: reframing.price,
    events: createStoryboardEvents(database),
    orders,
    takes,
    voiceOver: createVoiceOver({ ...edits, told: takes.told }),
    listen: createListening(edits),
    lockCharacter: createCasting({ database, cast }),
    composition,
    downloads: createDownloads(options),
    /** Ends all work on a content and gives its credits back. */
    cancelWork: async (tx: Tx, contentId: string): Promise<void> => {
      await orders.cancelAll(tx, contentId);
      await composition.cancel(tx, contentId);
    },
  };
}

export type StoryboardFeature = ReturnType<typeof createStoryboard>;
