import { progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawDisc, drawTick, popIn, slideIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';

const entryMs = 460;
const mostRows = 8;

interface Row {
  readonly type: SetType;
  readonly box: Box;
}

/** A row's number may stand in its text already: "1. Melt the butter". */
const numbered = /^\s*(?:step\s+)?(\d{1,2})\s*[.):–-]\s+/iu;

function layOutRows(
  { area, unit, plan }: BoardBrief,
  markWidth: number,
): { rows: readonly Row[]; hidden: number } {
  const items = plan.items.slice(0, mostRows);
  const gap = 26 * unit;
  const room = {
    width: area.width - markWidth,
    height: (area.height - gap * (items.length - 1)) / items.length,
  };
  const largest = items.length === 1 ? 92 : 68;
  const sizes = items.map(
    (text) =>
      setType(text.replace(numbered, ''), room, {
        maxPx: largest * unit,
        minPx: 32 * unit,
        weight: 700,
      }).px,
  );
  // One size for all: rows are of one kind.
  const px = Math.min(...sizes);
  const types = items.map((text) =>
    setType(text.replace(numbered, ''), room, { maxPx: px, minPx: px, weight: 700 }),
  );
  const total =
    types.reduce((sum, { height }) => sum + Math.max(height, markWidth * 0.7), 0) +
    gap * 1.5 * (items.length - 1);
  let y = area.y + Math.max(0, (area.height - total) / 2);
  const rows = types.map((type) => {
    const height = Math.max(type.height, markWidth * 0.7);
    const row = { type, box: { x: area.x, y, width: area.width, height } };
    y += height + gap * 1.5;
    return row;
  });
  return { rows, hidden: plan.items.length - items.length };
}

type DrawMark = (
  context: Context,
  at: { x: number; y: number; radius: number; index: number },
  share: number,
) => void;

function createRows(brief: BoardBrief, drawMark: DrawMark): Board | null {
  const { plan, area, unit, colours } = brief;
  if (plan.items.length === 0) return null;
  const markWidth = 118 * unit;
  const { rows } = layOutRows(brief, markWidth);
  const isRightToLeft = rows.some(({ type }) => type.isRightToLeft);
  const markX = isRightToLeft ? area.x + area.width - markWidth * 0.36 : area.x + markWidth * 0.36;
  const textX = isRightToLeft ? area.x : area.x + markWidth;
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(plan.items, words, durationMs);
      for (const [index, { type, box }] of rows.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const share = progress(since, 0, entryMs);
        if (share <= 0) continue;
        const middle = box.y + box.height / 2;
        const isNow = since < (times[index + 1] ?? durationMs) - (times[index] ?? 0);
        if (isNow && rows.length > 1)
          fillRounded(
            context,
            {
              x: area.x - 24 * unit,
              y: box.y - 12 * unit,
              width: (area.width + 48 * unit) * share,
              height: box.height + 24 * unit,
            },
            26 * unit,
            `${colours.groundArt}66`,
          );
        popIn(context, markX, middle, share, () =>
          drawMark(
            context,
            { x: markX, y: middle, radius: markWidth * 0.33, index },
            progress(since, 120, 380),
          ),
        );
        slideIn(context, (isRightToLeft ? -1 : 1) * 40 * unit, 0, share, () =>
          drawType(
            context,
            type,
            { x: textX, y: middle - type.height / 2 },
            { colour: colours.text },
            since - 60,
          ),
        );
      }
    },
  };
}

/** Points one under the other, each with its number, coming in as they are said. */
export const list: BoardBuilder = (brief) => {
  const { colours, plan } = brief;
  const firstNumber = Number(numbered.exec(plan.items[0] ?? '')?.[1] ?? 1);
  return createRows(brief, (context, { x, y, radius, index }) => {
    const number = Number(numbered.exec(plan.items[index] ?? '')?.[1] ?? firstNumber + index);
    drawDisc(context, x, y, radius, String(number), {
      fill: index % 2 === 0 ? colours.accent : colours.accentTwo,
      colour: index % 2 === 0 ? colours.onAccent : colours.onAccentTwo,
    });
  });
};

/** Points with boxes that are ticked as they are said. */
export const checklist: BoardBuilder = (brief) => {
  const { colours, unit } = brief;
  return createRows(brief, (context, { x, y, radius }, ticked) => {
    context.strokeStyle = colours.strong;
    context.lineWidth = 7 * unit;
    context.beginPath();
    context.roundRect(
      x - radius * 0.82,
      y - radius * 0.82,
      radius * 1.64,
      radius * 1.64,
      14 * unit,
    );
    context.stroke();
    drawTick(context, x + radius * 0.1, y - radius * 0.12, radius * 1.5, colours.strong, ticked);
  });
};
