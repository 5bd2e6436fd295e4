import type { Canvas } from '@napi-rs/canvas';
import { paintFrond } from '../brushes/plants.ts';
import { fillCircle, paintGlow, paintSurface, type Context } from '../brushes/surface.ts';
import { paintShafts } from '../brushes/water.ts';
import type { Camera } from '../camera.ts';
import type { TemplateName } from '../drawing.ts';
import { darken, lighten, withOpacity } from '../palette/colour.ts';
import { noiseAt } from '../random.ts';
import { overscan, type Stage, type StageBrief } from '../stage.ts';

/** What the premium model's films have beside the others': light in the air, and things out of focus close to the lens. */
export interface Riches {
  /** Over the set, behind the actors. */
  drawLight(context: Context, camera: Camera, timeMs: number): void;
  /** Before everything but type. */
  drawNear(context: Context, camera: Camera, timeMs: number): void;
}

/** How much more than an actor the things before the lens move with the camera. */
const nearDepth = 2.6;
const moteCount = 12;

const wild: ReadonlySet<TemplateName> = new Set([
  'hills',
  'coast',
  'forest',
  'underwater',
  'columns',
  'street',
]);

/** Null for a standard film and for a picture that stands still. */
export function createRiches(brief: StageBrief, stage: Stage): Riches | null {
  const { drawing, width, height, unit } = brief;
  if (drawing.richness !== 'premium' || drawing.motion !== 'live') return null;
  const extra = Math.round(width * overscan);
  const shafts = paintLight(brief, stage, extra);
  const corners = [-1, 1].map((side) => ({ side, canvas: paintCorner(brief, side) }));
  const mote = paintMote(brief);
  return {
    drawLight(context, camera, timeMs) {
      const sway = Math.sin(timeMs / 2600) * 22 * unit;
      context.globalAlpha = 0.82 + 0.18 * Math.sin(timeMs / 1700 + 1);
      context.drawImage(shafts, Math.round(camera.panX * 0.5 + sway) - extra, 0);
      context.globalAlpha = 1;
    },
    drawNear(context, camera, timeMs) {
      const sway = Math.sin(timeMs / 1900) * 10 * unit;
      for (const { side, canvas } of corners) {
        const x = side < 0 ? -canvas.width * 0.3 : width - canvas.width * 0.7;
        const y =
          side * stage.lightFromX > 0 ? height - canvas.height * 0.86 : -canvas.height * 0.24;
        // Whole pixels, no scaling: a copy costs a twentieth.
        context.drawImage(
          canvas,
          Math.round(x + camera.panX * nearDepth + sway * side),
          Math.round(y + camera.panY * nearDepth),
        );
      }
      drawMotes(context, brief, mote, camera, timeMs);
    },
  };
}

/** Shafts of the scene's light, falling from the side it comes from; painted once. */
function paintLight(brief: StageBrief, { lightFromX }: Stage, extra: number): Canvas {
  const { width, height, palette } = brief;
  const reach = { x: 0, y: -10, width: width + 2 * extra, height: height * 0.74 };
  return paintSurface(reach.width, reach.height, (context) => {
    const strength = { dawn: 0.52, day: 0.5, dusk: 0.54, night: 0.4 }[palette.light];
    const colour = lighten(palette.glow, 0.3);
    context.transform(
      1,
      0,
      -0.28 * lightFromX,
      1,
      lightFromX > 0 ? reach.width * 0.2 : -reach.width * 0.05,
      0,
    );
    paintShafts(context, reach, colour, strength, 5, brief.random.fork('light in the air'));
    context.resetTransform();
    paintGlow(
      context,
      lightFromX > 0 ? reach.width * 0.9 : reach.width * 0.1,
      0,
      reach.width * 0.7,
      [
        [0, withOpacity(colour, strength * 1.1)],
        [1, withOpacity(colour, 0)],
      ],
    );
  });
}

/** Leaves, or discs of light, so close to the lens that they blur. */
function paintCorner(brief: StageBrief, side: number): Canvas {
  const { unit, palette, drawing } = brief;
  const stream = brief.random.fork(`near ${side}`);
  const size = 760 * unit;
  const shrink = 6;
  const sharp = paintSurface(size / shrink, size / shrink, (context) => {
    context.scale(1 / shrink, 1 / shrink);
    if (wild.has(drawing.template))
      for (let i = 0; i < 6; i++)
        paintFrond(
          context,
          size * stream.between(0.42, 0.58),
          size * stream.between(0.42, 0.58),
          size * stream.between(0.3, 0.42),
          (i / 6) * Math.PI * 2 + stream.between(-0.3, 0.3),
          i % 2 === 0 ? darken(palette.near, 0.3) : darken(palette.near, 0.05),
        );
    else
      for (let i = 0; i < 9; i++)
        fillCircle(
          context,
          size * stream.between(0.24, 0.76),
          size * stream.between(0.24, 0.76),
          size * stream.between(0.05, 0.13),
          withOpacity(
            [palette.glow, palette.accentTwo, palette.accent][i % 3] ?? palette.glow,
            stream.between(0.25, 0.5),
          ),
        );
  });
  const soft = paintSurface(sharp.width, sharp.height, (context) => {
    context.filter = `blur(${wild.has(drawing.template) ? 2.4 : 1.3}px)`;
    context.drawImage(sharp, 0, 0);
  });
  return paintSurface(size, size, (context) => context.drawImage(soft, 0, 0, size, size));
}

function paintMote({ unit, palette }: StageBrief): Canvas {
  const size = 110 * unit;
  return paintSurface(size, size, (context) =>
    paintGlow(context, size / 2, size / 2, size / 2, [
      [0, withOpacity(lighten(palette.glow, 0.4), 0.5)],
      [0.7, withOpacity(palette.glow, 0.3)],
      [1, withOpacity(palette.glow, 0)],
    ]),
  );
}

/** Large soft motes that float by before the lens. */
function drawMotes(
  context: Context,
  { width, height, drawing }: StageBrief,
  mote: Canvas,
  { panX }: Camera,
  timeMs: number,
): void {
  const wrap = (value: number) => value - Math.floor(value);
  for (let i = 0; i < moteCount; i++) {
    const noise = (index: number) => noiseAt(drawing.seed ^ 0x51ed, i * 4 + index);
    const seconds = timeMs / 1000;
    const x = wrap(noise(0) + 0.012 * seconds * (noise(2) - 0.3)) * width + panX * (1.4 + noise(3));
    const y = wrap(noise(1) - 0.02 * seconds * (0.4 + noise(3))) * height;
    context.globalAlpha = 0.2 + 0.45 * Math.sin(seconds * (0.5 + noise(2)) + noise(0) * 9) ** 2;
    context.drawImage(mote, Math.round(x - mote.width / 2), Math.round(y - mote.height / 2));
  }
  context.globalAlpha = 1;
}
