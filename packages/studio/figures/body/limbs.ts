import type { Path2D } from '@napi-rs/canvas';
import { angleTo, between, hullOf, polar, type Circle, type Point } from '../brush/geometry.ts';
import {
  boxPath,
  closedPath,
  drawAt,
  fillFlat,
  fillFixed,
  fillRound,
  limbPath,
  strokeLine,
  svgPath,
  type Ink,
} from '../brush/ink.ts';
import type { Tone } from '../brush/tones.ts';
import type { Shoe, Sleeve } from '../outfits/cut.ts';
import { drawHand } from './hands.ts';
import type { Measures } from './measures.ts';
import type { HandShape } from './pose.ts';
import type { Limb } from './skeleton.ts';

const circle = (at: Point, r: number): Circle => ({ x: at.x, y: at.y, r });

export interface ArmStyle {
  readonly skin: Tone;
  readonly line: string;
  readonly sleeve: Sleeve;
  readonly cloth: Tone;
  /** Bands around the sleeve; null where it is plain. */
  readonly cuff: string | null;
  readonly glove: Tone | null;
  readonly thumb: 1 | -1;
}

const sleeveEnds: Readonly<Record<Sleeve, number>> = { none: 0, short: 0, long: 0.82, wide: 0.8 };

function sleeveOf(limb: Limb, width: number, sleeve: Sleeve): Circle[] {
  const root = circle(limb.root, width * 0.6);
  if (sleeve === 'short') return [root, circle(between(limb.root, limb.joint, 0.62), width * 0.6)];
  const end = between(limb.joint, limb.end, sleeveEnds[sleeve]);
  const wide = sleeve === 'wide';
  return [
    root,
    circle(limb.joint, width * (wide ? 0.66 : 0.53)),
    circle(end, width * (wide ? 0.8 : 0.44)),
  ];
}

/** The outline of an arm with its sleeve, for the shade that it throws. */
export function armShadow(limb: Limb, sleeve: Sleeve, { armWidth: width }: Measures): Path2D {
  const path = limbPath([
    circle(limb.root, width * 0.6),
    circle(limb.joint, width * 0.5),
    circle(limb.end, width * 0.42),
  ]);
  if (sleeve !== 'none') path.addPath(limbPath(sleeveOf(limb, width, sleeve)));
  return path;
}

/** An arm with its sleeve, without the hand. */
export function drawArm(
  ink: Ink,
  limb: Limb,
  style: ArmStyle,
  { armWidth: width }: Measures,
): void {
  const { sleeve, cloth, skin, cuff } = style;
  const wrist = between(limb.joint, limb.end, 0.86);
  const bare = [
    circle(limb.root, width * 0.54),
    circle(limb.joint, width * 0.42),
    circle(wrist, width * 0.34),
  ];
  fillRound(ink, bare, limbPath, skin, 4);
  if (sleeve === 'none') return;
  fillRound(ink, sleeveOf(limb, width, sleeve), limbPath, cloth, 5);
  if (cuff === null) return;
  const [a, b] = sleeve === 'short' ? [limb.root, limb.joint] : [limb.joint, limb.end];
  const at = between(a, b, 0.72);
  const side = angleTo(a, b) + Math.PI / 2;
  const half = width * (sleeve === 'short' ? 0.5 : 0.38);
  strokeLine(ink, [polar(at, side, half), polar(at, side, -half)], cuff, 6);
}

export function drawArmHand(
  ink: Ink,
  limb: Limb,
  shape: HandShape,
  style: ArmStyle,
  { armWidth }: Measures,
): void {
  const { glove, skin, line, thumb } = style;
  const size = (0.6 * armWidth) / 29 + 0.44;
  const up = Math.sin(limb.angle) < -0.55;
  drawHand(ink, limb.end, limb.angle, shape, {
    tone: glove ?? skin,
    line: glove?.shade ?? line,
    size: size * (glove === null ? 1 : 1.12),
    thumb: up && thumb === 1 ? 1 : -1,
  });
}

/** `length` is how far down the shin it goes, `loose` how wide the cloth is. */
export const legOf = (limb: Limb, width: number, loose: number, length: number): Circle[] => [
  circle(limb.root, width * 0.56 * loose),
  circle(limb.joint, width * 0.45 * loose),
  circle(between(limb.joint, limb.end, length), width * 0.35 * loose),
];

/** Both legs' upper end: what trousers have between them. */
export function pelvisOf(near: Point, far: Point, hip: Point, measures: Measures): Circle[] {
  const { legWidth, halfHip } = measures;
  return [
    circle(near, legWidth * 0.56),
    circle(far, legWidth * 0.56),
    { x: hip.x, y: hip.y - 8, r: halfHip * 0.8 },
  ];
}

export const shortsOf = (limb: Limb, width: number, share: number): Circle[] => [
  circle(limb.root, width * 0.6),
  circle(between(limb.root, limb.joint, share), width * 0.58),
];

/** Fills a leg together with the pelvis, where that is not empty. */
export function fillLeg(
  ink: Ink,
  leg: readonly Circle[],
  pelvis: readonly Circle[],
  tone: Tone,
): void {
  const build = (circles: readonly Circle[]): Path2D => {
    const path = limbPath(circles.slice(0, leg.length));
    if (pelvis.length > 0) path.addPath(closedPath(hullOf(circles.slice(leg.length))));
    return path;
  };
  fillRound(ink, [...leg, ...pelvis], build, tone, 6);
}

const uppers: Readonly<Record<Exclude<Shoe, 'bare'>, Path2D>> = {
  sneaker: svgPath(
    'M -15 -16 C -8 -19 6 -19 13 -16 C 20 -8 34 -4 43 2 C 49 6 49 14 48 16 L -19 16 C -20 6 -18 -8 -15 -16 Z',
  ),
  shoe: svgPath(
    'M -14 -12 C -8 -14 6 -13 11 -10 C 20 -3 32 0 42 5 C 47 8 48 13 47 16 L -17 16 C -19 6 -17 -6 -14 -12 Z',
  ),
  boot: svgPath(
    'M -18 -44 C -8 -47 8 -47 17 -44 L 16 -14 C 24 -6 38 -4 45 4 C 49 9 48 14 48 16 L -20 16 C -21 0 -19 -30 -18 -44 Z',
  ),
  slipper: svgPath('M -12 2 C 4 -8 26 -8 42 3 C 47 7 47 13 46 16 L -17 16 C -18 10 -17 5 -12 2 Z'),
};
const bareFoot = svgPath(
  'M -12 -16 C -6 -19 6 -18 11 -14 C 18 -4 32 2 42 6 C 48 9 48 15 44 16 L -12 16 C -20 15 -17 -4 -12 -16 Z',
);
const sole = boxPath(-20, 11, 69, 6, 3);

export interface ShoeStyle {
  readonly shoe: Shoe;
  readonly tone: Tone;
  readonly skin: Tone;
  readonly sole: string;
  /** How the foot points: 1 ahead in profile, less as it turns to the viewer, negative to the other side. */
  readonly ahead: number;
}

/** Draws a foot or shoe with the ankle at the limb's end. */
export function drawFoot(ink: Ink, limb: Limb, style: ShoeStyle, measures: Measures): void {
  const { shoe, tone, skin, ahead } = style;
  drawAt(ink, limb.end, limb.angle, () => {
    const { context } = ink;
    context.scale((ahead * measures.foot) / 62, measures.ankle / 15);
    if (shoe === 'bare' || shoe === 'slipper') fillFixed(ink, bareFoot, skin, 3);
    if (shoe === 'bare') return;
    fillFixed(ink, uppers[shoe], tone, 4);
    fillFlat(ink, sole, style.sole);
  });
}
