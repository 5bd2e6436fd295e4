import { polar, type Circle, type Point } from '../figures/brush/geometry.ts';
import {
  boxPath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillRound,
  limbPath,
  strokeLine,
  strokePath,
  svgPath,
  type Ink,
} from '../figures/brush/ink.ts';
import { farTone, type Tone } from '../figures/brush/tones.ts';
import { mix } from '../painting/palette/colour.ts';
import { litPath, rootedPaths } from './part-paths.ts';
import { handPoses, type HandPart, type HandPoseName } from './hand-shapes.ts';

/** How the arms of one person look. */
export interface ArmLook {
  readonly skin: Tone;
  readonly line: string;
  readonly sleeve: Tone;
  readonly cuff: string;
  /** Without a sleeve the arm is bare. */
  readonly isBare: boolean;
}

/** A hand somewhere in the picture. */
export interface PlacedHand {
  readonly pose: HandPoseName;
  readonly at: Point;
  /** Radians that the hand is turned by; 0 points to the left of a right hand. */
  readonly turn: number;
  readonly side: 'left' | 'right';
  /** Pixels of a unit. */
  readonly scale: number;
  /** Where the arm leaves the picture, px. */
  readonly elbow: Point;
}

const facing = ({ side }: PlacedHand) => (side === 'right' ? 1 : -1);

/** The frame of the hand: x away from where it points, mirrored for a left hand. */
function inFrame({ context }: Ink, hand: PlacedHand, paint: () => void): void {
  context.save();
  context.translate(hand.at.x, hand.at.y);
  context.scale(hand.scale * facing(hand), hand.scale);
  context.rotate(hand.turn);
  paint();
  context.restore();
}

/** A point of the hand's frame, in the picture. */
export function ofHand(hand: PlacedHand, x: number, y: number): Point {
  const [cos, sin] = [Math.cos(hand.turn), Math.sin(hand.turn)];
  return {
    x: hand.at.x + (x * cos - y * sin) * hand.scale * facing(hand),
    y: hand.at.y + (x * sin + y * cos) * hand.scale,
  };
}

function drawPart(ink: Ink, part: HandPart, turn: number, look: ArmLook): void {
  const { far = false, nail, creases = [] } = part;
  const { outer, root } = rootedPaths(part);
  const tone = far ? farTone(look.skin) : look.skin;
  strokePath(ink, outer, mix(tone.shade, look.line, 0.28), 2.2);
  fillFlat(ink, outer, tone.shade);
  fillFlat(ink, litPath(outer, turn), tone.base);
  if (root !== null) fillFlat(ink, root, tone.base);
  for (const [x, y, toX, toY] of creases)
    strokeLine(
      ink,
      [
        { x, y },
        { x: toX, y: toY },
      ],
      mix(tone.shade, look.line, 0.35),
      1.5,
    );
  if (nail === undefined) return;
  const [x, y, degrees, size = 1] = nail;
  drawAt(ink, { x, y }, (degrees * Math.PI) / 180, () => {
    fillFlat(ink, ellipsePath(1.5, 0, 5.6 * size, 4.5 * size), mix(tone.base, '#ffe9e2', 0.5));
  });
}

const partsOf = (ink: Ink, hand: PlacedHand, look: ArmLook, layer: 'back' | 'front') => {
  inFrame(ink, hand, () => {
    for (const part of handPoses[hand.pose][layer]) drawPart(ink, part, hand.turn, look);
  });
};

/** The arm with its sleeve, and what of the hand is behind a thing it holds. */
export function drawHandBehind(ink: Ink, hand: PlacedHand, look: ArmLook): void {
  drawArm(ink, hand, look);
  partsOf(ink, hand, look, 'back');
  if (!isPalmBefore(hand)) joinWrist(ink, hand, look);
}

/** What of the hand is before a thing it holds. */
export function drawHandBefore(ink: Ink, hand: PlacedHand, look: ArmLook): void {
  partsOf(ink, hand, look, 'front');
  if (isPalmBefore(hand)) joinWrist(ink, hand, look);
}

const isPalmBefore = ({ pose }: PlacedHand) => pose === 'flat' || pose === 'pointing';

/** The wrist's middle, and the way from there to the elbow. */
function armOf(hand: PlacedHand) {
  const { wrist } = handPoses[hand.pose];
  const from = ofHand(hand, wrist.x, wrist.y);
  const { elbow } = hand;
  return {
    from,
    far: Math.hypot(elbow.x - from.x, elbow.y - from.y),
    angle: Math.atan2(elbow.y - from.y, elbow.x - from.x),
  };
}

/** Hand and arm are one: no edge between them. */
function joinWrist(ink: Ink, hand: PlacedHand, look: ArmLook): void {
  const { from, angle } = armOf(hand);
  const { scale } = hand;
  const inner = ofHand(
    hand,
    handPoses[hand.pose].wrist.x - inward[hand.pose].x,
    handPoses[hand.pose].wrist.y - inward[hand.pose].y,
  );
  const path = limbPath([
    { ...inner, r: 13.5 * scale },
    { ...from, r: 14.4 * scale },
    { ...polar(from, angle, 22 * scale), r: 15 * scale },
  ]);
  fillFlat(ink, path, look.skin.base);
}

/** From the wrist into the hand. */
const inward: Readonly<Record<HandPoseName, Point>> = {
  fist: { x: 16, y: 1 },
  grip: { x: 0, y: -16 },
  pinch: { x: 16, y: 0 },
  clasp: { x: 16, y: 0 },
  flat: { x: 16, y: 0 },
  pointing: { x: 16, y: 0 },
};

function drawArm(ink: Ink, hand: PlacedHand, look: ArmLook): void {
  const { scale } = hand;
  const { from, far, angle } = armOf(hand);
  const along = (units: number, r: number): Circle => ({
    ...polar(from, angle, units * scale),
    r: r * scale,
  });
  const bare = [along(0, 17), along(46, 19.5), along(120, 26)];
  strokePath(ink, limbPath(bare), mix(look.skin.shade, look.line, 0.28), 2.2 * scale);
  fillRound({ ...ink, lightX: 0 }, bare, limbPath, look.skin, 7 * scale);
  const end = Math.max(far / scale, 140) + 60;
  if (look.isBare) {
    fillRound(
      { ...ink, lightX: 0 },
      [along(100, 24.5), along(end, 33)],
      limbPath,
      look.skin,
      7 * scale,
    );
    return;
  }
  drawAt(ink, from, angle, () => {
    ink.context.scale(scale, scale * (Math.cos(angle) < 0 ? -1 : 1));
    const sleeve = svgPath(`M 44 -25 L ${end} -46 L ${end} 46 L 44 25 Z`);
    fillFlat(ink, sleeve, look.sleeve.base);
    fillFlat(ink, svgPath(`M 44 10 L ${end} 22 L ${end} 46 L 44 25 Z`), look.sleeve.shade);
    fillFlat(ink, boxPath(36, -28, 24, 56, 8), look.cuff);
    fillFlat(
      ink,
      svgPath('M 36 11 L 60 11 L 60 21 C 60 25 57 28 53 28 L 43 28 C 39 28 36 25 36 21 Z'),
      look.sleeve.shade,
    );
    strokeLine(
      ink,
      [
        { x: 60, y: -24 },
        { x: 60, y: 25 },
      ],
      look.sleeve.shade,
      2,
    );
  });
}
