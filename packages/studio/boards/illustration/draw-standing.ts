import { overshoot, progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import { entryTime } from '../cues.ts';
import type { Manner } from './piece.ts';
import type { Standing } from './rows.ts';
import { isAfloat, type SettingKind } from './setting-kind.ts';

/* How what stands in a picture comes in, and gives a beat as it is named. */

const entryMs = 480;
const betweenMs = 140;
/** All of several are there by then. */
const allThereMs = 700;
/** How much larger a picture becomes during its scene, as a camera comes nearer. */
const pushShare = 0.045;
const [beatMs, beatShare] = [460, 0.055];
const bobMs = 1_300;

export interface Vignette {
  draw(context: Context, moment: Moment): void;
  /** Whom or what it shows, without what they stand on. */
  drawPieces(context: Context, moment: Moment): void;
}

/** What stands in one room, ready to be drawn. */
export interface Placed {
  readonly standing: readonly Standing[];
  readonly room: Box;
  readonly kind: SettingKind;
  /** How many came in before them. */
  readonly from: number;
  /** How many there are in the whole picture. */
  readonly of: number;
}

/** How large somebody is at a moment: they grow as they come in, and as they are named. */
function sizeAt(word: string, at: number, { of }: Placed, moment: Moment, isLive: boolean): number {
  const { timeMs, durationMs, words } = moment;
  const begin = at * Math.min(betweenMs, allThereMs / of);
  const said = entryTime(word, words, durationMs);
  const share = 0.35 + 0.65 * progress(timeMs, begin, entryMs);
  const push = isLive ? pushShare * (timeMs / Math.max(1, durationMs)) : 0;
  const beat = isLive ? beatShare * Math.sin(Math.PI * progress(timeMs - said, 0, beatMs)) : 0;
  return (0.6 + 0.4 * overshoot(share)) * (1 - pushShare + push + beat);
}

export function drawStanding(
  context: Context,
  moment: Moment,
  placed: Placed,
  { manner: { brief, isLive }, shift }: { readonly manner: Manner; readonly shift: number },
): void {
  const { standing, room, kind, from } = placed;
  const floats = isAfloat(kind);
  const sways = floats && kind !== 'wall' && isLive;
  for (const [at, { piece, shadow, x, y }] of standing.entries()) {
    const scale = sizeAt(piece.word, from + at, placed, moment, isLive);
    const bob = sways ? Math.sin(moment.timeMs / bobMs + at) * 9 * brief.unit : 0;
    const lift = floats ? (y - piece.height - room.y) / 2 - bob : piece.lift;
    context.save();
    context.translate(x + shift, y - lift);
    context.scale(scale, scale);
    if (!floats && piece.isGrounded)
      context.drawImage(shadow.canvas, -shadow.width / 2, -shadow.height * 0.55);
    piece.paint(context, moment);
    context.restore();
  }
}
