import { stagingOf } from '../actors/staging.ts';
import { floorPlane } from '../grounds/ground-plane.ts';
import { boards } from '../grounds/built.ts';
import { kitchenTable, workTable } from '../grounds/surfaces.ts';
import { paintFinish } from '../brushes/finish.ts';
import { paintHangingLamp, paintPot, paintWindow } from '../brushes/furniture.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

function tiles(brief: StageBrief, tone: string, lightFromX: number): Plane {
  const { width, height, unit, palette } = brief;
  const stream = brief.random.fork('tiles');
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = tone;
      context.fillRect(0, 0, width, height);
      const side = 108 * unit;
      for (let row = 0; row * side < height * 0.7; row++) {
        for (let x = row % 2 === 0 ? 0 : -side; x < width; x += side * 2) {
          const face = mix(
            tone,
            stream.chance(0.5) ? '#ffffff' : palette.far,
            stream.between(0.02, 0.14),
          );
          fillRounded(
            context,
            {
              x: x + 4 * unit,
              y: row * side + 4 * unit,
              width: side * 2 - 8 * unit,
              height: side - 8 * unit,
            },
            10 * unit,
            face,
          );
          context.fillStyle = withOpacity('#ffffff', 0.13);
          context.fillRect(x + 14 * unit, row * side + 10 * unit, side * 1.7, 5 * unit);
        }
      }
      const away = context.createLinearGradient(
        lightFromX < 0 ? 0 : width,
        0,
        lightFromX < 0 ? width : 0,
        height * 0.3,
      );
      away.addColorStop(0, withOpacity(palette.glow, 0.42));
      away.addColorStop(0.5, withOpacity(palette.ink, 0.05));
      away.addColorStop(1, withOpacity(palette.ink, 0.48));
      context.fillStyle = away;
      context.fillRect(0, 0, width, height);
      paintFinish(context, brief);
    },
  };
}

/** A jar with something in it. */
function paintJar(
  context: Context,
  x: number,
  y: number,
  width: number,
  filling: string,
  lid: string,
): void {
  const height = width * 1.35;
  fillRounded(
    context,
    { x: x - width / 2, y: y - height, width, height },
    width * 0.2,
    withOpacity('#ffffff', 0.35),
  );
  fillRounded(
    context,
    { x: x - width * 0.42, y: y - height * 0.68, width: width * 0.84, height: height * 0.64 },
    width * 0.16,
    filling,
  );
  fillRounded(
    context,
    {
      x: x - width * 0.46,
      y: y - height - width * 0.12,
      width: width * 0.92,
      height: width * 0.24,
    },
    width * 0.08,
    lid,
  );
  context.fillStyle = withOpacity('#ffffff', 0.4);
  context.fillRect(x - width * 0.34, y - height * 0.9, width * 0.1, height * 0.75);
}

function shelf(brief: StageBrief, wood: string, lightFromX: number): Plane {
  const { width, height, unit, palette, blend } = brief;
  const stream = brief.random.fork('shelf');
  const y = height * blend(0.27, 0.34);
  const box = sheetBox(brief, 0, height * 0.6);
  const windowWide = width * blend(0.36, 0.2);
  return {
    depth: 0.3,
    box,
    paint(context) {
      const windowX = lightFromX < 0 ? width * 0.04 : width * 0.96 - windowWide;
      paintWindow(
        context,
        {
          x: windowX,
          y: height * 0.1,
          width: windowWide,
          height: height * blend(0.22, 0.4),
        },
        palette,
        mix(palette.paper, wood, 0.25),
        stream,
      );
      const from = lightFromX < 0 ? 0.52 : -0.08;
      const to = lightFromX < 0 ? 1.08 : 0.48;
      fillRounded(
        context,
        { x: from * width, y, width: (to - from) * width, height: 26 * unit },
        6 * unit,
        wood,
      );
      context.fillStyle = withOpacity(palette.ink, 0.22);
      context.fillRect(from * width, y + 26 * unit, (to - from) * width, 18 * unit);
      const fillings = [
        palette.accent,
        palette.accentTwo,
        palette.near,
        mix(palette.accent, palette.paper, 0.5),
      ];
      for (let x = from + 0.07; x < to - 0.04; x += blend(0.115, 0.062)) {
        if (stream.chance(0.22))
          paintPot(
            context,
            x * width,
            y,
            unit * 88,
            palette.accent,
            mix(palette.near, '#4b9a4f', 0.5),
          );
        else
          paintJar(
            context,
            x * width,
            y,
            unit * stream.between(70, 92),
            fillings[stream.index(fillings.length)] ?? palette.accent,
            wood,
          );
      }
    },
  };
}

function worktop(brief: StageBrief, wood: string): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const stream = brief.random.fork('worktop');
  const box = sheetBox(brief, groundY - height * 0.11, groundY + 30 * unit);
  return {
    depth: 0.7,
    box,
    paint(context) {
      const bowl = (x: number, size: number, tone: string) => {
        const fruit = [palette.accent, palette.accentTwo, mix(palette.near, '#77b255', 0.5)];
        for (let i = 0; i < 5; i++)
          fillCircle(
            context,
            x + (i - 2) * size * 0.19,
            groundY - size * (0.5 + 0.09 * (2 - Math.abs(i - 2))),
            size * 0.17,
            fruit[(i + stream.index(3)) % 3] ?? palette.accent,
          );
        context.fillStyle = verticalGradient(context, groundY - size * 0.5, groundY, [
          [0, lighten(tone, 0.12)],
          [1, darken(tone, 0.3)],
        ]);
        context.beginPath();
        context.ellipse(x, groundY - size * 0.45, size * 0.58, size * 0.45, 0, 0, Math.PI);
        context.fill();
      };
      bowl(
        width * (stream.chance(0.5) ? 0.08 : 0.92),
        unit * 210,
        mix(palette.paper, palette.far, 0.35),
      );
      const bottleX = width * (stream.chance(0.5) ? 0.2 : 0.83);
      fillPolygon(
        context,
        [
          [bottleX - 30 * unit, groundY],
          [bottleX - 30 * unit, groundY - 120 * unit],
          [bottleX - 10 * unit, groundY - 160 * unit],
          [bottleX - 10 * unit, groundY - 205 * unit],
          [bottleX + 10 * unit, groundY - 205 * unit],
          [bottleX + 10 * unit, groundY - 160 * unit],
          [bottleX + 30 * unit, groundY - 120 * unit],
          [bottleX + 30 * unit, groundY],
        ],
        mix(palette.near, '#5c7a2e', 0.4),
      );
      fillEllipse(context, bottleX, groundY - 208 * unit, 12 * unit, 6 * unit, wood);
    },
  };
}

function lamps(brief: StageBrief): Plane {
  const { width, height, unit, palette, portrait, blend } = brief;
  return {
    depth: 0.4,
    box: sheetBox(brief, 0, height * 0.55),
    paint(context) {
      for (const x of portrait ? [0.28, 0.72] : [0.2, 0.5, 0.8])
        paintHangingLamp(
          context,
          x * width,
          height * blend(0.03, 0.01),
          unit * 150,
          palette.accent,
          palette.glow,
          palette.dark,
        );
    },
  };
}

/** A kitchen: tiles, jars and lamps behind a wooden table, or around the floor where people stand. */
export const table: Template = (brief) => {
  const { height, palette, groundY } = brief;
  const lightFromX = brief.random.fork('window').chance(0.5) ? -1 : 1;
  const shade = palette.dark ? 0.45 : 0;
  const wood = darken(mix('#a8703f', palette.near, 0.18), shade);
  const tone = darken(mix(palette.paper, palette.skyLow, 0.6), palette.dark ? 0.5 : 0.05);
  const isLived = brief.drawing.figures.length > 0;
  const isFood = brief.drawing.heroes.some(({ emoji }) => stagingOf(emoji) === 'food');
  const top = groundY + height * (isLived ? 0.02 : -0.022);
  const floorY = groundY - height * 0.045;
  // As in a room: one floor in two sheets at one depth.
  const floor = {
    ground: boards,
    label: 'floor',
    begins: floorY,
    depth: 1,
    tone: wood,
    lightFromX,
  };
  return {
    planes: [
      tiles(brief, tone, lightFromX),
      shelf(brief, darken(wood, 0.1), lightFromX),
      lamps(brief),
      isLived ? floorPlane(brief, { ...floor, top: floorY }) : worktop(brief, wood),
    ],
    foreground: isLived
      ? [floorPlane(brief, { ...floor, top })]
      : [
          floorPlane(brief, {
            // Only what is eaten stands beside a plate.
            ground: isFood ? kitchenTable : workTable,
            label: 'table',
            top,
            depth: 1.12,
            tone: wood,
            lightFromX,
          }),
        ],
    surface: isLived ? 'ground' : 'table',
    groundY: groundY + (isLived ? 0 : height * 0.014),
    sinkY: top,
    lightFromX,
    ambience: 'dust',
    indoors: true,
  };
};
