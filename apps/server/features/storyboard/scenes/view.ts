import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { PlatformId } from '@scenewright/contract/rules/platforms.ts';
import { shapeOf, shapes } from '@scenewright/contract/rules/shapes.ts';
import { saysNothing, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { isSameBrand } from '@scenewright/contract/rules/brand.ts';
import type { StockSourceId } from '@scenewright/contract/rules/stock.ts';
import type { ListSoundCredits } from '@scenewright/provider-contract/native-sound.ts';
import { scriptNotes } from '@scenewright/contract/rules/script-notes.ts';
import type { Queryable } from '../../../database/database.ts';
import { findBrand, mapReadyItems } from '../../library/index.ts';
import type { Content } from '../../content/index.ts';
import type { Predictions } from '../../predictions/index.ts';
import { wireDelivery } from '@scenewright/storyboard/delivery.ts';
import { noSketches, type SketchesOf } from './sketch-links.ts';
import { type KeptLeftOut, sentencesOf, stillLeftOut } from '@scenewright/storyboard/script.ts';
import { loadSceneStates, toStates } from './load-states.ts';
import {
  awaitsMotion,
  awaitsSound,
  changedCast,
  makingCredits,
  ownSoundCredits,
  type SceneState,
} from '@scenewright/storyboard/scene-state.ts';
import type { SceneRow } from './scene.repository.ts';
import { fileNameOf, isCaptionStale } from '@scenewright/storyboard/scene-rules.ts';
import { countQueuedBefore, mapLiveOrders } from '../making/order.repository.ts';
import { type SegmentRow, mapSegments } from '../takes/take.repository.ts';
import { discloseContent } from '../film/disclosing.ts';
import { findNewestFilm } from '../film/film.repository.ts';
import { musicOf } from '@scenewright/storyboard/music.ts';

export interface ViewOptions {
  readonly mediaLink: (assetId: string, mimeType: string, download?: string) => string;
  readonly downloadLink: (download: {
    kind: 'scene' | 'content';
    id: string;
    name: string;
  }) => string;
  readonly sketchesOf: SketchesOf;
  readonly soundCredits: ListSoundCredits;
  /** The sites of stock that are offered. */
  readonly stock: readonly StockSourceId[];
  /** Whether films say what of them is generated. */
  readonly discloses: boolean;
  /** Whether the voice in use can read a dialogue aloud. */
  readonly canNarrate: (text: string, language: string) => boolean;
  /** Of a content's orders that stand in line for a hosted model: their places. */
  readonly placesInLine: Predictions['placesInLine'];
  /** Address of the page where everybody who has it can watch the film; null where there is none. */
  readonly findWatchUrl: (db: Queryable, contentId: string) => Promise<string | null>;
  /** What the creator should know of where the film is mailed to, in a sentence. */
  readonly deliveryNotice: (db: Queryable, content: Content) => Promise<string | null>;
}

/** A longer list is not read through; the next ones are shown when some of these were added. */
const mostLeftOutShown = 200;

/** While the words can still be changed at no cost. */
function wordNotices(
  content: Content,
  scenes: readonly Scene[],
  leftOut: readonly KeptLeftOut[],
): string[] {
  if (content.status !== 'draft') return [];
  return scriptNotes({
    genre: content.genre,
    asked: {
      scenes: content.scene_count,
      seconds: content.scene_count * content.scene_length_s,
    },
    scenes: scenes.map(({ duration, dialogue }) => ({
      durationS: duration,
      isSpoken: !saysNothing(dialogue),
    })),
    leftOut,
  });
}

const takenDownNotice =
  'This video was removed from view by the operator of this site. Write to the support to learn why.';

/** What keeps the storyboard from being written just now; null where nothing does. */
const waitsForWriter = ({ status, failure }: Content): string | null =>
  status === 'generating' && failure !== null
    ? `${failure} It is asked again by itself, and your scenes appear here.`
    : null;

interface Work {
  /** What is being made, by scene. */
  readonly live: Awaited<ReturnType<typeof mapLiveOrders>>;
  /** Of each scene that waits: its place. */
  readonly places: ReadonlyMap<string, Pick<NonNullable<Scene['progress']>, 'ahead' | 'wait_s'>>;
}

/** Of a content's scenes that wait: how many are before each, and how long that takes where it was measured. */
async function loadPlaces(
  db: Queryable,
  contentId: string,
  live: Work['live'],
  placesInLine: ViewOptions['placesInLine'],
): Promise<Work['places']> {
  const queued = [...live].filter(([, { stage }]) => stage === 'queued');
  if (queued.length === 0) return new Map();
  const [inLine, before] = [
    await placesInLine(db, contentId),
    await countQueuedBefore(db, contentId),
  ];
  return new Map(
    queued.map(([sceneId, { id }]) => {
      const { ahead = before.get(sceneId) ?? 0, waitMs = null } = inLine.get(id) ?? {};
      const waitS = Math.round((waitMs ?? 0) / 1_000);
      return [sceneId, { ahead, ...(waitS > 0 ? { wait_s: waitS } : {}) }];
    }),
  );
}

/** A film's name as a file, which tells a draft of stills from the final one. */
const filmNameOf = ({ title, quality, shape }: Content) =>
  [
    fileNameOf(title),
    // Beside the same film in its platform's own shape it is known by its name.
    ...(shape === null ? [] : [shapes[shape].ratio.replace(':', 'x')]),
    ...(quality === 'draft' ? ['(draft)'] : []),
  ].join(' ');

/** The same picture in lists that the wire's shape may hold. */
const toWireShot = ({ turns, ...shot }: PictureShot) => ({
  ...shot,
  ...(turns === undefined ? {} : { turns: turns.map((turn) => ({ ...turn })) }),
  subjects: shot.subjects.map((subject) => ({ ...subject })),
  items: [...shot.items],
  figure: shot.figure === null ? null : { ...shot.figure },
});

function toWirePlan({ later, ...opening }: PicturePlan): Scene['plan'] {
  return {
    ...toWireShot(opening),
    ...(later === undefined
      ? {}
      : { later: later.map(({ at, shows }) => ({ at, shows: toWireShot(shows) })) }),
  };
}

/** Wire shapes of storyboards and scenes. */
export function createStoryboardView({
  mediaLink,
  downloadLink,
  sketchesOf,
  soundCredits,
  stock,
  discloses,
  canNarrate,
  placesInLine,
  findWatchUrl,
  deliveryNotice,
}: ViewOptions) {
  function toScene(
    content: Content,
    state: SceneState,
    segments: ReadonlyMap<string, SegmentRow>,
    { live, places }: Work,
    sketches: ReturnType<SketchesOf['scenes']>,
  ): Scene {
    const { row, visual, narration } = state;
    const segment = segments.get(row.segment_id ?? '');
    const order = live.get(row.id);
    const isClip = visual?.kind === 'clip';
    // What a voice said stays a take; it is not heard.
    const isSilenced = state.wanted.narration?.by === 'nobody';
    const shown =
      isClip && segment !== undefined ? mediaLink(segment.video_asset_id, 'video/mp4') : null;
    return {
      id: row.id,
      number: row.position,
      media_type: row.media_type,
      duration: row.duration_s,
      status: row.status,
      description: row.description,
      plan: toWirePlan(readDescription(row.description)),
      camera: row.camera,
      dialogue: row.dialogue,
      native_sound: row.native_sound,
      sound_credits: ownSoundCredits(content, state, soundCredits()),
      sentences: sentencesOf(row.dialogue, row.sentences),
      caption_text: row.caption_text,
      caption_stale: isCaptionStale(row),
      ...wireDelivery(row),
      own: visual?.framing ? { ...visual.framing, sound: visual.framing.sound ?? 'off' } : null,
      credit: visual?.credit ?? null,
      visual_url:
        shown ??
        (visual?.asset_id ? mediaLink(visual.asset_id, isClip ? 'video/mp4' : 'image/jpeg') : null),
      visual_kind: visual === null ? null : visual.kind === 'clip' ? 'clip' : 'picture',
      poster_url: visual?.poster_asset_id ? mediaLink(visual.poster_asset_id, 'image/jpeg') : null,
      ...(sketches.get(row.id) ?? noSketches),
      audio_url:
        narration?.asset_id && !isSilenced ? mediaLink(narration.asset_id, 'audio/mp4') : null,
      audio_updated_at: narration?.created_at.toISOString() ?? null,
      download_url:
        segment === undefined
          ? null
          : downloadLink({
              kind: 'scene',
              id: row.id,
              name: `${fileNameOf(content.title)} ${row.position}.mp4`,
            }),
      visual_stale: visual !== null && state.visualFit !== 'right',
      cast_changes: changedCast(state),
      awaits_motion: awaitsMotion(state),
      awaits_sound: awaitsSound(state),
      audio_stale: narration !== null && state.narrationFit !== 'right' && !isSilenced,
      own_voice: row.own_voice,
      narrated:
        saysNothing(row.dialogue) ||
        canNarrate(withoutPauses(row.dialogue), content.spoken_language ?? content.language),
      progress:
        order === undefined
          ? null
          : {
              stage: order.stage,
              percent: order.percent,
              ...places.get(row.id),
            },
      cancelable: order?.make_visual ?? false,
      failure: row.status === 'failed' ? row.failure : null,
      credit_cost: makingCredits(content, state, soundCredits()),
    };
  }

  async function noticesOf(
    db: Queryable,
    content: Content,
    scenes: readonly Scene[],
    leftOut: readonly KeptLeftOut[],
  ): Promise<string[]> {
    const notices = [
      content.taken_down_at === null ? null : takenDownNotice,
      ...wordNotices(content, scenes, leftOut),
      !content.narrated || scenes.every(({ narrated, own_voice: isOwn }) => narrated || isOwn)
        ? null
        : 'No voice is available for the language of some scenes: their captions run with music instead.',
      await deliveryNotice(db, content),
    ];
    return notices.filter((notice) => notice !== null);
  }

  /**
   * A content's scenes, and the ids of all, in order.
   * @param only those that are told; all where none are named
   * @param rows all of them, where they were read already
   */
  async function scenes(
    db: Queryable,
    content: Content,
    {
      only,
      rows,
    }: {
      readonly only?: readonly string[] | undefined;
      readonly rows?: readonly SceneRow[] | undefined;
    },
  ): Promise<{ scenes: Scene[]; order: string[] }> {
    const states = await (rows === undefined
      ? loadSceneStates(db, content)
      : toStates(db, content, rows));
    const named = only === undefined ? null : new Set(only);
    return {
      scenes: await toScenes(db, content, states, ({ row }) => named?.has(row.id) ?? true),
      order: states.map(({ row }) => row.id),
    };
  }

  async function toScenes(
    db: Queryable,
    content: Content,
    states: readonly SceneState[],
    isTold: (state: SceneState) => boolean = () => true,
  ): Promise<Scene[]> {
    const segments = await mapSegments(db, content.id);
    const live = await mapLiveOrders(db, content.id);
    const work = { live, places: await loadPlaces(db, content.id, live, placesInLine) };
    const sketches = sketchesOf.scenes(content, states, isTold);
    return states.filter(isTold).map((state) => toScene(content, state, segments, work, sketches));
  }

  /** Whether the account has a brand, and another one than the film. */
  async function offerOf(
    db: Queryable,
    { account_id: accountId, brand }: Content,
  ): Promise<Storyboard['brand_offer']> {
    const current = await findBrand(db, accountId);
    if (current === undefined) return 'none';
    return brand !== null && isSameBrand(brand, current) ? 'same' : 'other';
  }

  async function storyboard(db: Queryable, content: Content): Promise<Storyboard> {
    const states = await loadSceneStates(db, content);
    const shown = await toScenes(db, content, states);
    const leftOut = stillLeftOut(
      content.left_out,
      states.map(({ row }) => row),
    );
    const music = musicOf(content);
    const item =
      music.item === null
        ? undefined
        : (await mapReadyItems(db, content.account_id, [music.item])).get(music.item);
    const film = await findNewestFilm(db, content.id);
    const finished =
      film?.status === 'completed' &&
      content.status === 'completed' &&
      content.taken_down_at === null
        ? film
        : undefined;
    return {
      id: content.id,
      title: content.title,
      status: content.status,
      platform: content.platform as PlatformId,
      orientation: content.orientation,
      shape: shapeOf(content),
      visual_model: content.visual_model,
      language: content.spoken_language ?? content.language,
      genre: content.genre,
      left_out: leftOut.slice(0, mostLeftOutShown).map((sentence) => ({
        ...sentence,
        place: Math.min(sentence.place, shown.length + 1),
      })),
      left_out_more: Math.max(leftOut.length - mostLeftOutShown, 0),
      captions: {
        preset: content.caption_preset,
        position: content.caption_position,
        colour: content.caption_colour,
      },
      sound: { effects: content.sound_effects },
      narrated: content.narrated,
      music,
      music_item: item === undefined ? null : { name: item.name, duration_ms: item.durationMs },
      brand: content.brand,
      cards: sketchesOf.cards(content),
      brand_offer: await offerOf(db, content),
      sketch_music_url: sketchesOf.music(content, states),
      quality: content.quality,
      duration: shown.reduce((sum, scene) => sum + scene.duration, 0),
      video_url: finished?.video_asset_id ? mediaLink(finished.video_asset_id, 'video/mp4') : null,
      download_url: finished?.video_asset_id
        ? mediaLink(finished.video_asset_id, 'video/mp4', `${filmNameOf(content)}.mp4`)
        : null,
      watch_url: finished === undefined ? null : await findWatchUrl(db, content.id),
      package_url: shown.every(({ download_url: clip }) => clip === null)
        ? null
        : downloadLink({
            kind: 'content',
            id: content.id,
            name: `${fileNameOf(content.title)}.zip`,
          }),
      label:
        finished === undefined || !discloses ? null : (await discloseContent(db, content.id)).label,
      thumbnail_url: finished?.thumbnail_asset_id
        ? mediaLink(finished.thumbnail_asset_id, 'image/jpeg')
        : null,
      scenes: shown,
      stock: [...stock],
      notices: await noticesOf(db, content, shown, leftOut),
      film_progress:
        film?.status === 'pending' ? { stage: film.stage, percent: film.percent } : null,
      writing_waits: waitsForWriter(content),
      failure: content.status === 'failed' ? content.failure : null,
    };
  }

  return { scenes, storyboard };
}
