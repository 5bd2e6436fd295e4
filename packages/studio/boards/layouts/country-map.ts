import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, paintSurface } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawPart, popIn } from '../marks.ts';
import type { Stop } from './map.ts';
import { drawLabel, placeLabels } from './map-labels.ts';
import { heartOf, type Point } from './projection.ts';
import { paintCountry, paintWorld, viewOf } from './world-view.ts';

const shapeMs = 420;

/** An arch from one heart to the next. */
function archOf([x, y]: Point, [endX, endY]: Point): readonly Point[] {
  const lift = Math.hypot(endX - x, endY - y) * 0.22;
  const [midX, midY] = [(x + endX) / 2, (y + endY) / 2];
  const [normalX, normalY] = [(endY - y) * 0.22, -(endX - x) * 0.22];
  // The arch rises, whichever way it runs.
  const sign = Math.abs(normalY) > lift * 0.2 && normalY > 0 ? -1 : 1;
  const [bendX, bendY] = [midX + normalX * sign, midY + normalY * sign];
  return Array.from({ length: 41 }, (_, at) => {
    const t = at / 40;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x + b * bendX + c * endX, a * y + b * bendY + c * endY] as const;
  });
}

/** The countries that are named, highlighted and labelled among their faint neighbours. */
export function createCountryMap(
  brief: BoardBrief,
  stops: readonly Stop[],
  isRoute: boolean,
): Board | null {
  const { colours, unit } = brief;
  const view = viewOf(
    brief,
    stops.map(({ region }) => region ?? ''),
  );
  if (view === null) return null;
  const world = paintWorld(brief, view);
  const shapes = stops.map((_, at) => paintCountry(brief, view, at));
  // Drawn from then on, when every country is there: one picture is cheaper than several.
  const whole = paintSurface(brief.width, brief.height, (context) => {
    context.drawImage(world, 0, 0);
    for (const { canvas, box } of shapes) context.drawImage(canvas, box.x, box.y);
  });
  const hearts = view.mainlands.map(([largest = []]) => heartOf(largest));
  const labels = placeLabels(brief, stops, view, hearts, isRoute);
  const arches = isRoute
    ? hearts.slice(1).map((heart, at) => archOf(hearts[at] ?? heart, heart))
    : [];
  const names = stops.map(({ name }) => name);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(names, words, durationMs, () => durationMs * 0.7);
      const since = (at: number): number => timeMs - (times[at] ?? 0);
      const isWhole = times.every((_, at) => since(at) >= shapeMs);
      context.drawImage(isWhole ? whole : world, 0, 0);
      for (const [at, { canvas, box }] of shapes.entries()) {
        const share = easeOut(progress(since(at), 0, shapeMs));
        if (share <= 0 || isWhole) continue;
        context.globalAlpha = share;
        context.drawImage(canvas, box.x, box.y);
        context.globalAlpha = 1;
      }
      for (const [at, arch] of arches.entries()) {
        context.strokeStyle = colours.card;
        context.lineCap = 'round';
        for (const [width, colour] of [
          [20, colours.onCard],
          [11, colours.card],
        ] as const) {
          context.strokeStyle = colour;
          context.lineWidth = width * unit;
          context.beginPath();
          drawPart(context, arch, easeInOut(progress(since(at + 1), -250, 800)));
          context.stroke();
        }
      }
      if (isRoute)
        for (const [at, [x, y]] of hearts.entries())
          popIn(context, x, y, progress(since(at), 150, 420), () => {
            fillCircle(context, x, y, 24 * unit, colours.onCard);
            fillCircle(context, x, y, 15 * unit, colours.card);
          });
      for (const [at, label] of labels.entries())
        drawLabel(context, brief, label, progress(since(at), 180, 440));
    },
  };
}
