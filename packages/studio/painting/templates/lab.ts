import { floorPlane } from '../grounds/ground-plane.ts';
import { glassFloor } from '../grounds/halls.ts';
import { paintFinish } from '../brushes/finish.ts';
import {
  fillCircle,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** Copper tracks of a circuit: straight runs that turn by 45 degrees and end in a dot. */
function paintTracks(context: Context, brief: StageBrief, colour: string): void {
  const { width, height, unit } = brief;
  const stream = brief.random.fork('tracks');
  for (let i = 0; i < 36; i++) {
    const side = stream.chance(0.5) ? 1 : -1;
    let x = side > 0 ? -20 : width + 20;
    let y = stream.next() * height * 0.62;
    context.strokeStyle = withOpacity(colour, stream.between(0.1, 0.4));
    context.lineWidth = unit * 4;
    context.beginPath();
    context.moveTo(x, y);
    for (let leg = 0; leg < 3; leg++) {
      x += side * unit * stream.between(40, 190);
      context.lineTo(x, y);
      const turn = unit * stream.between(20, 70);
      x += side * turn;
      y += stream.chance(0.5) ? turn : -turn;
      context.lineTo(x, y);
    }
    context.stroke();
    fillCircle(context, x, y, unit * 9, withOpacity(colour, 0.7));
  }
}

function backdrop(brief: StageBrief, dark: string, glow: string): Plane {
  const { width, height, palette, groundY } = brief;
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, height, [
        [0, darken(dark, 0.25)],
        [0.55, mix(dark, palette.skyLow, 0.22)],
        [1, darken(dark, 0.5)],
      ]);
      context.fillRect(0, 0, width, height);
      paintTracks(context, brief, glow);
      paintGlow(context, width / 2, groundY * 0.62, Math.max(width, height) * 0.42, [
        [0, withOpacity(glow, 0.42)],
        [0.5, withOpacity(glow, 0.14)],
        [1, withOpacity(glow, 0)],
      ]);
      paintFinish(context, brief);
    },
  };
}

/** A screen with a curve, bars or a dial. */
function paintScreen(
  context: Context,
  box: { x: number; y: number; width: number; height: number },
  brief: StageBrief,
  glow: string,
  kind: number,
): void {
  const { palette, unit } = brief;
  const stream = brief.random.fork(`screen ${box.x}`);
  fillRounded(context, box, 18 * unit, withOpacity(darken(palette.ink, 0.2), 0.72));
  context.strokeStyle = withOpacity(glow, 0.65);
  context.lineWidth = 3 * unit;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 18 * unit);
  context.stroke();
  if (kind === 0) {
    context.strokeStyle = palette.accentTwo;
    context.lineWidth = 5 * unit;
    context.beginPath();
    for (let i = 0; i <= 24; i++)
      context.lineTo(
        box.x + box.width * (0.08 + (0.84 * i) / 24),
        box.y +
          box.height * (0.72 - 0.42 * (i / 24) - 0.13 * Math.sin(i * 0.9 + stream.between(0, 1))),
      );
    context.stroke();
  } else if (kind === 1) {
    for (let i = 0; i < 7; i++) {
      const tall = box.height * stream.between(0.2, 0.72);
      fillRounded(
        context,
        {
          x: box.x + box.width * (0.09 + i * 0.122),
          y: box.y + box.height * 0.86 - tall,
          width: box.width * 0.075,
          height: tall,
        },
        4 * unit,
        i % 3 === 0 ? palette.accentTwo : withOpacity(glow, 0.85),
      );
    }
  } else {
    const radius = Math.min(box.width, box.height) * 0.32;
    for (const [share, tone] of [
      [0.72, glow],
      [0.4, palette.accentTwo],
    ] as const) {
      context.strokeStyle = tone;
      context.lineWidth = radius * 0.26;
      context.beginPath();
      context.arc(
        box.x + box.width / 2,
        box.y + box.height / 2,
        radius * (share + 0.28),
        -Math.PI / 2,
        -Math.PI / 2 + Math.PI * 2 * stream.between(0.45, 0.85),
      );
      context.stroke();
    }
  }
}

function screens(brief: StageBrief, glow: string): Plane {
  const { width, height, unit, portrait } = brief;
  const stream = brief.random.fork('screens');
  const box = sheetBox(brief, 0, height * 0.7);
  const places = portrait
    ? ([
        [0.03, 0.09],
        [0.66, 0.12],
        [-0.05, 0.3],
        [0.78, 0.33],
      ] as const)
    : ([
        [0.03, 0.12],
        [0.78, 0.1],
        [0.08, 0.44],
        [0.76, 0.45],
      ] as const);
  return {
    depth: 0.4,
    box,
    paint(context) {
      for (const [index, [x, y]] of places.entries()) {
        const wide = unit * stream.between(270, 350);
        paintScreen(
          context,
          { x: x * width, y: y * height, width: wide, height: wide * 0.62 },
          brief,
          glow,
          (index + stream.index(2)) % 3,
        );
      }
    },
  };
}

/** A floor of glowing lines running to a far point. */
function grid(brief: StageBrief, dark: string, glow: string): Plane {
  const { width, height, unit, groundY } = brief;
  const top = groundY - height * 0.08;
  const bottom = groundY + height * 0.14;
  const box = sheetBox(brief, top, bottom);
  return {
    depth: 0.85,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, bottom, [
        [0, mix(dark, glow, 0.22)],
        [1, darken(dark, 0.5)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      context.strokeStyle = withOpacity(glow, 0.45);
      context.lineWidth = 2.5 * unit;
      context.beginPath();
      for (let i = -14; i <= 14; i++) {
        context.moveTo(width / 2 + i * 44 * unit, top);
        context.lineTo(width / 2 + i * 210 * unit, bottom);
      }
      for (let i = 0; i < 7; i++) {
        const y = top + (bottom - top) * (i / 7) ** 1.7;
        context.moveTo(box.x, y);
        context.lineTo(box.x + box.width, y);
      }
      context.stroke();
      context.fillStyle = withOpacity(lighten(glow, 0.4), 0.7);
      context.fillRect(box.x, top, box.width, 3 * unit);
    },
  };
}

function rings(brief: StageBrief, glow: string): Plane {
  const { width, unit, groundY, blend, height } = brief;
  const y = groundY - height * 0.005;
  const reach = width * blend(0.4, 0.22);
  const box = sheetBox(brief, y - reach * 0.5, y + reach * 0.5);
  return {
    depth: 1,
    box,
    paint(context) {
      for (const [share, opacity] of [
        [1, 0.35],
        [0.86, 0.8],
        [0.7, 0.3],
      ] as const) {
        context.strokeStyle = withOpacity(glow, opacity);
        context.lineWidth = (share === 0.86 ? 9 : 4) * unit;
        context.beginPath();
        context.ellipse(width / 2, y, reach * share, reach * 0.26 * share, 0, 0, Math.PI * 2);
        context.stroke();
      }
    },
  };
}

/** Science and machines: a dark hall of screens with a lit floor. */
export const lab: Template = (brief) => {
  const { palette, groundY, height } = brief;
  const dark = mix(palette.ink, palette.skyTop, palette.dark ? 0.25 : 0.5);
  const glow = mix(palette.accent, palette.skyLow, palette.light === 'day' ? 0.35 : 0.2);
  const lightFromX = brief.random.fork('light').chance(0.5) ? -1 : 1;
  const sinkY = groundY + height * 0.03;
  return {
    planes: [
      backdrop(brief, dark, glow),
      screens(brief, glow),
      grid(brief, dark, glow),
      rings(brief, glow),
    ],
    foreground: [
      floorPlane(brief, {
        ground: glassFloor,
        label: 'floor',
        top: sinkY,
        depth: 1.12,
        tone: mix(dark, glow, 0.16),
        lightFromX,
      }),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
    indoors: true,
  };
};
