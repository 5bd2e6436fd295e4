import { paintGroundBelow } from '../grounds/ground-plane.ts';
import { seabed } from '../grounds/natural.ts';
import { paintFinish } from '../brushes/finish.ts';
import { paintLand, rollingRidge } from '../brushes/land.ts';
import { verticalGradient, type Context } from '../brushes/surface.ts';
import { paintShafts } from '../brushes/water.ts';
import { darken, lighten, mix } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import {
  backdropBox,
  belowFrame,
  sheetBox,
  type Plane,
  type StageBrief,
  type Template,
} from '../stage.ts';

interface Water {
  shallow: string;
  middle: string;
  deep: string;
}

function waterOf({ palette }: StageBrief): Water {
  const dark = palette.dark ? 0.35 : 0;
  const blue = mix('#17a3c7', palette.skyTop, 0.4);
  return {
    shallow: darken(lighten(mix(blue, palette.skyLow, 0.5), 0.1), dark * 0.6),
    middle: darken(blue, 0.1 + dark),
    deep: darken(mix('#0a3a63', palette.skyTop, 0.3), 0.15 + dark),
  };
}

/** A ribbon of weed swaying up from (x, y). */
function paintKelp(
  context: Context,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  const phase = random.between(0, 6);
  const broad = height * 0.035;
  context.fillStyle = verticalGradient(context, y - height, y, [
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.2)],
  ]);
  context.beginPath();
  context.moveTo(x - broad, y);
  for (let i = 0; i <= 14; i++)
    context.lineTo(
      x + Math.sin(i * 0.75 + phase) * broad * 1.5 - broad * (1 - i / 14),
      y - (height * i) / 14,
    );
  for (let i = 14; i >= 0; i--)
    context.lineTo(
      x + Math.sin(i * 0.75 + phase) * broad * 1.5 + broad * (1 - i / 14),
      y - (height * i) / 14,
    );
  context.fill();
}

/** A branching coral. */
function paintCoral(
  context: Context,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  const branch = (
    fromX: number,
    fromY: number,
    length: number,
    turn: number,
    depth: number,
  ): void => {
    const toX = fromX + Math.cos(turn) * length;
    const toY = fromY + Math.sin(turn) * length;
    context.lineWidth = Math.max(2, length * 0.3);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (depth === 0) return;
    branch(toX, toY, length * 0.74, turn - random.between(0.3, 0.6), depth - 1);
    branch(toX, toY, length * 0.74, turn + random.between(0.3, 0.6), depth - 1);
  };
  branch(x, y, height * 0.36, -Math.PI / 2, 3);
}

function rocks(
  brief: StageBrief,
  tint: string,
  layer: { depth: number; top: number; swell: number; haze: number },
): Plane {
  const { height, palette, unit, width } = brief;
  const stream = brief.random.fork(`rocks ${layer.depth}`);
  const water = waterOf(brief);
  const box = sheetBox(brief, layer.top - height * 0.32, layer.top + height * 0.3);
  const roll = rollingRidge(layer.top, layer.swell, unit * 420, stream);
  const ridge = (x: number) =>
    roll(x) - (Math.abs(x / width - 0.5) * 2) ** 2.2 * height * 0.14 * (1 + layer.haze);
  const base = mix(tint, water.middle, layer.haze);
  return {
    depth: layer.depth,
    box,
    paint(context) {
      for (let i = 0; i < 9; i++) {
        const x = box.x + (i / 8) * box.width + stream.between(-40, 40) * unit;
        if (Math.abs(x / width - 0.5) > 0.2)
          paintKelp(
            context,
            x,
            ridge(x) + 20 * unit,
            unit * stream.between(150, 330),
            mix(mix('#2f8f6b', palette.near, 0.4), water.middle, layer.haze),
            stream,
          );
      }
      paintLand(
        context,
        ridge,
        box,
        { base, foot: darken(base, 0.3), glow: lighten(water.shallow, 0.4) },
        stream,
      );
    },
  };
}

function floor(brief: StageBrief, sinkY: number, lightFromX: number): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('floor');
  const box = sheetBox(brief, sinkY - height * 0.16, belowFrame(brief));
  const base = mix(
    waterOf(brief).deep,
    mix('#ecd08a', palette.accentTwo, 0.15),
    palette.dark ? 0.26 : 0.5,
  );
  const ridge = (x: number) =>
    sinkY + height * 0.03 - (Math.abs(x / width - 0.5) * 2) ** 2 * height * 0.06;
  return {
    depth: 1.3,
    box,
    paint(context) {
      const tones = [palette.accent, palette.accentTwo, lighten(palette.accent, 0.25)] as const;
      for (const [index, x] of [0.03, 0.13, 0.86, 0.96].entries()) {
        paintCoral(
          context,
          x * width,
          ridge(x * width) + 30 * unit,
          unit * stream.between(150, 260),
          mix(tones[index % 3] ?? palette.accent, base, 0.3),
          stream,
        );
      }
      paintGroundBelow(context, brief, ridge, {
        ground: seabed,
        label: 'seabed',
        tone: base,
        lightFromX,
      });
    },
  };
}

/** Below the waves: light from above, weed, coral and a sandy bed. */
export const underwater: Template = (brief) => {
  const { width, height, groundY, palette, unit } = brief;
  const water = waterOf(brief);
  const sinkY = groundY + height * 0.05;
  const backdrop: Plane = {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, height * 0.95, [
        [0, water.shallow],
        [0.4, water.middle],
        [1, water.deep],
      ]);
      context.fillRect(0, 0, width, height);
      paintShafts(
        context,
        { x: 0, y: -10, width, height: height * 0.75 },
        lighten(palette.glow, 0.3),
        0.34,
        brief.drawing.richness === 'premium' ? 9 : 6,
        brief.random.fork('shafts'),
      );
      paintFinish(context, brief);
    },
  };
  const lightFromX = brief.random.fork('side').chance(0.5) ? -1 : 1;
  return {
    planes: [
      backdrop,
      rocks(brief, palette.far, {
        depth: 0.25,
        top: groundY - height * 0.07,
        swell: 26 * unit,
        haze: 0.72,
      }),
      rocks(brief, palette.near, {
        depth: 0.65,
        top: groundY + height * 0.01,
        swell: 18 * unit,
        haze: 0.42,
      }),
    ],
    foreground: [floor(brief, sinkY, lightFromX)],
    surface: 'water',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'bubbles',
  };
};
