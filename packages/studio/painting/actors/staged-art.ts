import { fillRounded, paintSurface } from '../brushes/surface.ts';
import { darken, lighten, mix } from '../palette/colour.ts';
import type { Palette } from '../palette/palette.ts';
import { artSprite } from './art.ts';
import { isGarment, liesAsLeaf, liesRound } from './footing-lists.ts';
import type { Sprite } from './sprite.ts';

/* Drawings as they are put down: clothes on a rail, flat things on their backs. */

/** How high a garment is on its rail, as a share of the rail. */
const garmentShare = 0.8;
/** How much lower a flat thing is than it is deep, and how thick it is, seen from a little above. */
const [flatness, thickness] = [0.46, 0.07];

/** A rail on two posts with a garment on it. */
function onRail({ canvas, width, height }: Sprite, palette: Palette): Sprite {
  const high = height / garmentShare;
  const bar = Math.max(3, high * 0.022);
  const [top, wide] = [high * 0.06, width * 1.12 + bar * 6];
  const steel = darken(mix('#9aa3b2', palette.near, 0.1), palette.dark ? 0.25 : 0);
  const rail = paintSurface(wide, high, (context) => {
    const fill = (x: number, y: number, w: number, h: number, tone: string) =>
      fillRounded(context, { x, y, width: w, height: h }, Math.min(w, h) / 2, tone);
    for (const x of [bar * 1.5, wide - bar * 2.5]) {
      fill(x, top, bar, high - top, darken(steel, 0.18));
      fill(x - bar * 1.5, high - bar, bar * 4, bar, darken(steel, 0.3));
    }
    fill(bar * 0.5, top - bar / 2, wide - bar, bar, lighten(steel, 0.12));
    const left = (wide - width) / 2;
    context.drawImage(canvas, left, top + bar * 0.2, width, height);
    // It is held by two clips.
    for (const x of [0.4, 0.6])
      fill(wide * x - bar * 0.6, top - bar, bar * 1.2, bar * 2.6, darken(steel, 0.4));
  });
  return { canvas: rail, width: wide, height: high };
}

/** Seen from a little above, with its edge. */
function lyingDown({ canvas, width, height }: Sprite): Sprite {
  const [deep, edge] = [height * flatness, Math.max(2, height * thickness)];
  const flat = paintSurface(width, deep + edge, (context) => {
    context.drawImage(canvas, 0, edge, width, deep);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = 'rgba(30, 15, 5, 0.42)';
    context.fillRect(0, 0, width, deep + edge);
    context.globalCompositeOperation = 'source-over';
    for (let up = edge - 1; up > 0; up -= 2) context.drawImage(canvas, 0, up, width, deep);
    context.drawImage(canvas, 0, 0, width, deep);
  });
  return { canvas: flat, width, height: deep + edge };
}

/** Upright in its drawing, on its side on a ground. */
function onItsSide({ canvas, width, height }: Sprite): Sprite {
  const high = width * 0.62;
  const side = paintSurface(height, high, (context) => {
    context.translate(height / 2, high / 2);
    context.scale(1, 0.62);
    context.rotate(Math.PI / 2);
    context.drawImage(canvas, -width / 2, -height / 2, width, height);
  });
  return { canvas: side, width: height, height: high };
}

/** The picture of an actor as it stands, lies or hangs on a stage, about `longSide` px. Throws for a name nobody draws. */
export async function stagedSprite(
  name: string,
  longSide: number,
  mirrored: boolean,
  palette: Palette,
  colour?: string,
): Promise<Sprite> {
  const isWorn = isGarment(name);
  const side = isWorn ? longSide * garmentShare : longSide;
  const sprite = await artSprite(name, side, mirrored, palette, colour);
  if (isWorn) return onRail(sprite, palette);
  if (liesRound(name)) return lyingDown(sprite);
  return liesAsLeaf(name) ? onItsSide(sprite) : sprite;
}
