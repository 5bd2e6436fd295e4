import { progress } from '../../painting/actors/motion.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief } from '../board.ts';
import { entryTime } from '../cues.ts';
import { popIn } from '../marks.ts';
import { drawType, setType } from '../type.ts';
import { isMirrored, mainFill, otherFill } from './chart-parts.ts';
import { captionOf, halves } from './ring-parts.ts';
import type { Share } from './share-of-plan.ts';

const people =
  /\b(?:people|adults?|children|kids|men|women|workers?|walkers?|students?|pupils?|users?|voters?|patients?|customers?|employees?|residents?|parents?|teachers?|drivers?|families|us|them|menschen|leute|personas|personnes|person)\b/iu;

/** Somebody, as on a sign: a head over a body. */
function drawPerson(context: Context, x: number, y: number, size: number, fill: string): void {
  fillCircle(context, x, y - size * 0.3, size * 0.17, fill);
  context.beginPath();
  context.roundRect(x - size * 0.25, y - size * 0.09, size * 0.5, size * 0.56, [
    size * 0.22,
    size * 0.22,
    size * 0.08,
    size * 0.08,
  ]);
  context.fill();
}

/** How many columns fill a box best with so many cells; even rows are read at a glance. */
function columnsFor(
  count: number,
  { width, height }: Box,
  narrow: number,
): { columns: number; wide: number; tall: number } {
  let best = { columns: 1, wide: 0, tall: 0 };
  let most = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const tall = Math.min(width / columns / narrow, height / Math.ceil(count / columns));
    const worth = tall * (count % columns === 0 ? 1.35 : 1);
    if (worth > most) {
      most = worth;
      best = { columns, wide: Math.min(width / columns, tall * 1.05), tall };
    }
  }
  return best;
}

/** So many of so many, each drawn: those that count are filled one after the other. */
export function countedShare(
  brief: BoardBrief,
  { text, label }: Share,
  { part, whole }: { part: number; whole: number },
): Board {
  const { colours, unit, isPortrait, plan, area } = brief;
  const isRight = isMirrored(plan);
  const value = setType(
    text,
    { width: isPortrait ? area.width : area.width * 0.42, height: area.height * 0.26 },
    {
      maxPx: (isPortrait ? 190 : 180) * unit,
      minPx: 50 * unit,
      weight: 800,
      leading: 1.05,
      align: isPortrait ? 'middle' : 'start',
    },
  );
  const { art: room, words } = halves(brief, true);
  const art = isPortrait ? { ...room, height: area.height * 0.5 } : room;
  const isPeople = people.test(`${label} ${plan.figure?.label ?? ''}`);
  const { columns, wide, tall } = columnsFor(whole, art, isPeople ? 0.62 : 1);
  const cell = isPeople ? tall : Math.min(wide, tall);
  const rows = Math.ceil(whole / columns);
  const left = art.x + (art.width - columns * wide) / 2;
  const high = art.y + (art.height - rows * tall) / 2;
  const below = {
    ...words,
    y: art.y + art.height + 36 * unit + value.height,
    height: area.height * 0.5 - value.height - 60 * unit,
  };
  const beside = { ...words, height: area.height - value.height - 30 * unit };
  const caption = captionOf(brief, label, isPortrait ? below : beside);
  const captionHeight = caption === null ? 0 : caption.height + 30 * unit;
  const valueY = isPortrait
    ? art.y + art.height + 30 * unit
    : area.y + (area.height - value.height - captionHeight) / 2;
  return {
    draw(context, { timeMs, durationMs, words: spoken }: Moment) {
      const since = timeMs - entryTime(text, spoken, durationMs, 240);
      const step = Math.min(130, 900 / Math.max(1, part));
      for (let index = 0; index < whole; index += 1) {
        const row = Math.floor(index / columns);
        const column = isRight ? columns - 1 - (index % columns) : index % columns;
        const [x, y] = [left + (column + 0.5) * wide, high + (row + 0.5) * tall];
        const drawOne = (fill: string, size: number): void =>
          isPeople
            ? drawPerson(context, x, y, cell * size, fill)
            : fillCircle(context, x, y, cell * 0.38 * size, fill);
        drawOne(otherFill(colours), 0.94);
        if (index < part)
          popIn(context, x, y, progress(since, index * step, 380), () =>
            drawOne(mainFill(colours), 1.02),
          );
      }
      const x = isPortrait ? area.x : words.x;
      drawType(context, value, { x, y: valueY }, { colour: colours.strong }, since + 100);
      if (caption !== null)
        drawType(
          context,
          caption,
          { x: words.x, y: valueY + value.height + 24 * unit },
          { colour: colours.text },
          since - 200,
        );
    },
  };
}
