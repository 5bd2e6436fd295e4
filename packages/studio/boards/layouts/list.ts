import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, drawDisc, drawTick, popIn, slideIn } from '../marks.ts';
import { drawType } from '../type.ts';
import { numberedItems, readsFromRight } from './alike.ts';
import { layOutList, type ListRow } from './list-rows.ts';

const entryMs = 460;

type DrawMark = (
  context: Context,
  at: { x: number; y: number; radius: number; index: number; isLit: boolean },
  share: number,
) => void;

/** Rows lie bare on the ground, the one being said on a band of colour; or each is a card of its own. */
type RowStyle = 'band' | 'card';

function drawBack(
  context: Context,
  { box }: ListRow,
  style: RowStyle,
  { share, isLit }: { share: number; isLit: boolean },
  { colours, unit, plan }: BoardBrief,
): void {
  if (style === 'card') {
    drawCard(context, box, isLit ? colours.accent : colours.card, {
      radius: Math.min(36 * unit, box.height * 0.3),
      shadow: colours.shadow,
    });
    return;
  }
  if (!isLit) return;
  const full = box.width + 48 * unit;
  const y = box.y - 4 * unit;
  const x = box.x - 24 * unit + (readsFromRight(plan) ? full * (1 - share) : 0);
  fillRounded(
    context,
    { x, y, width: full * share, height: box.height + 8 * unit },
    26 * unit,
    `${colours.groundArt}66`,
  );
}

/** What stands there before anything is said: the empty marks of the rows to come. */
function drawWaiting(
  context: Context,
  { mark }: ListRow,
  share: number,
  { colours, unit }: BoardBrief,
): void {
  if (share >= 1) return;
  context.globalAlpha = 1 - easeOut(share);
  context.strokeStyle = colours.line;
  context.lineWidth = 6 * unit;
  context.beginPath();
  context.arc(mark.x, mark.y, mark.radius, 0, Math.PI * 2);
  context.stroke();
  context.globalAlpha = 1;
}

function createRows(brief: BoardBrief, drawMark: DrawMark): Board | null {
  const { plan, unit, colours, random } = brief;
  const items = numberedItems(plan.items.filter((item) => item.trim() !== ''));
  if (items.length === 0) return null;
  const texts = items.map(({ text }) => text);
  const style: RowStyle = items.length > 1 && random.chance(0.5) ? 'card' : 'band';
  const { rows, kicker, kickerAt } = layOutList(brief, texts, style === 'card');
  const way = readsFromRight(plan) ? -1 : 1;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(texts, words, durationMs);
      if (kicker !== null)
        drawType(context, kicker, kickerAt, { colour: colours.strong }, timeMs + 100);
      for (const [index, row] of rows.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const share = progress(since, 0, entryMs);
        drawWaiting(context, row, share, brief);
        if (share <= 0) continue;
        const isLit = rows.length > 1 && timeMs < (times[index + 1] ?? Number.POSITIVE_INFINITY);
        const { mark, type, textAt } = row;
        slideIn(context, way * 40 * unit, 0, style === 'card' ? share : 1, () => {
          drawBack(context, row, style, { share, isLit }, brief);
          popIn(context, mark.x, mark.y, share, () =>
            drawMark(
              context,
              { ...mark, index, isLit: isLit && style === 'card' },
              progress(since, 120, 380),
            ),
          );
          slideIn(context, way * 40 * unit, 0, share, () => {
            const onCard = isLit ? colours.onAccent : colours.onCard;
            const colour = style === 'card' ? onCard : colours.text;
            drawType(context, type, textAt, { colour }, since - 60);
          });
        });
      }
    },
  };
}

/** Points one under the other, each with its number, coming in as they are said; one alone is set large beside a mark. */
export const list: BoardBuilder = (brief) => {
  const { colours, plan, unit } = brief;
  const items = numberedItems(plan.items.filter((item) => item.trim() !== ''));
  return createRows(brief, (context, { x, y, radius, index, isLit }, share) => {
    const isOdd = index % 2 === 1;
    const face = isOdd
      ? { fill: colours.accentTwo, colour: colours.onAccentTwo }
      : { fill: colours.accent, colour: colours.onAccent };
    if (items.length === 1) {
      const height = radius * 2.4 * easeOut(share);
      fillRounded(
        context,
        { x: x - radius * 0.3, y: y - height / 2, width: radius * 0.6, height },
        30 * unit,
        colours.accent,
      );
      return;
    }
    const lit = { fill: colours.onAccent, colour: colours.accent };
    drawDisc(context, x, y, radius, String(items[index]?.number ?? index + 1), isLit ? lit : face);
  });
};

/** Points with boxes that are ticked as they are said. */
export const checklist: BoardBuilder = (brief) => {
  const { colours } = brief;
  // Boxes are filled, so that they are seen on ground and card alike.
  return createRows(brief, (context, { x, y, radius, isLit }, ticked) => {
    const half = radius * 0.86;
    const [fill, tick] = isLit
      ? [colours.onAccent, colours.accent]
      : [colours.accent, colours.onAccent];
    fillRounded(
      context,
      { x: x - half, y: y - half, width: half * 2, height: half * 2 },
      radius * 0.34,
      fill,
    );
    drawTick(context, x, y, radius * 1.15, tick, ticked);
  });
};
