import { point } from '../figures/brush/geometry.ts';
import { fillCircle, fillEllipse } from '../painting/brushes/surface.ts';
import { withOpacity } from '../painting/palette/colour.ts';
import type { PlacedHand } from './draw-hands.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
  type Piece,
} from './kit.ts';

/* Hands that go to and fro over something. */

const sizeOf = (piece: Piece | null) => piece ?? { width: 170, height: 0 };
const isLow = ({ height }: { height: number }) => height < 36;

/** The left hand holds it where it stands. */
export function steady(kit: Kit, piece: Piece, share = 0.46, x = 0) {
  if (piece.handle !== undefined)
    return leftHand(kit, {
      pose: 'fist',
      at: point(x + piece.handle.x, piece.handle.y),
      turn: 0.12,
      rise: 4,
    });
  return leftHand(kit, {
    pose: 'clasp',
    at: point(x - piece.width * 0.46, -Math.max(26, piece.height * share)),
    turn: -0.06,
    rise: 20,
  });
}

/** Bubbles where soap is rubbed. */
function drawFoam({ ink }: Kit, x: number, y: number, seconds: number): void {
  for (let index = 0; index < 11; index++) {
    const angle = index * 2.4;
    const far = 8 + ((index * 37) % 30);
    const size = 3.4 + ((index * 13) % 5) + wave(seconds, 0.6, index * 0.17) * 0.9;
    fillCircle(
      ink.context,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.55,
      size,
      'rgba(255,255,255,0.92)',
    );
    fillCircle(
      ink.context,
      x + Math.cos(angle) * far - 1,
      y + Math.sin(angle) * far * 0.55 - 1,
      size * 0.55,
      'rgba(214,238,250,0.9)',
    );
  }
}

/** What is spread or painted stays where the tool has been. */
function drawSmear({ ink, act }: Kit, x: number, y: number, piece: Piece): void {
  if (act.stuff === null) return;
  const { context } = ink;
  context.fillStyle = act.stuff.colour;
  context.beginPath();
  const [wide, high] = [piece.width * 0.3, Math.min(20, piece.height * 0.2)];
  for (let step = 0; step <= 24; step++) {
    const angle = (step / 24) * Math.PI * 2;
    const far = 1 + 0.12 * Math.sin(angle * 5);
    context.lineTo(x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far);
  }
  context.fill();
}

const isSmall = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) < 84;

/** What is thin or small is held up, so that it is seen beside the cloth. */
const isThin = (piece: Piece | null): boolean =>
  piece !== null && (isLow(piece) || isSmall(piece)) && piece.isOpened !== true;

/** The left hand on what is rubbed; null where there is nothing to hold. */
function holdingHand(kit: Kit, raised: number): PlacedHand | null {
  const { thing, tool, act } = kit;
  if (thing === null || act.surface === 'wall') return null;
  if (tool?.name === 'steam-iron')
    return leftHand(kit, {
      pose: 'flat',
      at: point(-thing.width * 0.5, -thing.height * 0.4),
      turn: 0.06,
      rise: 16,
    });
  return raised === 0
    ? steady(kit, thing)
    : leftHand(kit, {
        pose: 'pinch',
        at: point(
          -thing.width * (isSmall(thing) ? 0.5 : 0.4),
          -thing.height * (isSmall(thing) ? 0.34 : 0.5) - raised,
        ),
        turn: 0.1,
        rise: 20,
      });
}

/** Where on a thing the hand goes to and fro. */
function rubbedAt(thing: Piece | null, raised: number): { x: number; y: number } {
  if (thing === null) return { x: -16, y: -12 };
  const { width, height, isOpened, handle } = thing;
  if (raised > 0)
    return { x: isSmall(thing) ? width * 0.5 + 44 : width * 0.42, y: -height * 0.5 - raised };
  if (isOpened === true)
    return { x: width * (handle === undefined ? 0.2 : 0.22), y: -height * 0.62 };
  return { x: width * 0.06, y: -Math.max(34, height * 0.5) };
}

export const rub: Motion = (kit, seconds) => {
  const { thing, tool, act } = kit;
  const size = sizeOf(thing);
  const swing = wave(seconds, 0.85) * Math.min(20, size.width * 0.12);
  const isWet = act.stuff?.form === 'liquid';
  const raised = isThin(thing) ? 26 : 0;
  const holds = holdingHand(kit, raised);
  const { x: middle, y } = rubbedAt(thing, raised);
  const x = middle + swing;
  const paint = () => {
    if (thing !== null && raised > 0) drawPiece(kit, thing, point(0, -raised));
    else drawStanding(kit, thing);
    if (thing !== null && act.stuff?.form === 'paste')
      drawSmear(kit, -size.width * 0.1, y + 4, thing);
    if (thing === null) drawWiped(kit, swing);
    if (isWet && tool?.isPad === true) drawFoam(kit, x - 6, y + 2, seconds);
  };
  if (holds === null) paint();
  else drawAround(kit, [holds], paint);
  if (tool === null || tool.isPad) {
    const hand = rightHand(kit, {
      pose: 'flat',
      at: point(x, y),
      turn: -0.05 + wave(seconds, 0.85, 0.2) * 0.05,
      rise: 16,
    });
    if (tool !== null) drawPad(kit, tool, hand.at.x, hand.at.y);
    drawHand(kit, hand);
    return;
  }
  const turn = -0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const below = tool.height - tool.axis;
  const [tipX, tipY] = [-tool.reach * 0.9, below * 0.8];
  const at = point(
    x - size.width * 0.1 - (tipX * cos - tipY * sin),
    y + 6 - (tipX * sin + tipY * cos),
  );
  if (isWet) drawFoam(kit, x - size.width * 0.1, y + 6, seconds);
  drawHolding(kit, rightHand(kit, { pose: 'fist', at, turn, rise: -26 }), () =>
    paintTool(kit, tool),
  );
};

function drawPad(kit: Kit, tool: Piece, x: number, y: number): void {
  fillEllipse(
    kit.ink.context,
    x - 10,
    y + tool.height * 0.42 + 12,
    tool.width * 0.48,
    7,
    withOpacity(kit.shadow, 0.22),
  );
  drawPiece(kit, tool, point(x - 14, y + tool.height * 0.5 + 9));
}

/** The trace of a cloth on a table or a wall. */
function drawWiped({ ink }: Kit, swing: number): void {
  const { context } = ink;
  for (const [x, y, wide] of [
    [-112, -16, 84],
    [-122, -4, 100],
    [-108, 8, 76],
  ] as const) {
    context.fillStyle = 'rgba(255,255,255,0.26)';
    context.beginPath();
    context.roundRect(x + swing * 0.2, y - 4, wide, 7, 3.5);
    context.fill();
  }
}
