import { paintGroundBelow } from '../grounds/ground-plane.ts';
import { moonDust } from '../grounds/natural.ts';
import { paintFinish } from '../brushes/finish.ts';
import { rollingRidge } from '../brushes/land.ts';
import { fillCircle, paintGlow, verticalGradient, type Context } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import {
  backdropBox,
  belowFrame,
  sheetBox,
  type Plane,
  type StageBrief,
  type Template,
} from '../stage.ts';

function paintNebula(context: Context, { width, height, palette, random }: StageBrief): void {
  const stream = random.fork('nebula');
  const tones = [
    palette.accent,
    palette.skyLow,
    mix(palette.accent, palette.skyLow, 0.5),
    palette.accentTwo,
  ];
  const slope = stream.between(-0.5, 0.5);
  for (let i = 0; i < 16; i++) {
    const share = i / 15;
    const x = width * share + stream.between(-0.15, 0.15) * width;
    const y = height * (0.36 + slope * (share - 0.5)) + stream.between(-0.16, 0.16) * height;
    const radius = Math.max(width, height) * stream.between(0.1, 0.24);
    paintGlow(context, x, y, radius, [
      [0, withOpacity(tones[i % tones.length] ?? palette.accent, stream.between(0.08, 0.2))],
      [1, withOpacity(palette.skyTop, 0)],
    ]);
  }
}

function paintStars(context: Context, { width, height, unit, random }: StageBrief): void {
  const stream = random.fork('stars');
  for (let i = 0; i < 420; i++) {
    const size = stream.next() ** 4 * 2.6 + 0.5;
    fillCircle(
      context,
      stream.next() * width,
      stream.next() * height,
      size * unit,
      withOpacity(stream.chance(0.2) ? '#ffe3c0' : '#ffffff', stream.between(0.3, 1)),
    );
  }
}

/** A planet with bands, a lit side, an air-glow and sometimes a ring. */
function paintPlanet(
  context: Context,
  at: {
    x: number;
    y: number;
    radius: number;
    tone: string;
    ring: boolean;
    lightFromX: number;
    glow: string;
  },
  bandCount: number,
): void {
  const { x, y, radius, tone, ring, lightFromX, glow } = at;
  paintGlow(context, x, y, radius * 1.5, [
    [0.6, withOpacity(lighten(tone, 0.3), 0.34)],
    [1, withOpacity(tone, 0)],
  ]);
  const arc = (from: number, to: number) => {
    context.strokeStyle = withOpacity(lighten(tone, 0.45), 0.75);
    context.lineWidth = radius * 0.13;
    context.beginPath();
    context.ellipse(x, y, radius * 1.75, radius * 0.42, -0.3, from, to);
    context.stroke();
  };
  if (ring) arc(Math.PI, Math.PI * 2);
  fillCircle(context, x, y, radius, tone);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  for (let i = 0; i < bandCount; i++) {
    context.fillStyle = withOpacity(i % 2 === 0 ? lighten(tone, 0.3) : darken(tone, 0.3), 0.3);
    context.fillRect(
      x - radius,
      y - radius + ((i + 0.3) / bandCount) * radius * 2,
      radius * 2,
      (radius / bandCount) * (0.5 + (i % 3) * 0.35),
    );
  }
  const shade = context.createRadialGradient(
    x + lightFromX * radius * 0.5,
    y - radius * 0.5,
    radius * 0.2,
    x,
    y,
    radius * 1.25,
  );
  shade.addColorStop(0, withOpacity(glow, 0.4));
  shade.addColorStop(0.45, withOpacity('#05060f', 0));
  shade.addColorStop(1, withOpacity('#05060f', 0.88));
  context.fillStyle = shade;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
  if (ring) arc(0, Math.PI);
}

function planets(brief: StageBrief, lightFromX: number): Plane {
  const { width, height, unit, palette, portrait, random } = brief;
  const stream = random.fork('planets');
  const box = sheetBox(brief, 0, height * 0.6);
  return {
    depth: 0.18,
    box,
    paint(context) {
      const big = unit * stream.between(120, 190);
      paintPlanet(
        context,
        {
          x: width * (lightFromX > 0 ? stream.between(0.08, 0.2) : stream.between(0.8, 0.92)),
          y: height * (portrait ? stream.between(0.1, 0.2) : 0.24),
          radius: big,
          tone: mix(palette.accent, palette.far, 0.25),
          ring: stream.chance(0.5),
          lightFromX,
          glow: palette.glow,
        },
        7,
      );
      paintPlanet(
        context,
        {
          x: width * (lightFromX > 0 ? stream.between(0.78, 0.92) : stream.between(0.1, 0.22)),
          y: height * stream.between(0.06, 0.4),
          radius: big * 0.34,
          tone: mix(palette.accentTwo, palette.near, 0.3),
          ring: false,
          lightFromX,
          glow: palette.glow,
        },
        4,
      );
    },
  };
}

/** Grey ground with craters, its far edge against the stars. */
function moonGround(
  brief: StageBrief,
  layer: {
    depth: number;
    y: number;
    tone: string;
    bottom: number;
    curve: number;
    lightFromX: number;
  },
): Plane {
  const { width, height, unit } = brief;
  const stream = brief.random.fork(`ground ${layer.depth}`);
  const box = sheetBox(brief, layer.y - height * 0.08, layer.bottom);
  const roll = rollingRidge(layer.y, unit * 9, unit * 260, stream);
  const ridge = (x: number) =>
    roll(x) + (Math.abs(x / width - 0.5) * 2) ** 2 * height * layer.curve;
  return {
    depth: layer.depth,
    box,
    paint(context) {
      paintGroundBelow(context, brief, ridge, {
        ground: moonDust,
        label: `moon ${layer.depth}`,
        tone: layer.tone,
        lightFromX: layer.lightFromX,
      });
    },
  };
}

/** Out there: nebula, planets, and the ground of a moon. */
export const space: Template = (brief) => {
  const { width, height, palette, groundY } = brief;
  const lightFromX = brief.random.fork('star').chance(0.5) ? -1 : 1;
  const sinkY = groundY + height * 0.03;
  const deep = darken(mix(palette.skyTop, '#0a0f2e', 0.72), 0.25);
  const backdrop: Plane = {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, height * 0.8, [
        [0, deep],
        [0.6, mix(deep, palette.skyLow, 0.2)],
        [1, mix(deep, palette.skyLow, 0.42)],
      ]);
      context.fillRect(0, 0, width, height);
      paintNebula(context, brief);
      paintStars(context, brief);
      paintGlow(context, width * (0.5 + lightFromX * 0.42), height * 0.05, height * 0.3, [
        [0, withOpacity(palette.glow, 0.5)],
        [1, withOpacity(palette.glow, 0)],
      ]);
      paintFinish(context, brief);
    },
  };
  const rock = mix('#8b86a0', palette.far, 0.4);
  return {
    planes: [
      backdrop,
      planets(brief, lightFromX),
      moonGround(brief, {
        depth: 0.6,
        y: groundY - height * 0.02,
        tone: mix(rock, deep, 0.3),
        bottom: groundY + height * 0.14,
        curve: 0.05,
        lightFromX,
      }),
    ],
    foreground: [
      moonGround(brief, {
        depth: 1.2,
        y: sinkY + height * 0.02,
        tone: mix(rock, deep, 0.45),
        bottom: belowFrame(brief),
        curve: -0.04,
        lightFromX,
      }),
    ],
    surface: 'air',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'twinkle',
  };
};
