import { createHash } from 'node:crypto';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { type Delivery, soundsAlike } from '@scenewright/contract/rules/speech.ts';
import type { Framing } from '@scenewright/contract/rules/library.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { type CastMark, changedSince, parseMarks } from './cast-marks.ts';
import type { Content, TakeRow } from './rows.ts';
import { deliveryOf } from './delivery.ts';

/** Whether a take is what its scene asks for now. Where a still only lacks its motion, or a clip its sound, the clip counts as missing, not as stale. */
export type Fit = 'right' | 'stale' | 'missing';

/** A picture of the library with which a clip is to begin, and how it is cut. */
export interface OwnStart {
  readonly assetId: string;
  readonly framing: Framing;
}

/** Of a take that begins with no picture of the library. */
export const unstarted = { start_asset_id: null, start_framing: null } as const;

/** The picture of the library that a take is to be set in motion from, or was; null where there is none. */
export function startOf(
  take: Pick<TakeRow, 'kind' | 'asset_id' | 'framing' | 'start_asset_id' | 'start_framing'> | null,
): OwnStart | null {
  if (take === null) return null;
  const { start_asset_id: startId, start_framing: start, asset_id: assetId, framing } = take;
  if (startId !== null && start !== null) return { assetId: startId, framing: start };
  return isToBeAnimated(take) && assetId !== null && framing !== null ? { assetId, framing } : null;
}

const isSameStart = (one: OwnStart | null, other: OwnStart | null): boolean =>
  one === null || other === null
    ? one === other
    : one.assetId === other.assetId &&
      one.framing.focus_x === other.framing.focus_x &&
      one.framing.focus_y === other.framing.focus_y;

/** The picture that a scene asks for. */
export interface WantedPicture {
  readonly of: 'picture' | 'motion';
  readonly description: string;
  /** The members of the cast that the description names, as they are now. */
  readonly cast: readonly CastMark[];
  readonly model: string;
  readonly look: string;
  /** Whether a clip may stand in for the still: of a video scene in draft quality. */
  readonly clipWillDo: boolean;
  /** The picture of the library that the clip begins with; null for none. */
  readonly start: OwnStart | null;
  /** Whether the clip has its model's own sound. One that has it where nobody asks for it will do: it is not heard. */
  readonly withSound: boolean;
}

export interface WantedNarration {
  readonly of: 'narration';
  /** A voice; a recording of the creator's own; or nobody, so that the words are only shown. */
  readonly by: 'voice' | 'own' | 'nobody';
  readonly dialogue: string;
  readonly voice: string;
  readonly delivery: Delivery;
}

export interface WantedSegment {
  readonly of: 'segment';
  /** Of everything that is seen and heard in it. */
  readonly inputHash: string;
}

/** The input that a scene asks for; null where it asks for none, such as a narration where nothing is said. */
export type Wanted = WantedPicture | WantedNarration | WantedSegment | null;

type FittedTake = Pick<
  TakeRow,
  | 'kind'
  | 'source_text'
  | 'voice'
  | 'speed_percent'
  | 'pronunciations'
  | 'made_with'
  | 'model'
  | 'look'
  | 'has_sound'
  | 'recorded'
> &
  Partial<Pick<TakeRow, 'asset_id' | 'framing' | 'start_asset_id' | 'start_framing'>>;

/** The style and shape of a film, as its takes remember them. */
export const lookOf = ({
  style,
  style_notes: notes,
  ...shaped
}: Pick<Content, 'style' | 'style_notes' | 'orientation' | 'shape'>): string =>
  createHash('sha256')
    .update(JSON.stringify([style, notes, shapeOf(shaped)]))
    .digest('hex')
    .slice(0, 32);

/** Whether a take shows something of its creator's library. */
export const isOwn = ({ framing }: Partial<Pick<TakeRow, 'framing'>>): boolean =>
  framing !== null && framing !== undefined;

/** Whether it is a picture of the library that a model is to set in motion. */
const isToBeAnimated = ({ kind, framing }: Partial<Pick<TakeRow, 'kind' | 'framing'>>): boolean =>
  kind === 'picture' && framing?.animate === true;

function showsWhatIsWanted(take: FittedTake, wanted: WantedPicture): boolean {
  return (
    take.source_text === wanted.description &&
    changedSince(parseMarks(take.made_with), wanted.cast).length === 0 &&
    take.look === wanted.look
  );
}

const unkept = { asset_id: null, framing: null, ...unstarted };

function pictureFit(take: FittedTake, wanted: WantedPicture): Fit {
  if (!showsWhatIsWanted(take, wanted)) return 'stale';
  if (take.kind === 'picture') return wanted.of === 'picture' ? 'right' : 'missing';
  if (wanted.of === 'picture' && !wanted.clipWillDo) return 'stale';
  if (take.model !== wanted.model) return 'stale';
  if (!isSameStart(startOf({ ...unkept, ...take }), wanted.start)) return 'stale';
  return wanted.withSound && !take.has_sound ? 'missing' : 'right';
}

/** A recording has the pauses, the speed and the pronunciations that its creator gave it. */
const hasSameWords = (take: FittedTake, dialogue: string): boolean =>
  withoutPauses(take.source_text).trim() === withoutPauses(dialogue).trim();

function narrationMatches(
  take: FittedTake,
  { by, dialogue, voice, delivery }: WantedNarration,
): boolean {
  if (by === 'own' || take.recorded)
    return by === 'own' && take.recorded && hasSameWords(take, dialogue);
  return (
    take.source_text === dialogue &&
    take.voice === (by === 'nobody' ? null : voice) &&
    soundsAlike(dialogue, deliveryOf(take), delivery)
  );
}

/** Whether a take, or the segment made of takes, is the one that a scene asks for. No other code decides this. */
export function takeFit(
  take: FittedTake | { readonly input_hash: string } | null,
  wanted: Wanted,
): Fit {
  if (take === null) return wanted === null ? 'right' : 'missing';
  if (wanted === null) return 'stale';
  if ('input_hash' in take)
    return wanted.of === 'segment' && take.input_hash === wanted.inputHash ? 'right' : 'stale';
  switch (wanted.of) {
    case 'segment':
      return 'stale';
    case 'narration':
      return narrationMatches(take, wanted) ? 'right' : 'stale';
    default:
      // What a creator has chosen to show is what they want, whatever the description says.
      if (!isOwn(take)) return pictureFit(take, wanted);
      return isToBeAnimated(take) && wanted.of === 'motion' ? 'missing' : 'right';
  }
}
