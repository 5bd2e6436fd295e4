import { floorPlane } from '../grounds/ground-plane.ts';
import { polishedHall } from '../grounds/surfaces.ts';
import { easeOut, progress } from '../actors/motion.ts';
import { paintFinish } from '../brushes/finish.ts';
import {
  fillCircle,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { placeOnSheet } from '../camera.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import {
  backdropBox,
  sheetBox,
  type LiveArt,
  type Plane,
  type StageBrief,
  type Template,
} from '../stage.ts';

const boardDepth = 0.5;

interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

function panelOf({ width, height, portrait, groundY }: StageBrief): Panel {
  return portrait
    ? { x: width * 0.07, y: height * 0.12, width: width * 0.86, height: groundY - height * 0.15 }
    : { x: width * 0.12, y: height * 0.09, width: width * 0.76, height: groundY - height * 0.12 };
}

function backdrop(brief: StageBrief, dark: string, lightFromX: number): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('dots');
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, height, [
        [0, mix(dark, palette.skyTop, 0.4)],
        [0.6, mix(dark, palette.far, 0.35)],
        [1, darken(dark, 0.35)],
      ]);
      context.fillRect(0, 0, width, height);
      paintGlow(
        context,
        width * (0.5 + lightFromX * 0.35),
        height * 0.15,
        Math.max(width, height) * 0.5,
        [
          [0, withOpacity(palette.glow, 0.42)],
          [1, withOpacity(palette.glow, 0)],
        ],
      );
      for (let y = 30 * unit; y < height; y += 60 * unit)
        for (let x = 30 * unit; x < width; x += 60 * unit)
          fillCircle(context, x, y, unit * 2.4, withOpacity('#ffffff', stream.between(0.05, 0.14)));
      paintFinish(context, brief);
    },
  };
}

function board(brief: StageBrief, panel: Panel, dark: string): Plane {
  const { unit, palette } = brief;
  const box = sheetBox(brief, panel.y - 40 * unit, panel.y + panel.height + 60 * unit);
  return {
    depth: boardDepth,
    box,
    paint(context) {
      context.shadowColor = withOpacity(palette.ink, 0.5);
      context.shadowBlur = 50 * unit;
      context.shadowOffsetY = 20 * unit;
      fillRounded(context, panel, 40 * unit, withOpacity(mix(dark, palette.skyTop, 0.22), 0.94));
      context.shadowColor = 'transparent';
      context.strokeStyle = withOpacity(lighten(palette.glow, 0.2), 0.35);
      context.lineWidth = 3 * unit;
      context.stroke();
      context.strokeStyle = withOpacity('#ffffff', 0.13);
      context.lineWidth = 2 * unit;
      context.beginPath();
      for (let i = 1; i < 6; i++) {
        context.moveTo(panel.x + 40 * unit, panel.y + (panel.height * i) / 6);
        context.lineTo(panel.x + panel.width - 40 * unit, panel.y + (panel.height * i) / 6);
      }
      context.stroke();
    },
  };
}

/** Bars that grow one after the other, and a line that is drawn over them. */
function growingChart(brief: StageBrief, panel: Panel): LiveArt {
  const { unit, palette, drawing } = brief;
  const stream = brief.random.fork('figures');
  const falling =
    drawing.heroes.some(({ emoji }) => emoji === 'chart-decreasing') || drawing.mood === 'tense';
  const count = 7;
  const heights = Array.from({ length: count }, (_, index) => {
    const share = falling ? 1 - index / (count - 1) : index / (count - 1);
    return 0.16 + 0.66 * share ** 1.5 + stream.between(-0.04, 0.04);
  });
  const foot = panel.y + panel.height - 46 * unit;
  const reach = panel.height - 110 * unit;
  const step = (panel.width - 100 * unit) / count;
  const middle = (index: number) => panel.x + 50 * unit + step * (index + 0.5);
  return {
    depth: boardDepth,
    draw(context, camera, timeMs) {
      context.save();
      placeOnSheet(context, camera, boardDepth);
      for (const [index, share] of heights.entries()) {
        const grown = easeOut(progress(timeMs, 150 + index * 90, 700));
        const tall = reach * share * grown;
        const tone =
          index === (falling ? 0 : count - 1)
            ? palette.accent
            : mix(palette.far, palette.accentTwo, index / count);
        fillRounded(
          context,
          {
            x: middle(index) - step * 0.31,
            y: foot - tall,
            width: step * 0.62,
            height: Math.max(1, tall),
          },
          14 * unit,
          tone,
        );
      }
      drawTrend(
        context,
        { heights, foot, reach, middle, unit, colour: lighten(palette.glow, 0.35) },
        easeOut(progress(timeMs, 700, 1500)),
      );
      context.restore();
    },
  };
}

interface Trend {
  heights: readonly number[];
  foot: number;
  reach: number;
  middle(index: number): number;
  unit: number;
  colour: string;
}

/** The line over the bars, as far as `share` of its length, with a bright head. */
function drawTrend(
  context: Context,
  { heights, foot, reach, middle, unit, colour }: Trend,
  share: number,
): void {
  if (share <= 0) return;
  const last = (heights.length - 1) * share;
  const y = (place: number) => {
    const index = Math.floor(place);
    const from = heights[index] ?? 0;
    const to = heights[index + 1] ?? from;
    return foot - reach * (from + (to - from) * (place - index)) - 44 * unit;
  };
  context.strokeStyle = colour;
  context.lineWidth = 9 * unit;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  for (let i = 0; i <= Math.floor(last); i++) context.lineTo(middle(i), y(i));
  context.lineTo(middle(last), y(last));
  context.stroke();
  fillCircle(context, middle(last), y(last), 20 * unit, withOpacity(colour, 0.35));
  fillCircle(context, middle(last), y(last), 12 * unit, colour);
}

/** Figures: a board whose chart grows while it is talked about. */
export const chart: Template = (brief) => {
  const { palette, groundY, height } = brief;
  const dark = mix(palette.ink, palette.skyTop, palette.dark ? 0.2 : 0.42);
  const lightFromX = brief.random.fork('light').chance(0.5) ? -1 : 1;
  const panel = panelOf(brief);
  const sinkY = groundY + height * 0.025;
  return {
    planes: [backdrop(brief, dark, lightFromX), board(brief, panel, dark)],
    live: growingChart(brief, panel),
    foreground: [
      floorPlane(brief, {
        ground: polishedHall,
        label: 'hall',
        top: sinkY,
        depth: 1.12,
        tone: mix(dark, palette.near, 0.35),
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
