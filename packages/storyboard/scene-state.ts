import { saysNothing } from '@scenewright/contract/rules/pauses.ts';
import { modelOfScene, sceneCredits } from '@scenewright/contract/rules/pricing.ts';
import { madeAs } from '@scenewright/contract/rules/quality.ts';
import { type CastMark, changedSince, marksIn, parseMarks } from './cast-marks.ts';
import type { Content, SceneRow, TakeRow } from './rows.ts';
import {
  type Fit,
  isOwn,
  lookOf,
  type OwnStart,
  startOf,
  takeFit,
  type WantedNarration,
  type WantedPicture,
} from './take-fit.ts';
import { deliveryOf } from './delivery.ts';

/** The settings of a content that its scenes' wishes depend on. */
export type Film = Pick<
  Content,
  | 'id'
  | 'quality'
  | 'visual_model'
  | 'voice'
  | 'narrated'
  | 'style'
  | 'style_notes'
  | 'orientation'
  | 'shape'
>;

/** A scene with what it asks for, what it has, and how the two go together. */
export interface SceneState {
  readonly row: SceneRow;
  readonly wanted: {
    readonly picture: WantedPicture;
    /** Null where nothing is said. */
    readonly narration: WantedNarration | null;
  };
  readonly visual: TakeRow | null;
  readonly narration: TakeRow | null;
  readonly visualFit: Fit;
  readonly narrationFit: Fit;
  /** Free work on it failed, and its picture is as wanted, in motion or not yet: that work is tried again free. */
  readonly retriesFree: boolean;
}

type AskingScene = Pick<
  SceneRow,
  | 'media_type'
  | 'description'
  | 'native_sound'
  | 'dialogue'
  | 'speed_percent'
  | 'pronunciations'
  | 'own_voice'
>;

/** What a clip's own sound adds to its price, by the product's model; models that make none are not in it. */
export type SoundCredits = ReadonlyMap<string, number>;

/**
 * The picture or clip that a scene asks for.
 * @param cast the members its description names, as they are now
 * @param start the picture of the library that it is to be set in motion from
 */
export function wantedPicture(
  film: Omit<Film, 'id' | 'voice' | 'narrated'>,
  {
    media_type: mediaType,
    description,
    native_sound: nativeSound,
  }: Pick<AskingScene, 'media_type' | 'description' | 'native_sound'>,
  cast: readonly CastMark[],
  start: OwnStart | null = null,
): WantedPicture {
  const isMotion = madeAs(mediaType, film.quality) === 'video';
  return {
    of: isMotion ? 'motion' : 'picture',
    description,
    cast,
    model: modelOfScene(film.visual_model, mediaType),
    look: lookOf(film),
    clipWillDo: mediaType === 'video',
    start: mediaType === 'video' ? start : null,
    withSound: isMotion && nativeSound,
  };
}

/** The narration that a scene asks for; null where nothing is said. */
export function wantedNarration(
  { voice, narrated: isNarrated }: Pick<Film, 'voice' | 'narrated'>,
  scene: Omit<AskingScene, 'media_type' | 'description' | 'native_sound'>,
): WantedNarration | null {
  if (saysNothing(scene.dialogue)) return null;
  return {
    of: 'narration',
    by: scene.own_voice ? 'own' : isNarrated ? 'voice' : 'nobody',
    dialogue: scene.dialogue,
    voice,
    delivery: deliveryOf(scene),
  };
}

interface Made {
  readonly visual: TakeRow | null;
  readonly narration: TakeRow | null;
  /** Whether its newest order was free work that failed. */
  readonly failedForFree: boolean;
}

/** @param members of the cast as it is now; null where pictures count as showing it as it is */
export function toState(
  film: Film,
  row: SceneRow,
  { visual, narration, failedForFree }: Made,
  members: readonly CastMark[] | null,
): SceneState {
  const cast = members === null ? parseMarks(visual?.made_with) : marksIn(row.description, members);
  const wanted = {
    picture: wantedPicture(film, row, cast, startOf(visual)),
    narration: wantedNarration(film, row),
  };
  const visualFit = takeFit(visual, wanted.picture);
  return {
    row,
    wanted,
    visual,
    narration,
    visualFit,
    narrationFit: takeFit(narration, wanted.narration),
    retriesFree:
      row.status === 'failed' && failedForFree && visual !== null && visualFit !== 'stale',
  };
}

/** The members of the cast that changed, came or went since the picture was made from this very description; by name. */
export function changedCast({ visual, wanted: { picture } }: SceneState): string[] {
  return visual === null || visual.source_text !== picture.description
    ? []
    : changedSince(parseMarks(visual.made_with), picture.cast);
}

/** Whether the scene shows what it asks for, but as a still that is yet to be set in motion. */
export const awaitsMotion = ({ visual, visualFit }: Pick<SceneState, 'visual' | 'visualFit'>) =>
  visual?.kind === 'picture' && visualFit === 'missing';

/** Whether the scene shows the clip that it asks for, but one that was made without the sound it asks for too. */
export const awaitsSound = ({ visual, visualFit }: Pick<SceneState, 'visual' | 'visualFit'>) =>
  visual?.kind === 'clip' && visualFit === 'missing';

/** Whether a scene lacks the picture that it asks for now, even as a still that could be set in motion. */
export const isSketched = ({ visual, visualFit }: Pick<SceneState, 'visual' | 'visualFit'>) =>
  visual === null || visualFit === 'stale';

/** Whether approving must make this scene's picture or clip, at its price. A scene of duration 0 is neither made nor charged. */
export const needsPicture = ({
  row,
  visualFit,
}: {
  readonly row: Pick<SceneRow, 'duration_s'>;
  readonly visualFit: Fit;
}) => row.duration_s > 0 && visualFit !== 'right';

/** The newest of a scene's takes, oldest first, that is of the very kind it asks for and right; undefined where there is none. */
export function findRightTake<T extends TakeRow>(
  wanted: WantedPicture,
  takes: readonly T[],
): T | undefined {
  const kind = wanted.of === 'motion' ? 'clip' : 'picture';
  return takes.findLast(
    (take) => !isOwn(take) && take.kind === kind && takeFit(take, wanted) === 'right',
  );
}

/** Credits for the picture or clip that a scene asks for, with its sound where it asks for that. */
const priceOf = (
  visualModel: string,
  { of, withSound }: PricedPicture,
  soundCredits: SoundCredits,
): number =>
  sceneCredits(visualModel, of === 'motion' ? 'video' : 'image') +
  (withSound ? (soundCredits.get(visualModel) ?? 0) : 0);

type PricedPicture = Pick<WantedPicture, 'of' | 'withSound'>;

/** The credits that making a scene costs now. */
export function makingCredits(
  { visual_model: visualModel }: Pick<Content, 'visual_model'>,
  { wanted, retriesFree }: Pick<SceneState, 'wanted' | 'retriesFree'>,
  soundCredits: SoundCredits,
): number {
  return retriesFree ? 0 : priceOf(visualModel, wanted.picture, soundCredits);
}

/** The credits that a scene's own sound adds to its clip: none where its clip has it already; null where it can have none. */
export function ownSoundCredits(
  { visual_model: visualModel }: Pick<Content, 'visual_model'>,
  { row, visual, wanted }: Pick<SceneState, 'row' | 'visual' | 'wanted'>,
  soundCredits: SoundCredits,
): number | null {
  const credits = soundCredits.get(visualModel);
  if (row.media_type === 'image' || credits === undefined) return null;
  const inMotion = { ...wanted.picture, of: 'motion', withSound: true } as const;
  return takeFit(visual, inMotion) === 'right' ? 0 : credits;
}

/** The cost of approving: that of the scenes whose picture or clip is missing or changed. */
export function approvalCost(
  visualModel: string,
  states: readonly (Parameters<typeof needsPicture>[0] & {
    readonly wanted: { readonly picture: PricedPicture };
  })[],
  soundCredits: SoundCredits,
): { credits: number; scenes: number } {
  const priced = states.filter(needsPicture);
  return {
    credits: priced.reduce(
      (sum, { wanted }) => sum + priceOf(visualModel, wanted.picture, soundCredits),
      0,
    ),
    scenes: priced.length,
  };
}
