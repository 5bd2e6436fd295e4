import { paintGroundBelow } from '../grounds/ground-plane.ts';
import { terraces } from '../grounds/surfaces.ts';
import { fillCircle, paintGlow, verticalGradient, type Context } from '../brushes/surface.ts';
import { paintFinish } from '../brushes/finish.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import {
  backdropBox,
  belowFrame,
  sheetBox,
  type Plane,
  type StageBrief,
  type Template,
} from '../stage.ts';

function ground(brief: StageBrief, lightFromX: number): Plane {
  const { width, height, palette } = brief;
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      const top = mix(palette.skyTop, palette.ink, 0.3);
      context.fillStyle = verticalGradient(context, 0, height, [
        [0, top],
        [0.55, mix(top, palette.far, 0.6)],
        [1, darken(palette.near, 0.35)],
      ]);
      context.fillRect(0, 0, width, height);
      paintGlow(
        context,
        width * (0.5 + lightFromX * 0.32),
        height * 0.24,
        Math.max(width, height) * 0.55,
        [
          [0, withOpacity(palette.glow, 0.5)],
          [1, withOpacity(palette.glow, 0)],
        ],
      );
      paintFinish(context, brief);
    },
  };
}

/** Large calm arcs, as on a poster. */
function paintArcs(context: Context, brief: StageBrief): void {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('arcs');
  const x = width * stream.between(0.15, 0.85);
  const y = height * stream.between(0.2, 0.45);
  const tones = [palette.far, palette.accent, palette.near, palette.accentTwo, palette.far];
  for (const [index, tone] of tones.entries()) {
    context.strokeStyle = withOpacity(mix(tone, palette.skyLow, 0.15), 0.34 - index * 0.03);
    context.lineWidth = (62 - index * 7) * unit;
    context.beginPath();
    context.arc(x, y, (240 + index * 118) * unit, 0, Math.PI * 2);
    context.stroke();
  }
}

/** Slanted bands of light. */
function paintBands(context: Context, brief: StageBrief): void {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('bands');
  context.save();
  context.translate(width / 2, height * 0.4);
  context.rotate(stream.between(-0.7, -0.35));
  for (let i = -5; i < 6; i++) {
    context.fillStyle = withOpacity(
      i % 3 === 0 ? palette.accent : lighten(palette.far, 0.2),
      0.1 + (i % 2 === 0 ? 0.09 : 0),
    );
    context.fillRect(-width * 1.6, i * 170 * unit, width * 3.2, stream.between(40, 130) * unit);
  }
  context.restore();
}

function shapes(brief: StageBrief): Plane {
  const { height } = brief;
  const box = sheetBox(brief, 0, height);
  const arcs = brief.random.fork('shape').chance(0.5);
  return {
    depth: 0.3,
    box,
    paint: (context) => (arcs ? paintArcs(context, brief) : paintBands(context, brief)),
  };
}

function balls(brief: StageBrief, lightFromX: number): Plane {
  const { width, palette, unit, groundY } = brief;
  const stream = brief.random.fork('balls');
  const box = sheetBox(brief, 0, groundY);
  return {
    depth: 0.65,
    box,
    paint(context) {
      for (let i = 0; i < 7; i++) {
        const side = i % 2 === 0 ? stream.between(-0.04, 0.2) : stream.between(0.8, 1.04);
        const radius = unit * stream.between(16, 66);
        const x = side * width;
        const y = stream.between(0.08, 0.9) * groundY;
        const tone = i % 3 === 0 ? palette.accentTwo : i % 3 === 1 ? palette.accent : palette.far;
        const fill = context.createRadialGradient(
          x + lightFromX * radius * 0.4,
          y - radius * 0.4,
          radius * 0.1,
          x,
          y,
          radius,
        );
        fill.addColorStop(0, lighten(tone, 0.5));
        fill.addColorStop(0.5, tone);
        fill.addColorStop(1, darken(tone, 0.4));
        fillCircle(context, x, y, radius, fill);
      }
    },
  };
}

function floor(brief: StageBrief, sinkY: number, lightFromX: number): Plane {
  const { palette, width, unit } = brief;
  const box = sheetBox(brief, sinkY - 70 * unit, belowFrame(brief));
  return {
    depth: 1.15,
    box,
    paint(context) {
      const [wide, tall] = [width * 0.62 + 500 * unit, 900 * unit];
      const ridge = (x: number) =>
        sinkY + tall - tall * Math.sqrt(Math.max(0, 1 - ((x - width / 2) / wide) ** 2));
      paintGroundBelow(context, brief, ridge, {
        ground: terraces,
        label: 'terraces',
        tone: mix(palette.near, palette.front, 0.5),
        lightFromX,
      });
    },
  };
}

/** A poster for ideas that have no place: light, large shapes, and a stand for what is shown. */
export const abstract: Template = (brief) => {
  const lightFromX = brief.random.fork('light').chance(0.5) ? -1 : 1;
  const sinkY = brief.groundY + brief.height * 0.02;
  return {
    planes: [ground(brief, lightFromX), shapes(brief), balls(brief, lightFromX)],
    foreground: [floor(brief, sinkY, lightFromX)],
    surface: 'air',
    groundY: brief.groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
  };
};
