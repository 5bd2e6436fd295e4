import { maxSceneDurationS, maxSpeechTempo } from '@scenewright/contract/rules/limits.ts';
import { findVisualModel, type MediaType } from '@scenewright/contract/rules/models.ts';
import { pausedMs, refusalOfPauses, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { defaultSpeed } from '@scenewright/contract/rules/speech.ts';
import type { ContentStatus } from '@scenewright/contract/rules/statuses.ts';

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

/** Why a scene cannot be made whose words its creator says, but not in what was recorded. */
export const refusalToSpeak = (position: number): string =>
  `The recording of scene ${position} says other words than the scene. Record it anew, or let a voice speak it.`;

/** Whether a content's model can make clips at all. */
export function makesVideo(visualModel: string): boolean {
  return findVisualModel(visualModel)?.mediaType === 'video';
}

/** Why a scene cannot last that long, as a sentence; null where it can. */
export function refusalOfLength(mediaType: MediaType, durationS: number): string | null {
  const max = maxSceneDurationS[mediaType];
  return durationS > max
    ? `duration: ${mediaType === 'video' ? 'A video' : 'An image'} scene can last at most ${max} seconds.`
    : null;
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
