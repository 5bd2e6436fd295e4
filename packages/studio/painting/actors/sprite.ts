import { loadImage, type Canvas } from '@napi-rs/canvas';
import { paintSurface, type Box, type Context, type Gradient } from '../brushes/surface.ts';
import { withOpacity } from '../palette/colour.ts';
import { readEmojiBody } from './emoji-file.ts';

/** A picture of one thing, cut to its outline. */
export interface Sprite {
  canvas: Canvas;
  width: number;
  height: number;
}

/** How the scene's light falls on a sprite. */
export interface Lighting {
  /** -1: from the left, 1: from the right. */
  fromX: number;
  glow: string;
  /** What fills the shadow side, with how much of it (0–1). */
  ambient: string;
  ambientShare: number;
}

const boxSize = 32;
const probePx = 96;

async function rasterise(body: string, view: Box, width: number, height: number): Promise<Canvas> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">${body}</svg>`;
  const image = await loadImage(Buffer.from(svg));
  return paintSurface(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}

/** The smallest box, in SVG units, that holds every visible pixel. */
function inkBox(canvas: Canvas): Box {
  const { data } = canvas.getContext('2d').getImageData(0, 0, probePx, probePx);
  let [left, top, right, bottom] = [probePx, probePx, 0, 0];
  for (let y = 0; y < probePx; y++) {
    for (let x = 0; x < probePx; x++) {
      if ((data[(y * probePx + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return { x: 0, y: 0, width: boxSize, height: boxSize };
  const scale = boxSize / probePx;
  return {
    x: left * scale,
    y: top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

/** Draws the emoji `name` so that its longer side is `longSide` px; `mirrored` turns it to face the other way. */
export async function emojiSprite(
  name: string,
  longSide: number,
  mirrored: boolean,
): Promise<Sprite> {
  const body = readEmojiBody(name);
  const view = inkBox(
    await rasterise(body, { x: 0, y: 0, width: boxSize, height: boxSize }, probePx, probePx),
  );
  const scale = longSide / Math.max(view.width, view.height);
  const width = Math.max(2, Math.round(view.width * scale));
  const height = Math.max(2, Math.round(view.height * scale));
  const raster = await rasterise(body, view, width, height);
  return { canvas: mirrored ? mirror(raster) : raster, width, height };
}

/** The same picture facing the other way. */
export function mirror(canvas: Canvas): Canvas {
  return paintSurface(canvas.width, canvas.height, (context) => {
    context.scale(-1, 1);
    context.drawImage(canvas, -canvas.width, 0);
  });
}

/** Puts the scene's light on a sprite: ambient tint, a shaded side, and a rim of light on the other. */
export function lightSprite(sprite: Sprite, lighting: Lighting): Sprite {
  const { width, height } = sprite;
  const canvas = paintSurface(width, height, (context) => {
    context.drawImage(sprite.canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = withOpacity(lighting.ambient, lighting.ambientShare);
    context.fillRect(0, 0, width, height);
    context.fillStyle = shade(context, sprite, lighting);
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 0.6;
    context.drawImage(rim(sprite, lighting), 0, 0);
  });
  return { canvas, width, height };
}

function shade(context: Context, { width, height }: Sprite, lighting: Lighting): Gradient {
  const lit = lighting.fromX < 0 ? 0 : width;
  const gradient = context.createLinearGradient(lit, 0, width - lit, height);
  gradient.addColorStop(0, withOpacity(lighting.glow, 0.16));
  gradient.addColorStop(0.45, withOpacity(lighting.glow, 0));
  gradient.addColorStop(1, withOpacity(lighting.ambient, 0.34));
  return gradient;
}

/** The sprite's outline minus itself moved away from the light: what is left is the lit edge. */
function rim({ canvas, width, height }: Sprite, { fromX, glow }: Lighting): Canvas {
  const depth = Math.max(1.5, Math.max(width, height) * 0.011);
  return paintSurface(width, height, (context) => {
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(canvas, -fromX * depth, depth * 1.1);
  });
}
