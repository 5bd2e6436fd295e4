import { artSprite } from '../../painting/actors/art.ts';
import { easeOut, overshoot, progress } from '../../painting/actors/motion.ts';
import { contactShadow } from '../../painting/actors/shadow.ts';
import type { Sprite } from '../../painting/actors/sprite.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { Palette } from '../../painting/palette/palette.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief } from '../board.ts';
import { mostOfOneThing, type Illustration } from './illustration.ts';

/* The picture on a board: what it speaks of, standing in front of a shape of colour. */

export interface Vignette {
  draw(context: Context, moment: Moment): void;
}

interface Standing {
  readonly sprite: Sprite;
  readonly shadow: Sprite;
  /** Middle of its foot. */
  readonly x: number;
  readonly y: number;
}

/** Room for each of several, as a share of one alone, by how many there are. */
const shrunk = [1, 1, 0.64, 0.56, 0.56, 0.46];
const entryMs = 480;
const betweenMs = 140;

/** All that is shown, one by one: of one thing as many as there are. */
const oneByOne = (shown: readonly Illustration[]): readonly Illustration[] =>
  shown.length === 1
    ? shown.flatMap((each) =>
        Array.from({ length: Math.min(each.count, mostOfOneThing) }, () => each),
      )
    : shown;

/** Sprites side by side on one ground, overlapping a little. */
function inRow(
  sprites: readonly Sprite[],
  ground: { readonly x: number; readonly y: number },
  shadowInk: string,
): Standing[] {
  const overlap = sprites.length > 1 ? 0.88 : 1;
  const total = sprites.reduce((sum, { width }) => sum + width * overlap, 0);
  let x = ground.x - total / 2;
  return sprites.map((sprite) => {
    const middle = x + (sprite.width * overlap) / 2;
    x += sprite.width * overlap;
    return {
      sprite,
      shadow: contactShadow(sprite.width * 0.92, shadowInk),
      x: middle,
      y: ground.y,
    };
  });
}

/** Three or more stand in two rows, the farther ones first: so none hides the others, and all are as large as they can be. */
function inRows(sprites: readonly Sprite[], room: Box, shadowInk: string): Standing[] {
  const x = room.x + room.width / 2;
  const front = room.y + room.height * 0.92;
  if (sprites.length < 3) return inRow(sprites, { x, y: front }, shadowInk);
  const far = Math.floor(sprites.length / 2);
  const high = Math.max(...sprites.map(({ height }) => height));
  const back = Math.max(room.y + high, front - high * 0.62);
  return [
    ...inRow(sprites.slice(0, far), { x, y: back }, shadowInk),
    ...inRow(sprites.slice(far), { x, y: front }, shadowInk),
  ];
}

/** The disc behind it, with a ring that is not quite round it. */
function drawDisc(context: Context, room: Box, { colours, unit }: BoardBrief, share: number): void {
  const radius = (Math.min(room.width, room.height) / 2) * easeOut(share);
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  fillCircle(context, x, y, radius * 0.94, mix(colours.accentTwo, colours.ground, 0.18));
  context.strokeStyle = withOpacity(colours.accent, 0.9);
  context.lineWidth = 12 * unit;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius, -Math.PI * 0.42, -Math.PI * 0.42 + Math.PI * 1.5 * share);
  context.stroke();
}

/** So far into the air between them a row may reach out of its room. */
const widest = 1.04;

/** The sprites of all that is shown, as large as their room holds them. */
async function spritesIn(
  room: Box,
  all: readonly Illustration[],
  palette: Palette,
): Promise<readonly Sprite[]> {
  const paint = (longSide: number) =>
    Promise.all(all.map(({ art, colour }) => artSprite(art, longSide, false, palette, colour)));
  const share = shrunk[Math.min(all.length, shrunk.length - 1)] ?? 0.4;
  const longSide = Math.min(room.height * 0.8, Math.max(room.width, room.height) * share);
  const sprites = await paint(longSide);
  const reach = inRows(sprites, room, '#000000');
  const left = Math.min(...reach.map(({ x, sprite }) => x - sprite.width / 2));
  const right = Math.max(...reach.map(({ x, sprite }) => x + sprite.width / 2));
  const over = (right - left) / (room.width * widest);
  return over <= 1 ? sprites : await paint(longSide / over);
}

/** Paints what stands there once. Throws for art that nobody draws. */
export async function createVignette(
  shown: readonly Illustration[],
  room: Box,
  { brief, palette, isLive }: { brief: BoardBrief; palette: Palette; isLive: boolean },
): Promise<Vignette> {
  const sprites = await spritesIn(room, oneByOne(shown), palette);
  const standing = inRows(sprites, room, brief.colours.shadow);
  return {
    draw(context, { timeMs }) {
      drawDisc(context, room, brief, 0.5 + 0.5 * progress(timeMs, 0, 520));
      for (const [at, { sprite, shadow, x, y }] of standing.entries()) {
        const share = 0.35 + 0.65 * progress(timeMs, at * betweenMs, entryMs);
        const scale = 0.6 + 0.4 * overshoot(share);
        const sway = isLive ? Math.sin(timeMs / 900 + at * 1.7) * 0.018 : 0;
        context.save();
        context.translate(x, y);
        context.scale(scale, scale);
        context.drawImage(shadow.canvas, -shadow.width / 2, -shadow.height * 0.55);
        context.rotate(sway);
        context.drawImage(sprite.canvas, -sprite.width / 2, -sprite.height);
        context.restore();
      }
    },
  };
}
