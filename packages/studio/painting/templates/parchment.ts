import { floorPlane } from '../grounds/ground-plane.ts';
import { scholarsTable } from '../grounds/surfaces.ts';
import { paintFinish } from '../brushes/finish.ts';
import {
  fillCircle,
  fillPolygon,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** An unknown coast: a wandering closed line, inked twice, with hatching on the sea side. */
function paintLandmass(
  context: Context,
  brief: StageBrief,
  at: { x: number; y: number; radius: number },
  ink: string,
  wash: string,
): void {
  const stream = brief.random.fork(`land ${at.x}`);
  const waves = [2, 3, 5, 9, 15].map((turns) => ({
    turns,
    size: stream.between(0.3, 1) / turns,
    phase: stream.between(0, 6),
  }));
  const edge = (angle: number, grow: number) => {
    const reach =
      at.radius *
      (grow +
        waves.reduce(
          (sum, { turns, size, phase }) => sum + Math.sin(angle * turns + phase) * size,
          0,
        ) *
          0.5);
    return [at.x + Math.cos(angle) * reach * 1.25, at.y + Math.sin(angle) * reach] as const;
  };
  const outline = (grow: number) =>
    Array.from({ length: 120 }, (_, index) => edge((index / 120) * Math.PI * 2, grow));
  fillPolygon(context, outline(1), wash);
  for (const [grow, opacity, line] of [
    [1, 0.75, 4],
    [1.05, 0.25, 2.5],
    [1.1, 0.13, 2],
  ] as const) {
    context.strokeStyle = withOpacity(ink, opacity);
    context.lineWidth = line * brief.unit;
    context.beginPath();
    for (const [x, y] of outline(grow)) context.lineTo(x, y);
    context.closePath();
    context.stroke();
  }
}

function paintRose(
  context: Context,
  x: number,
  y: number,
  radius: number,
  ink: string,
  tint: string,
): void {
  context.strokeStyle = withOpacity(ink, 0.6);
  context.lineWidth = radius * 0.03;
  for (const share of [1, 0.88, 0.4]) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2;
    const long = radius * (i % 2 === 0 ? 1.22 : 0.76);
    const point = [x + Math.cos(turn) * long, y + Math.sin(turn) * long] as const;
    const side = (offset: number) =>
      [
        x + Math.cos(turn + offset) * radius * 0.2,
        y + Math.sin(turn + offset) * radius * 0.2,
      ] as const;
    fillPolygon(context, [[x, y], side(0.6), point], withOpacity(ink, 0.8));
    fillPolygon(context, [[x, y], side(-0.6), point], withOpacity(tint, 0.8));
  }
}

function paintRoute(context: Context, brief: StageBrief, colour: string): void {
  const { width, height, unit } = brief;
  const stream = brief.random.fork('route');
  context.strokeStyle = withOpacity(colour, 0.85);
  context.lineWidth = 8 * unit;
  context.setLineDash([26 * unit, 18 * unit]);
  context.beginPath();
  context.moveTo(width * 0.08, height * 0.5);
  context.bezierCurveTo(
    width * 0.2,
    height * stream.between(0.1, 0.3),
    width * 0.7,
    height * stream.between(0.4, 0.6),
    width * 0.9,
    height * 0.14,
  );
  context.stroke();
  context.setLineDash([]);
  const cross = 22 * unit;
  context.lineWidth = 11 * unit;
  context.beginPath();
  context.moveTo(width * 0.9 - cross, height * 0.14 - cross);
  context.lineTo(width * 0.9 + cross, height * 0.14 + cross);
  context.moveTo(width * 0.9 + cross, height * 0.14 - cross);
  context.lineTo(width * 0.9 - cross, height * 0.14 + cross);
  context.stroke();
  fillCircle(context, width * 0.08, height * 0.5, 14 * unit, colour);
}

function mapSheet(brief: StageBrief, paper: string, ink: string, lightFromX: number): Plane {
  const { width, height, unit, palette } = brief;
  const stream = brief.random.fork('map');
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = paper;
      context.fillRect(0, 0, width, height);
      for (let i = 0; i < 40; i++)
        paintGlow(
          context,
          stream.next() * width,
          stream.next() * height,
          unit * stream.between(60, 320),
          [
            [0, withOpacity(darken(paper, 0.35), stream.between(0.03, 0.12))],
            [1, withOpacity(paper, 0)],
          ],
        );
      context.strokeStyle = withOpacity(ink, 0.12);
      context.lineWidth = 2 * unit;
      context.beginPath();
      for (let x = width * 0.1; x < width; x += 180 * unit) {
        context.moveTo(x, 0);
        context.lineTo(x, height);
      }
      for (let y = height * 0.05; y < height; y += 180 * unit) {
        context.moveTo(0, y);
        context.lineTo(width, y);
      }
      context.stroke();
      const wash = withOpacity(mix(palette.near, palette.accentTwo, 0.3), 0.26);
      paintLandmass(
        context,
        brief,
        { x: width * 0.14, y: height * 0.2, radius: 230 * unit },
        ink,
        wash,
      );
      paintLandmass(
        context,
        brief,
        { x: width * 0.86, y: height * 0.42, radius: 260 * unit },
        ink,
        wash,
      );
      paintLandmass(
        context,
        brief,
        { x: width * 0.3, y: height * 0.58, radius: 150 * unit },
        ink,
        wash,
      );
      paintRose(
        context,
        width * (lightFromX > 0 ? 0.17 : 0.82),
        height * 0.1,
        92 * unit,
        ink,
        palette.accent,
      );
      paintRoute(context, brief, palette.accent);
      const shade = context.createLinearGradient(
        lightFromX < 0 ? 0 : width,
        0,
        lightFromX < 0 ? width : 0,
        height * 0.6,
      );
      shade.addColorStop(0, withOpacity(palette.glow, palette.dark ? 0.1 : 0.4));
      shade.addColorStop(1, withOpacity(palette.ink, palette.dark ? 0.72 : 0.42));
      context.fillStyle = shade;
      context.fillRect(0, 0, width, height);
      paintFinish(context, brief);
    },
  };
}

/** A rolled edge of paper standing behind the table's rim. */
function scrollRoll(brief: StageBrief, paper: string): Plane {
  const { width, height, unit, groundY } = brief;
  const y = groundY - height * 0.055;
  const thick = height * 0.04;
  const box = sheetBox(brief, y - 10 * unit, y + thick + 30 * unit);
  return {
    depth: 0.75,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, y, y + thick, [
        [0, darken(paper, 0.12)],
        [0.3, mix(paper, '#ffffff', 0.4)],
        [1, darken(paper, 0.5)],
      ]);
      context.beginPath();
      context.roundRect(width * 0.03, y, width * 0.94, thick, thick / 2);
      context.fill();
      for (const x of [0.03, 0.97])
        fillCircle(context, x * width, y + thick / 2, thick * 0.56, darken('#7a4a2b', 0.1));
      context.fillStyle = verticalGradient(context, y + thick, y + thick + 30 * unit, [
        [0, 'rgba(0,0,0,0.35)'],
        [1, 'rgba(0,0,0,0)'],
      ]);
      context.fillRect(width * 0.03, y + thick, width * 0.94, 30 * unit);
    },
  };
}

/** Times past and far countries: a map above a table. */
export const parchment: Template = (brief) => {
  const { height, palette, groundY } = brief;
  const lightFromX = brief.random.fork('candle').chance(0.5) ? -1 : 1;
  const paper = darken(mix('#e9d3a3', palette.paper, 0.3), palette.dark ? 0.35 : 0);
  const ink = mix('#4a2f1d', palette.ink, 0.4);
  const wood = darken(mix('#7a4a2b', palette.near, 0.2), palette.dark ? 0.4 : 0.05);
  const top = groundY - height * 0.02;
  return {
    planes: [mapSheet(brief, paper, ink, lightFromX), scrollRoll(brief, paper)],
    foreground: [
      floorPlane(brief, {
        ground: scholarsTable,
        label: 'table',
        top,
        depth: 1.12,
        tone: wood,
        lightFromX,
      }),
    ],
    surface: 'table',
    groundY: groundY + height * 0.012,
    sinkY: top,
    lightFromX,
    ambience: 'dust',
    indoors: true,
  };
};
