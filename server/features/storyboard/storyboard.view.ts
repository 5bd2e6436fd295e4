import type { Scene, Storyboard } from '#contract/api/storyboard.ts';
import type { PlatformId } from '#contract/rules/platforms.ts';
import { saysNothing, withoutPauses } from '#contract/rules/pauses.ts';
import type { PicturePlan } from '#contract/rules/picture-plan.ts';
import { readDescription } from '#contract/rules/plan-prose.ts';
import { sceneCredits } from '#contract/rules/pricing.ts';
import { madeAs, type Quality } from '#contract/rules/quality.ts';
import { scriptNotes } from '#contract/rules/script-notes.ts';
import type { Queryable } from '../../database/database.ts';
import type { Content } from '../content/index.ts';
import { deliveryOf, wireDelivery } from './storyboard.delivery.ts';
import type { SketchesOf } from './storyboard.sketches.ts';
import * as repository from './storyboard.repository.ts';
import { type KeptLeftOut, sentencesOf, stillLeftOut } from './storyboard.script.ts';
import { type CastMark, listMembersFor, marksIn, parseMarks } from '../cast/index.ts';
import {
  awaitsMotion,
  changedCast,
  fileNameOf,
  findRightTake,
  isCaptionStale,
  isNarrationStale,
  isVisualStale,
  type MadeTakes,
  needsVisual,
  type WantedScene,
} from './storyboard.rules.ts';

export interface ViewOptions {
  readonly mediaLink: (assetId: string, mimeType: string, download?: string) => string;
  readonly downloadLink: (download: {
    kind: 'scene' | 'content';
    id: string;
    name: string;
  }) => string;
  readonly sketchesOf: SketchesOf;
  /** Whether the voice in use can read a dialogue aloud. */
  readonly canNarrate: (text: string, language: string) => boolean;
  /** Address of the page where everybody who has it can watch the film; null where there is none. */
  readonly findWatchUrl: (db: Queryable, contentId: string) => Promise<string | null>;
  /** What the creator should know of where the film is mailed to, in a sentence. */
  readonly deliveryNotice: (db: Queryable, content: Content) => Promise<string | null>;
}

/** More of them nobody reads through; which come next is seen when some of these were added. */
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

export interface SceneState {
  readonly row: repository.SceneRow;
  readonly wanted: WantedScene;
  readonly takes: MadeTakes;
  readonly visual: repository.TakeRow | null;
  readonly narration: repository.TakeRow | null;
  /** Free work on it failed, and its picture is as wanted, in motion or not yet: that work is tried again free. */
  readonly retriesFree: boolean;
}

/** A content's id, and the quality in which its scenes are looked at. */
type Looked = Pick<Content, 'id' | 'quality'>;

/** @param members of the cast as it is now; null where pictures stay as they are */
function toState(
  row: repository.SceneRow,
  quality: Quality,
  takes: ReadonlyMap<string, repository.TakeRow>,
  failedForFree: ReadonlySet<string>,
  members: readonly CastMark[] | null,
): SceneState {
  const visual = takes.get(row.visual_take_id ?? '') ?? null;
  const narration = takes.get(row.narration_take_id ?? '') ?? null;
  const shown = parseMarks(visual?.made_with);
  const wanted: WantedScene = {
    mediaType: row.media_type,
    quality,
    durationS: row.duration_s,
    description: row.description,
    dialogue: row.dialogue,
    delivery: deliveryOf(row),
    cast: members === null ? shown : marksIn(row.description, members),
  };
  const made: MadeTakes = {
    visual:
      visual === null || visual.kind === 'narration'
        ? null
        : { kind: visual.kind, sourceText: visual.source_text, cast: shown },
    narration:
      narration === null
        ? null
        : {
            sourceText: narration.source_text,
            voice: narration.voice,
            delivery: deliveryOf(narration),
          },
  };
  const isAsWanted =
    made.visual !== null && (!isVisualStale(wanted, made) || awaitsMotion(wanted, made));
  return {
    row,
    wanted,
    takes: made,
    visual,
    narration,
    retriesFree: row.status === 'failed' && failedForFree.has(row.id) && isAsWanted,
  };
}

/** What making a scene costs now, in credits. */
export function makingCredits(
  { visual_model: visualModel }: Content,
  { wanted, retriesFree }: SceneState,
): number {
  return retriesFree ? 0 : sceneCredits(visualModel, madeAs(wanted.mediaType, wanted.quality));
}

/** A content's scenes with what has been made for them, in order. */
export async function loadSceneStates(
  db: Queryable,
  { id: contentId, quality }: Looked,
): Promise<SceneState[]> {
  const rows = await repository.listScenes(db, contentId);
  const takes = await repository.mapChosenTakes(db, contentId);
  // Failures are rare: the orders are read only where there is one.
  const failedForFree = rows.some(({ status }) => status === 'failed')
    ? await repository.listScenesFailedForFree(db, contentId)
    : new Set<string>();
  const members = await listMembersFor(db, contentId);
  return rows.map((row) => toState(row, quality, takes, failedForFree, members));
}

/**
 * Scenes as approving them in this quality finds them: where a video scene lacks its still or clip, an earlier take that is
 * right is put in place of what it shows; nothing is written.
 */
export async function loadApprovedStates(db: Queryable, content: Looked): Promise<SceneState[]> {
  const states = await loadSceneStates(db, content);
  const lacking = states.filter(
    ({ wanted, takes }) => wanted.mediaType === 'video' && needsVisual(wanted, takes),
  );
  const earlier = Map.groupBy(
    await repository.listTakes(
      db,
      lacking.map(({ row }) => row.id),
    ),
    ({ scene_id: sceneId }) => sceneId,
  );
  return states.map((state) => {
    const take = lacking.includes(state)
      ? findRightTake(state.wanted, earlier.get(state.row.id) ?? [])
      : undefined;
    if (take === undefined) return state;
    const chosen = new Map(
      [take, ...(state.narration === null ? [] : [state.narration])].map((one) => [one.id, one]),
    );
    // It was chosen as one that shows the cast as it is.
    return toState(
      { ...state.row, visual_take_id: take.id },
      content.quality,
      chosen,
      new Set(),
      null,
    );
  });
}

interface Work {
  /** What is being made, by scene. */
  readonly live: Awaited<ReturnType<typeof repository.mapLiveGenerations>>;
  /** Of each scene that waits: how many are before it. */
  readonly ahead: ReadonlyMap<string, number>;
}

async function loadWork(
  db: Queryable,
  contentId: string,
  states: readonly SceneState[],
): Promise<Work> {
  const live = await repository.mapLiveGenerations(db, contentId);
  // Scenes are ordered, and so queued, from the first to the last.
  const queued = states
    .flatMap(({ row }) => live.get(row.id) ?? [])
    .filter(({ stage }) => stage === 'queued')
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const [first] = queued;
  const elsewhere =
    first === undefined
      ? 0
      : await repository.countQueuedElsewhere(db, contentId, first.created_at);
  return {
    live,
    ahead: new Map(queued.map(({ scene_id: sceneId }, index) => [sceneId, elsewhere + index])),
  };
}

/** A film's name as a file, which tells a draft of stills from the final one. */
const filmNameOf = ({ title, quality }: Content) =>
  quality === 'draft' ? `${fileNameOf(title)} (draft)` : fileNameOf(title);

/** The same plan in lists that the wire's shape may hold. */
function toWirePlan(plan: PicturePlan): Scene['plan'] {
  return {
    ...plan,
    subjects: plan.subjects.map((subject) => ({ ...subject })),
    items: [...plan.items],
    figure: plan.figure === null ? null : { ...plan.figure },
  };
}

/** Wire shapes of storyboards and scenes. */
export function createStoryboardView({
  mediaLink,
  downloadLink,
  sketchesOf,
  canNarrate,
  findWatchUrl,
  deliveryNotice,
}: ViewOptions) {
  function toScene(
    content: Content,
    state: SceneState,
    segments: ReadonlyMap<string, repository.SegmentRow>,
    { live, ahead }: Work,
    sketches: ReturnType<SketchesOf['scenes']>,
  ): Scene {
    const { row, wanted, takes, visual, narration } = state;
    const segment = segments.get(row.segment_id ?? '');
    const generation = live.get(row.id);
    const isClip = visual?.kind === 'clip';
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
      sentences: sentencesOf(row.dialogue, row.sentences),
      caption_text: row.caption_text,
      caption_stale: isCaptionStale(row),
      ...wireDelivery(row),
      visual_url:
        shown ??
        (visual?.asset_id ? mediaLink(visual.asset_id, isClip ? 'video/mp4' : 'image/jpeg') : null),
      visual_kind: takes.visual?.kind ?? null,
      poster_url: visual?.poster_asset_id ? mediaLink(visual.poster_asset_id, 'image/jpeg') : null,
      ...(sketches.get(row.id) ?? { sketch_url: null, sketch_audio_url: null }),
      audio_url: narration?.asset_id ? mediaLink(narration.asset_id, 'audio/mp4') : null,
      audio_updated_at: narration?.created_at.toISOString() ?? null,
      download_url:
        segment === undefined
          ? null
          : downloadLink({
              kind: 'scene',
              id: row.id,
              name: `${fileNameOf(content.title)} ${row.position}.mp4`,
            }),
      visual_stale: isVisualStale(wanted, takes),
      cast_changes: changedCast(wanted, takes),
      awaits_motion: awaitsMotion(wanted, takes),
      audio_stale: isNarrationStale(wanted, takes, content.voice),
      narrated:
        saysNothing(row.dialogue) ||
        canNarrate(withoutPauses(row.dialogue), content.spoken_language ?? content.language),
      progress:
        generation === undefined
          ? null
          : {
              stage: generation.stage,
              percent: generation.percent,
              ...(ahead.has(row.id) ? { ahead: ahead.get(row.id) } : {}),
            },
      cancelable: generation?.make_visual ?? false,
      failure: row.status === 'failed' ? row.failure : null,
      credit_cost: makingCredits(content, state),
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
      scenes.every(({ narrated }) => narrated)
        ? null
        : 'No voice is available for the language of some scenes: their captions run with music instead.',
      await deliveryNotice(db, content),
    ];
    return notices.filter((notice) => notice !== null);
  }

  async function scenes(db: Queryable, content: Content): Promise<Scene[]> {
    return await toScenes(db, content, await loadSceneStates(db, content));
  }

  async function toScenes(
    db: Queryable,
    content: Content,
    states: readonly SceneState[],
  ): Promise<Scene[]> {
    const segments = await repository.mapSegments(db, content.id);
    const work = await loadWork(db, content.id, states);
    const sketches = sketchesOf.scenes(content, states);
    return states.map((state) => toScene(content, state, segments, work, sketches));
  }

  async function storyboard(db: Queryable, content: Content): Promise<Storyboard> {
    const states = await loadSceneStates(db, content);
    const shown = await toScenes(db, content, states);
    const leftOut = stillLeftOut(
      content.left_out,
      states.map(({ row }) => row),
    );
    const film = await repository.findNewestFilm(db, content.id);
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
      thumbnail_url: finished?.thumbnail_asset_id
        ? mediaLink(finished.thumbnail_asset_id, 'image/jpeg')
        : null,
      scenes: shown,
      notices: await noticesOf(db, content, shown, leftOut),
      film_progress:
        film?.status === 'pending' ? { stage: film.stage, percent: film.percent } : null,
      failure: content.status === 'failed' ? content.failure : null,
    };
  }

  return { scenes, storyboard };
}
