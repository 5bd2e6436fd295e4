import { floorPlane } from '../grounds/ground-plane.ts';
import { steelPlates } from '../grounds/halls.ts';
import { paintFinish } from '../brushes/finish.ts';
import { paintHangingLamp } from '../brushes/furniture.ts';
import {
  fillCircle,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** A toothed wheel. */
function paintGear(context: Context, x: number, y: number, radius: number, tone: string): void {
  const teeth = 12;
  context.beginPath();
  for (let i = 0; i < teeth * 4; i++) {
    const turn = (i / (teeth * 4)) * Math.PI * 2;
    const reach = radius * (i % 4 < 2 ? 1 : 0.82);
    context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  context.closePath();
  context.fillStyle = verticalGradient(context, y - radius, y + radius, [
    [0, lighten(tone, 0.16)],
    [1, darken(tone, 0.25)],
  ]);
  context.fill();
  fillCircle(context, x, y, radius * 0.6, darken(tone, 0.2));
  fillCircle(context, x, y, radius * 0.5, tone);
  fillCircle(context, x, y, radius * 0.18, darken(tone, 0.5));
}

function hall(brief: StageBrief, tone: string, lightFromX: number): Plane {
  const { width, height, unit, palette, groundY } = brief;
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, groundY, [
        [0, darken(tone, 0.3)],
        [1, lighten(tone, 0.06)],
      ]);
      context.fillRect(0, 0, width, height);
      const tall = height * 0.24;
      for (let x = 60 * unit; x < width; x += 250 * unit) {
        fillRounded(
          context,
          { x, y: height * 0.12, width: 190 * unit, height: tall },
          8 * unit,
          darken(tone, 0.45),
        );
        context.fillStyle = verticalGradient(context, height * 0.12, height * 0.12 + tall, [
          [0, palette.skyTop],
          [1, lighten(palette.skyLow, 0.1)],
        ]);
        for (let cell = 0; cell < 12; cell++)
          context.fillRect(
            x + (10 + (cell % 3) * 60) * unit,
            height * 0.12 + 10 * unit + Math.floor(cell / 3) * (tall / 4),
            50 * unit,
            tall / 4 - 12 * unit,
          );
      }
      paintGlow(
        context,
        width * (0.5 + lightFromX * 0.3),
        height * 0.24,
        Math.max(width, height) * 0.4,
        [
          [0, withOpacity(palette.glow, 0.42)],
          [1, withOpacity(palette.glow, 0)],
        ],
      );
      paintFinish(context, brief);
    },
  };
}

function machines(brief: StageBrief, metal: string): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const stream = brief.random.fork('machines');
  const box = sheetBox(brief, 0, groundY);
  return {
    depth: 0.4,
    box,
    paint(context) {
      for (const x of [0.02, 0.98]) {
        fillRounded(
          context,
          { x: x * width - 36 * unit, y: -20, width: 72 * unit, height: groundY },
          10 * unit,
          darken(metal, 0.25),
        );
        for (let y = 0; y < groundY; y += 74 * unit)
          fillCircle(context, x * width, y, 8 * unit, lighten(metal, 0.2));
      }
      context.lineCap = 'round';
      for (const [y, line] of [
        [0.07, 44],
        [0.42, 30],
      ] as const) {
        context.strokeStyle = mix(metal, palette.accent, 0.35);
        context.lineWidth = line * unit;
        context.beginPath();
        context.moveTo(-40, height * y);
        context.lineTo(width * 0.27, height * y);
        context.quadraticCurveTo(width * 0.33, height * y, width * 0.33, height * (y + 0.05));
        context.lineTo(width * 0.33, groundY);
        if (y < 0.2) context.stroke();
      }
      paintGear(
        context,
        width * stream.between(0.12, 0.2),
        groundY - height * 0.13,
        150 * unit,
        mix(metal, palette.accentTwo, 0.35),
      );
      paintGear(context, width * 0.33, groundY - height * 0.06, 96 * unit, metal);
      paintGear(
        context,
        width * stream.between(0.8, 0.88),
        groundY - height * 0.16,
        180 * unit,
        mix(metal, palette.accent, 0.3),
      );
      paintGear(context, width * 0.7, groundY - height * 0.07, 84 * unit, darken(metal, 0.1));
    },
  };
}

function belt(brief: StageBrief, metal: string): Plane {
  const { height, unit, palette, groundY } = brief;
  const top = groundY - height * 0.03;
  const box = sheetBox(brief, top, groundY + height * 0.12);
  return {
    depth: 0.9,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, groundY + height * 0.12, [
        [0, lighten(metal, 0.2)],
        [0.25, darken(metal, 0.1)],
        [1, darken(metal, 0.6)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      context.fillStyle = darken(palette.ink, 0.1);
      context.fillRect(box.x, top + 8 * unit, box.width, height * 0.034);
      for (let x = box.x; x < box.x + box.width; x += 74 * unit) {
        fillCircle(context, x, groundY + height * 0.03, 26 * unit, darken(metal, 0.3));
        fillCircle(context, x, groundY + height * 0.03, 12 * unit, lighten(metal, 0.2));
      }
    },
  };
}

/** A works hall: tall windows, gears, a belt. */
export const factory: Template = (brief) => {
  const { height, palette, groundY, unit, width, portrait } = brief;
  const lightFromX = brief.random.fork('window').chance(0.5) ? -1 : 1;
  const tone = darken(mix(palette.far, palette.ink, 0.35), palette.dark ? 0.3 : 0);
  const metal = darken(mix('#8b95a1', palette.near, 0.35), palette.dark ? 0.35 : 0.05);
  const sinkY = groundY + height * 0.035;
  return {
    planes: [
      hall(brief, tone, lightFromX),
      machines(brief, metal),
      {
        depth: 0.45,
        box: sheetBox(brief, 0, height * 0.6),
        paint(context) {
          for (const x of portrait ? [0.5] : [0.3, 0.7])
            paintHangingLamp(
              context,
              x * width,
              height * 0.05,
              unit * 180,
              palette.accentTwo,
              palette.glow,
              palette.dark,
            );
        },
      },
      belt(brief, metal),
    ],
    foreground: [
      floorPlane(brief, {
        ground: steelPlates,
        label: 'plates',
        top: sinkY,
        depth: 1.12,
        tone: darken(mix(metal, palette.near, 0.3), 0.22),
        lightFromX,
      }),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'embers',
    indoors: true,
  };
};
