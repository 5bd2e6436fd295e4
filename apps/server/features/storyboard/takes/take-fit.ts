import { createHash } from 'node:crypto';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { type Delivery, soundsAlike } from '@scenewright/contract/rules/speech.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { type CastMark, changedSince, parseMarks } from '../../cast/index.ts';
import type { Content } from '../../content/index.ts';
import { deliveryOf } from '../scenes/delivery.ts';
import type { TakeRow } from './take.repository.ts';

/** Whether a take is what its scene asks for now. Where a still only lacks its motion, or a clip its sound, the clip counts as missing, not as stale. */
export type Fit = 'right' | 'stale' | 'missing';

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
  Partial<Pick<TakeRow, 'framing'>>;

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

function showsWhatIsWanted(take: FittedTake, wanted: WantedPicture): boolean {
  return (
    take.source_text === wanted.description &&
    changedSince(parseMarks(take.made_with), wanted.cast).length === 0 &&
    take.look === wanted.look
  );
}

function pictureFit(take: FittedTake, wanted: WantedPicture): Fit {
  if (!showsWhatIsWanted(take, wanted)) return 'stale';
  if (take.kind === 'picture') return wanted.of === 'picture' ? 'right' : 'missing';
  if (wanted.of === 'picture' && !wanted.clipWillDo) return 'stale';
  if (take.model !== wanted.model) return 'stale';
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
      return isOwn(take) ? 'right' : pictureFit(take, wanted);
  }
}
