import { maxFilmDurationS, maxSceneDurationS, maxSpeechTempo } from '#contract/rules/limits.ts';
import { findVisualModel, type MediaType } from '#contract/rules/models.ts';
import { pausedMs, refusalOfPauses, withoutPauses } from '#contract/rules/pauses.ts';
import { sceneCredits } from '#contract/rules/pricing.ts';
import { madeAs, type Quality } from '#contract/rules/quality.ts';
import { defaultSpeed, type Delivery, soundsAlike } from '#contract/rules/speech.ts';
import type { ContentStatus } from '#contract/rules/statuses.ts';
import { type CastMark, changedSince, parseMarks } from '../cast/index.ts';

/** What a scene asks for now. */
export interface WantedScene {
  readonly mediaType: MediaType;
  /** The content's. */
  readonly quality: Quality;
  readonly durationS: number;
  readonly description: string;
  readonly dialogue: string;
  readonly delivery: Delivery;
  /** The members of the cast its description names, as they are now. */
  readonly cast: readonly CastMark[];
}

/** What its chosen takes were made from; null where there is none yet. */
export interface MadeTakes {
  readonly visual: {
    readonly kind: 'picture' | 'clip';
    readonly sourceText: string;
    readonly cast: readonly CastMark[];
  } | null;
  readonly narration: {
    readonly sourceText: string;
    readonly voice: string | null;
    readonly delivery: Delivery;
  } | null;
}

const visualKind: Readonly<Record<MediaType, 'picture' | 'clip'>> = {
  image: 'picture',
  video: 'clip',
};

/** The kind of take that making a scene makes. */
export function visualKindOf({
  mediaType,
  quality,
}: Pick<WantedScene, 'mediaType' | 'quality'>): 'picture' | 'clip' {
  return visualKind[madeAs(mediaType, quality)];
}

/** Whether a take of this kind may show the scene: a video scene in draft quality may have its clip already. */
function mayShow(scene: WantedScene, kind: 'picture' | 'clip'): boolean {
  return kind === visualKindOf(scene) || kind === visualKind[scene.mediaType];
}

/** The members of the cast that changed, came or went since the picture was made from this very description; by name. */
export function changedCast(scene: WantedScene, { visual }: MadeTakes): string[] {
  return visual === null || visual.sourceText !== scene.description
    ? []
    : changedSince(visual.cast, scene.cast);
}

/** Whether the picture or clip shows something else than the scene now asks for. */
export function isVisualStale(scene: WantedScene, takes: MadeTakes): boolean {
  const { visual } = takes;
  return (
    visual !== null &&
    (visual.sourceText !== scene.description ||
      !mayShow(scene, visual.kind) ||
      changedCast(scene, takes).length > 0)
  );
}

/** Whether the scene shows what it asks for, but as a still that is yet to be set in motion. */
export function awaitsMotion(scene: WantedScene, takes: MadeTakes): boolean {
  const { visual } = takes;
  return (
    visual?.kind === 'picture' &&
    visual.sourceText === scene.description &&
    visualKindOf(scene) === 'clip' &&
    changedCast(scene, takes).length === 0
  );
}

/** The newest of a scene's takes, oldest first, that is of the kind it asks for, made from its description and shows its cast as it is; undefined where there is none. */
export function findRightTake<
  T extends { readonly kind: string; readonly source_text: string; readonly made_with: unknown },
>(scene: WantedScene, takes: readonly T[]): T | undefined {
  return takes.findLast(
    ({ kind, source_text: sourceText, made_with: madeWith }) =>
      kind === visualKindOf(scene) &&
      sourceText === scene.description &&
      changedSince(parseMarks(madeWith), scene.cast).length === 0,
  );
}

/** Whether the narration says something else, in another voice or another way than the scene now asks for. */
export function isNarrationStale(
  scene: WantedScene,
  { narration }: MadeTakes,
  voice: string,
): boolean {
  return (
    narration !== null &&
    (narration.sourceText !== scene.dialogue ||
      narration.voice !== voice ||
      !soundsAlike(scene.dialogue, narration.delivery, scene.delivery))
  );
}

/** Whether the caption text was written for another dialogue than the scene has now. */
export function isCaptionStale(scene: {
  readonly caption_text: string | null;
  readonly caption_dialogue: string | null;
  readonly dialogue: string;
}): boolean {
  if (scene.caption_text === null) return false;
  return (
    scene.caption_dialogue === null ||
    withoutPauses(scene.caption_dialogue) !== withoutPauses(scene.dialogue)
  );
}

/** Whether approving must make this scene's picture or clip, at its price. A scene of duration 0 is neither made nor charged. */
export function needsVisual(scene: WantedScene, takes: MadeTakes): boolean {
  return scene.durationS > 0 && (takes.visual === null || isVisualStale(scene, takes));
}

/** What approving costs: the scenes whose picture or clip is missing or changed. */
export function approvalCost(
  visualModel: string,
  scenes: readonly (WantedScene & { takes: MadeTakes })[],
): { credits: number; scenes: number } {
  const priced = scenes.filter((scene) => needsVisual(scene, scene.takes));
  return {
    credits: priced.reduce(
      (sum, scene) => sum + sceneCredits(visualModel, madeAs(scene.mediaType, scene.quality)),
      0,
    ),
    scenes: priced.length,
  };
}

/** Why scenes cannot be edited in a status, as a sentence; null where they can. */
export function refusalToEdit(status: ContentStatus): string | null {
  switch (status) {
    case 'generating':
      return 'The storyboard is still being written. Wait until its scenes appear.';
    case 'processing':
      return 'The final video is being made. Wait until it is ready.';
    case 'completed':
      return 'The final video is finished. Duplicate it as a new draft to change it.';
    default:
      return null;
  }
}

/** Whether a content's model can make clips at all. */
export function makesVideo(visualModel: string): boolean {
  return findVisualModel(visualModel)?.mediaType === 'video';
}

/** Why a scene cannot last that long, as a sentence; null where it can. */
export function refusalOfDuration(
  mediaType: MediaType,
  durationS: number,
  otherScenesS: number,
): string | null {
  const max = maxSceneDurationS[mediaType];
  if (durationS > max)
    return `duration: ${mediaType === 'video' ? 'A video' : 'An image'} scene can last at most ${max} seconds.`;
  if (durationS + otherScenesS > maxFilmDurationS)
    return `duration: A video can last at most ${maxFilmDurationS / 60} minutes in all.`;
  return null;
}

/** A quick voice says about this many characters in a second; slower ones are caught when they have spoken. */
const fastestCharactersPerS = 19;

/** The fewest seconds in which a dialogue can be spoken, its pauses included. */
function leastSeconds(dialogue: string, speed: number): number {
  return Math.ceil(
    withoutPauses(dialogue).trim().length / (fastestCharactersPerS * maxSpeechTempo * speed) +
      pausedMs(dialogue) / 1_000,
  );
}

/** Why a dialogue can never be spoken within a scene of this media type, as a sentence; null where it may fit. */
export function refusalOfDialogue(
  mediaType: MediaType,
  dialogue: string,
  speed = defaultSpeed,
): string | null {
  const pauses = refusalOfPauses(dialogue);
  if (pauses !== null) return `dialogue: ${pauses}`;
  const max = maxSceneDurationS[mediaType];
  const leastS = leastSeconds(dialogue, speed);
  if (leastS <= max) return null;
  return `dialogue: This takes at least ${leastS} seconds to say, and ${mediaType === 'video' ? 'a video' : 'an image'} scene lasts at most ${max}. Shorten it or split it over two scenes.`;
}

/** Why a dialogue cannot be spoken at this speed, as a sentence; null where it may fit. */
export function refusalOfSpeed(
  mediaType: MediaType,
  dialogue: string,
  speed: number,
): string | null {
  const max = maxSceneDurationS[mediaType];
  const leastS = leastSeconds(dialogue, speed);
  if (leastS <= max) return null;
  return `speed: At this speed it takes at least ${leastS} seconds, and ${mediaType === 'video' ? 'a video' : 'an image'} scene lasts at most ${max}. Shorten the dialogue first.`;
}

/** Whether two texts say the same, however their spaces are set. */
export function isSameText(left: string, right: string): boolean {
  const words = (text: string) =>
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' ');
  return words(left) === words(right);
}

/** Whole seconds for two scenes made of one, as the lengths of their words are; each has at least one unless there were none. */
export function splitDuration(
  durationS: number,
  firstLength: number,
  secondLength: number,
): [first: number, second: number] {
  if (durationS === 0) return [0, 0];
  const first = Math.min(
    Math.max(Math.round((durationS * firstLength) / Math.max(firstLength + secondLength, 1)), 1),
    Math.max(durationS - 1, 1),
  );
  return [first, Math.max(durationS - first, 1)];
}

/** A content's title as the name of a file, without its ending. */
export function fileNameOf(title: string): string {
  return (
    title
      // A title that was cut short ends in one; where the system's locale is not UTF-8 a browser could not write it.
      .replace(/…$/u, '')
      .replaceAll(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'video'
  );
}

/** Whether two lists hold the same ids, in whatever order, each once. */
export function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [new Set(left), new Set(right)];
  return (
    one.size === left.length &&
    other.size === right.length &&
    one.size === other.size &&
    right.every((id) => one.has(id))
  );
}
