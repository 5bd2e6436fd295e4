import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillEllipse, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawPart, slideIn } from '../marks.ts';
import { drawType, setType } from '../type.ts';
import { drawPin } from './date-marks.ts';
import type { Stop } from './map.ts';
import type { Point } from './projection.ts';
import { plotAcross, plotAlone, plotDown, type SetStop } from './route-plots.ts';

/* A route between places whose position is not known: stops on a winding line, which is no map. */

/** The way as a broad band with a dashed middle. */
function drawWay(
  context: Context,
  { colours, unit }: BoardBrief,
  way: readonly Point[],
  share: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const stroke = (part: number, width: number, colour: string, dash: readonly number[]): void => {
    if (part <= 0) return;
    context.strokeStyle = colour;
    context.lineWidth = width * unit;
    context.setLineDash(dash.map((length) => length * unit));
    context.beginPath();
    drawPart(context, way, part);
    context.stroke();
    context.setLineDash([]);
  };
  stroke(1, 30, colours.line, []);
  stroke(share, 30, colours.strong, []);
  stroke(share, 6, colours.ground, [18, 24]);
}

function drawStop(
  context: Context,
  { colours, unit }: BoardBrief,
  { pin: [x, y] }: SetStop,
  pinHeight: number,
  index: number,
  since: number,
): void {
  fillCircle(context, x, y, 30 * unit, colours.line);
  fillCircle(context, x, y, 15 * unit, colours.ground);
  const fall = easeOut(progress(since, 0, 380));
  if (since <= 0) return;
  // A ring spreads where the pin lands.
  const spread = progress(since, 300, 700);
  if (spread > 0 && spread < 1)
    fillEllipse(
      context,
      x,
      y,
      (30 + 70 * spread) * unit,
      (16 + 34 * spread) * unit,
      withOpacity(colours.strong, 0.35 * (1 - spread)),
    );
  fillCircle(context, x, y, 30 * unit, colours.strong);
  fillCircle(context, x, y, 15 * unit, colours.ground);
  context.save();
  context.globalAlpha *= Math.min(1, fall * 2);
  const fill = index % 2 === 0 ? colours.accent : colours.accentTwo;
  drawPin(context, x, y - 6 * unit - (1 - fall) * 160 * unit, pinHeight, {
    fill,
    hole: colours.card,
  });
  context.restore();
}

/** Where a lone place is told: a single pin with its name, on a ground of rings. */
function drawRipples(
  context: Context,
  { colours, unit }: BoardBrief,
  [x, y]: Point,
  timeMs: number,
): void {
  for (const ring of [3, 2, 1]) {
    const swell = 1 + 0.03 * Math.sin(timeMs / 700 + ring);
    context.strokeStyle = withOpacity(colours.strong, 0.5 - ring * 0.12);
    context.lineWidth = 8 * unit;
    context.beginPath();
    context.ellipse(x, y, 110 * ring * unit * swell, 44 * ring * unit * swell, 0, 0, Math.PI * 2);
    context.stroke();
  }
}

/** Room for the kicker, the words over the route. */
const below = (area: Box, height: number): Box => ({
  ...area,
  y: area.y + height,
  height: area.height - height,
});

/** Stops on a winding line, coming in as they are said; the line is drawn from one to the next. */
export function createRoute(
  brief: BoardBrief,
  stops: readonly Stop[],
  isRightToLeft: boolean,
): Board | null {
  const { area, unit, colours, isPortrait, plan } = brief;
  const names = stops.map(({ name }) => name);
  const isNamed = /\p{Lu}|\p{Lo}/u.test(plan.place) && !names.includes(plan.place);
  const kicker =
    isNamed && names.length > 1
      ? setType(
          plan.place,
          { width: area.width, height: area.height * 0.12 },
          {
            maxPx: 60 * unit,
            minPx: 34 * unit,
            weight: 700,
            mostLines: 1,
            align: isPortrait ? 'start' : 'middle',
          },
        )
      : null;
  const own = kicker === null ? brief : { ...brief, area: below(area, kicker.height + 20 * unit) };
  const [first] = stops;
  if (first === undefined) return null;
  const plot =
    stops.length === 1
      ? plotAlone(own, first)
      : isPortrait
        ? plotDown(own, stops, isRightToLeft)
        : plotAcross(own, stops, isRightToLeft);
  const isAlone = stops.length === 1;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(names, words, durationMs, () => durationMs * 0.75);
      if (kicker !== null)
        drawType(
          context,
          kicker,
          { x: area.x, y: area.y },
          { colour: colours.muted },
          timeMs - 150,
        );
      for (const [at, way] of plot.ways.entries())
        drawWay(context, brief, way, easeInOut(progress(timeMs, (times[at + 1] ?? 0) - 550, 700)));
      for (const [at, stop] of plot.stops.entries()) {
        const since = timeMs - (times[at] ?? 0);
        if (isAlone) drawRipples(context, brief, stop.pin, timeMs);
        drawStop(context, brief, stop, plot.pinHeight, at, since);
        slideIn(context, 0, 26 * unit, progress(since, 120, 400), () => {
          drawType(context, stop.name, stop, { colour: colours.text }, since - 120);
          if (stop.detail !== null)
            drawType(
              context,
              stop.detail,
              { x: stop.x, y: stop.y + stop.name.height },
              { colour: colours.muted },
              since - 220,
            );
        });
      }
    },
  };
}
