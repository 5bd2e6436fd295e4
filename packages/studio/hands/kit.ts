import type { Canvas } from '@napi-rs/canvas';
import { boxPath, fillFlat, type Ink } from '../figures/brush/ink.ts';
import { point, type Point } from '../figures/brush/geometry.ts';
import { withOpacity } from '../painting/palette/colour.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import type { HandsAct } from './act.ts';
import { drawHandBefore, drawHandBehind, type ArmLook, type PlacedHand } from './draw-hands.ts';
import type { HandPoseName } from './hand-shapes.ts';

/** A picture of something, in units of the hand. */
export interface Piece {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  /** Seen a little from above. */
  readonly isOpened?: boolean;
  /** Where the left hand takes it; its side where it is left out. */
  readonly handle?: { readonly x: number; readonly y: number };
  /** How it looks where it is cut through: its skin, its flesh, and how much of its height it has there. */
  readonly inside?: { readonly rim: string; readonly flesh: string; readonly tall: number };
  /** Where it pours from: shares of its width and height, and how far it is tilted. */
  readonly spout?: readonly [x: number, y: number, tilt: number];
}

/** A tool in the hand: its handle along x. */
export interface Tool extends Piece {
  readonly name: string;
  readonly isPad: boolean;
  /** How far its working end is from where it is gripped, to the left; and how far below the handle's axis its lowest part is. */
  readonly reach: number;
  readonly axis: number;
}

/**
 * What a motion draws with. The context is scaled so that a hand is 100 units; 0,0 is the foot of what is worked on, at the middle,
 * y downwards.
 */
export interface Kit {
  readonly ink: Ink;
  readonly act: HandsAct;
  readonly look: ArmLook;
  /** The frame's edges. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Captions stand below it. */
  readonly low: number;
  readonly thing: Piece | null;
  readonly target: Piece | null;
  readonly tool: Tool | null;
  readonly shadow: string;
}

/** Seconds of work; false life holds the moment that shows it best. */
export type Motion = (kit: Kit, seconds: number) => void;

export const wave = (seconds: number, hertz: number, shift = 0): number =>
  Math.sin((seconds * hertz + shift) * Math.PI * 2);

/** 0 to 1 and back, resting at both ends. */
export const sway = (seconds: number, hertz: number): number => {
  const share = (1 - Math.cos(seconds * hertz * Math.PI * 2)) / 2;
  return share * share * (3 - 2 * share);
};

interface HandWish {
  readonly pose: HandPoseName;
  readonly at: Point;
  readonly turn?: number;
  /** How far above or below the hand its arm leaves the picture. */
  readonly rise?: number;
  readonly size?: number;
}

function placed(kit: Kit, side: 'left' | 'right', wish: HandWish): PlacedHand {
  const { pose, at, turn = 0, rise = 12, size = 1 } = wish;
  const edge = side === 'right' ? kit.right + 70 : kit.left - 70;
  return {
    pose,
    at,
    turn,
    side,
    scale: size,
    elbow: point(edge, Math.min(at.y + rise, kit.low - 34)),
  };
}

export const rightHand = (kit: Kit, wish: HandWish): PlacedHand => placed(kit, 'right', wish);
export const leftHand = (kit: Kit, wish: HandWish): PlacedHand => placed(kit, 'left', wish);

/** Draws a hand round what `paint` draws in the hand's own frame, its handle along x. */
export function drawHolding({ ink, look }: Kit, hand: PlacedHand, paint: () => void): void {
  drawHandBehind(ink, hand, look);
  const { context } = ink;
  context.save();
  context.translate(hand.at.x, hand.at.y);
  context.scale((hand.side === 'right' ? 1 : -1) * hand.scale, hand.scale);
  context.rotate(hand.turn);
  paint();
  context.restore();
  drawHandBefore(ink, hand, look);
}

export function drawHand({ ink, look }: Kit, hand: PlacedHand): void {
  drawHandBehind(ink, hand, look);
  drawHandBefore(ink, hand, look);
}

/** Draws a hand round something that stands in the picture rather than in the hand. */
export function drawAround(
  { ink, look }: Kit,
  hands: readonly PlacedHand[],
  paint: () => void,
): void {
  for (const hand of hands) drawHandBehind(ink, hand, look);
  paint();
  for (const hand of hands) drawHandBefore(ink, hand, look);
}

/** A tool in the hand's frame; `reversed` has its working end on the side of the little finger. */
export function paintTool(
  { ink }: Kit,
  { canvas, width, height, reach, axis }: Tool,
  reversed = false,
): void {
  const { context } = ink;
  context.save();
  if (reversed) context.scale(-1, 1);
  context.drawImage(canvas, -reach, -axis, width, height);
  context.restore();
}

/** A piece with its foot at `at`. */
export function drawPiece({ ink }: Kit, { canvas, width, height }: Piece, at: Point): void {
  ink.context.drawImage(canvas, at.x - width / 2, at.y - height, width, height);
}

/** Where the middle of a vessel is: a handle reaches aside. */
export const middleOf = (piece: Pick<Piece, 'width' | 'handle'>): number =>
  piece.handle === undefined ? 0 : piece.width / 6;

/** The soft shade under something that stands on the table. */
export function drawShade(
  { ink, shadow }: Kit,
  x: number,
  y: number,
  width: number,
  strength = 1,
): void {
  for (const [share, opacity] of [
    [1, 0.1],
    [0.86, 0.14],
    [0.7, 0.18],
  ] as const)
    fillEllipse(
      ink.context,
      x,
      y,
      (width / 2) * share,
      Math.min(9, width * 0.06) * share,
      withOpacity(shadow, opacity * strength),
    );
}

/** What is worked on, standing where it stands, with its shade; nothing where an act has none. */
export function drawStanding(kit: Kit, piece: Piece | null, x = 0, y = 0): void {
  if (piece === null) return;
  if (kit.act.surface !== 'wall') drawShade(kit, x, y - 1, piece.width * 1.06);
  drawPiece(kit, piece, point(x, y));
}

/** What stands somewhere with hands round it. Its shade lies under both. */
export function drawStandingIn(kit: Kit, hands: readonly PlacedHand[], piece: Piece): void {
  if (kit.act.surface !== 'wall') drawShade(kit, 0, -1, piece.width * 1.06);
  drawAround(kit, hands, () => drawPiece(kit, piece, point(0, 0)));
}

/** A board to work on, seen a little from above; its upper face reaches from `y` - 14 to `y` + 4. */
export function drawBoard({ ink, shadow }: Kit, width: number, y = 6): void {
  const { context } = ink;
  fillEllipse(context, 0, y + 9, width * 0.54, 8, withOpacity(shadow, 0.22));
  fillFlat(ink, boxPath(-width / 2, y - 8, width, 18, 7), '#a9763f');
  fillFlat(ink, boxPath(-width / 2, y - 14, width, 18, 8), '#d8a869');
  fillFlat(ink, boxPath(-width / 2 + 6, y - 11, width - 12, 2.4, 1.2), '#e6bf88');
  fillFlat(ink, boxPath(-width / 2 + 14, y - 4, width - 60, 1.6, 0.8), '#c4924f');
}

/** A flat box with round corners. */
export function paintBox(
  { ink }: Kit,
  tone: string,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  radius = 0,
): void {
  const { context } = ink;
  context.fillStyle = tone;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
