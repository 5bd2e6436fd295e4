import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { withOpacity } from '../palette/colour.ts';
import { createRandom } from '../random.ts';
import type { StageBrief } from '../stage.ts';
import { paintSurface, type Context } from './surface.ts';

const grainTilePx = 192;

/** A tile of fine noise around mid grey. It hides the steps that 8-bit gradients show on large surfaces. */
export function grainTile(seed: number): Canvas {
  const canvas = createCanvas(grainTilePx, grainTilePx);
  const context = canvas.getContext('2d');
  const image = context.createImageData(grainTilePx, grainTilePx);
  const random = createRandom(seed);
  for (let i = 0; i < image.data.length; i += 4) {
    const bright = random.next() < 0.5 ? 0 : 255;
    image.data[i] = bright;
    image.data[i + 1] = bright;
    image.data[i + 2] = bright;
    image.data[i + 3] = Math.floor(random.next() * 15);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Grain on one large painted surface. */
export function paintFinish(context: Context, brief: StageBrief): void {
  const pattern = context.createPattern(grainTile(brief.drawing.seed), 'repeat');
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, brief.width, brief.height);
}

/** The film's grade as one see-through sheet over the finished frame: dark corners, calm lower third, a breath of colour. */
export function gradeSheet({ width, height, palette, drawing }: StageBrief): Canvas {
  const tense = drawing.mood === 'tense';
  return paintSurface(width, height, (context) => {
    const reach = Math.hypot(width, height) / 2;
    const vignette = context.createRadialGradient(
      width / 2,
      height * 0.45,
      reach * 0.52,
      width / 2,
      height * 0.47,
      reach * 1.04,
    );
    vignette.addColorStop(0, withOpacity(palette.ink, 0));
    vignette.addColorStop(1, withOpacity(palette.ink, tense ? 0.6 : 0.36));
    context.fillStyle = vignette;
    context.fillRect(0, 0, width, height);
    const floor = context.createLinearGradient(0, height * 0.62, 0, height);
    floor.addColorStop(0, withOpacity(palette.ink, 0));
    floor.addColorStop(1, withOpacity(palette.ink, 0.34));
    context.fillStyle = floor;
    context.fillRect(0, 0, width, height);
  });
}
