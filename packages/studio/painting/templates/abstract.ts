import { layGround, nearness, type Field } from '../grounds/field.ts';
import { floorPlane } from '../grounds/ground-plane.ts';
import type { Ground } from '../grounds/natural.ts';
import { fillCircle, paintGlow, verticalGradient, type Context } from '../brushes/surface.ts';
import { paintFinish } from '../brushes/finish.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** How far behind the feet the floor begins, as a share of the frame's height. */
const horizon = 0.075;

function wall(brief: StageBrief, lightFromX: number): Plane {
  const { width, height, palette, groundY } = brief;
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      const top = mix(palette.skyTop, palette.ink, palette.dark ? 0.15 : 0.25);
      context.fillStyle = verticalGradient(context, 0, groundY, [
        [0, top],
        [1, mix(top, palette.skyLow, 0.55)],
      ]);
      context.fillRect(0, 0, width, height);
      paintGlow(
        context,
        width * (0.5 + lightFromX * 0.3),
        height * 0.16,
        Math.max(width, height) * 0.6,
        [
          [0, withOpacity(palette.glow, 0.36)],
          [1, withOpacity(palette.glow, 0)],
        ],
      );
      paintFinish(context, brief);
    },
  };
}

/** A disc of light behind what is shown, within calm rings or slanted bands, as on a poster. */
function poster(brief: StageBrief, floorY: number): Plane {
  const { width, height, palette, portrait, blend } = brief;
  const stream = brief.random.fork('poster');
  const hasRings = stream.chance(0.5);
  const radius = portrait ? width * 0.44 : height * 0.4;
  const y = floorY - radius * blend(0.72, 0.74);
  const slant = stream.between(-0.6, -0.35);
  return {
    depth: 0.3,
    box: sheetBox(brief, 0, floorY + height * 0.05),
    paint(context) {
      if (hasRings) paintRings(context, brief, { y, radius });
      else paintBands(context, brief, slant);
      fillCircle(context, width / 2, y, radius, withOpacity(palette.glow, 0.3));
      fillCircle(context, width / 2, y, radius * 0.86, withOpacity(palette.skyLow, 0.35));
    },
  };
}

function paintRings(
  context: Context,
  { width, palette, unit }: StageBrief,
  { y, radius }: { y: number; radius: number },
): void {
  const tones = [palette.accent, palette.far, palette.accentTwo, palette.far];
  for (const [index, tone] of tones.entries()) {
    context.strokeStyle = withOpacity(mix(tone, palette.skyLow, 0.3), 0.26 - index * 0.05);
    context.lineWidth = (46 - index * 8) * unit;
    context.beginPath();
    context.arc(width / 2, y, radius + (96 + index * 128) * unit, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintBands(
  context: Context,
  { width, height, palette, unit }: StageBrief,
  slant: number,
): void {
  context.save();
  context.translate(width / 2, height * 0.4);
  context.rotate(slant);
  for (let at = -6; at < 7; at++) {
    context.fillStyle = withOpacity(
      at % 3 === 0 ? palette.accent : lighten(palette.far, 0.25),
      0.1,
    );
    context.fillRect(-width * 1.6, at * 190 * unit, width * 3.2, (at % 2 === 0 ? 96 : 54) * unit);
  }
  context.restore();
}

/** A plain floor with rings of light about its middle, out to the frame's edges. */
const ringedFloor: Ground = (context, { palette }, field, { tone }) => {
  layGround(context, field, tone);
  paintRays(context, field, tone);
  const { middle, bottom, top, width, unit } = field;
  const reach = Math.max(width, (bottom - top) * 1.6);
  for (let ring = 1; ring <= rings; ring++) {
    const share = (ring / rings) ** 1.5;
    context.strokeStyle = withOpacity(
      ring % 3 === 0 ? palette.accentTwo : lighten(tone, 0.3),
      ring % 3 === 0 ? 0.34 : 0.26,
    );
    context.lineWidth = (5 + 13 * share) * unit;
    context.beginPath();
    context.ellipse(
      middle,
      ringY(field, 0.16),
      width * 0.4 + reach * share,
      (bottom - top) * (0.14 + share),
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  paintGlow(context, middle, ringY(field, 0.16), width * 0.6, [
    [0, withOpacity(palette.glow, 0.3 * (1 - nearness(field, top)))],
    [1, withOpacity(palette.glow, 0)],
  ]);
};

const rings = 13;
const rays = 44;

/** Rays of light that run over the floor from its middle, each second sector a little lighter. */
function paintRays(context: Context, field: Field, tone: string): void {
  const { middle, bottom, top, width } = field;
  const y = ringY(field, 0.16);
  const reach = width + (bottom - top) * 3;
  context.save();
  context.beginPath();
  context.rect(field.left, top, field.right - field.left, bottom - top);
  context.clip();
  context.fillStyle = withOpacity(lighten(tone, 0.35), 0.13);
  for (let ray = 0; ray < rays; ray += 2) {
    const [from, to] = [ray, ray + 1].map((at) => (at / rays) * Math.PI * 2);
    context.beginPath();
    context.moveTo(middle, y);
    for (const angle of [from ?? 0, to ?? 0])
      context.lineTo(middle + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5);
    context.closePath();
    context.fill();
  }
  context.restore();
}

const ringY = ({ top, bottom }: Field, share: number): number => top + (bottom - top) * share;

/** A designed ground for what has no place: soft light, a horizon, a floor in the film's colours. */
export const abstract: Template = (brief) => {
  const { height, palette, groundY } = brief;
  const lightFromX = brief.random.fork('light').chance(0.5) ? -1 : 1;
  const floorY = groundY - height * horizon;
  const tone = darken(mix(palette.near, palette.front, 0.35), palette.dark ? 0.2 : 0);
  const sinkY = groundY + height * 0.02;
  const floor = {
    ground: ringedFloor,
    label: 'rings',
    begins: floorY,
    depth: 1,
    tone,
    lightFromX,
  };
  return {
    planes: [
      wall(brief, lightFromX),
      poster(brief, floorY),
      floorPlane(brief, { ...floor, top: floorY }),
    ],
    // Whoever sinks goes down behind the nearer part of the floor.
    foreground: [floorPlane(brief, { ...floor, top: sinkY })],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: null,
    indoors: true,
  };
};
