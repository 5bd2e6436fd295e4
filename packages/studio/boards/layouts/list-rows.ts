import type { Box } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import type { SetType } from '../type.ts';
import { mirrored, numberedItems, readsFromRight, setAlike, setKicker } from './alike.ts';

/* Where the rows of a list stand: few are large, many are in two columns of a wide frame. */

export interface ListRow {
  readonly type: SetType;
  readonly box: Box;
  readonly textAt: { readonly x: number; readonly y: number };
  readonly mark: { readonly x: number; readonly y: number; readonly radius: number };
}

interface ListLayout {
  readonly rows: readonly ListRow[];
  readonly kicker: SetType | null;
  readonly kickerAt: { readonly x: number; readonly y: number };
}

const mostInColumn = 5;
const tallScript = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Of how many lines a row may be in large type, where one, two or more stand in the frame. */
const mostLinesOf = [6, 5];

interface Set {
  readonly types: readonly SetType[];
  readonly heights: readonly number[];
  readonly columns: number;
  readonly lines: number;
  readonly markWidth: number;
  readonly gap: number;
  readonly width: number;
  readonly pad: number;
}

/** The rows of so many texts at the largest size at which they fit; null where they do not. */
function setRows(
  texts: readonly string[],
  room: Box,
  brief: BoardBrief,
  areCards: boolean,
): Set | null {
  const { unit } = brief;
  const count = texts.length;
  // A square is no higher than it is wide: a long list would be very small in one column.
  const columns = brief.height <= brief.width && count > mostInColumn ? 2 : 1;
  const lines = Math.ceil(count / columns);
  const isBig = lines <= 3;
  const hasNumbers = numberedItems(brief.plan.items).some(({ number }) => number !== null);
  const isDrawn = brief.rowArt.some((art) => art !== null);
  const wide = count === 1 ? 150 : isBig ? (isDrawn ? 190 : 150) : lines > 6 ? 100 : 120;
  const isWide = hasNumbers || isDrawn || brief.plan.layout === 'checklist';
  const markWidth = (isWide ? wide : wide * 0.72) * unit;
  const gap = (areCards ? (isBig ? 34 : 20) : isBig ? 56 : 26) * unit;
  const pad = areCards ? 26 * unit : 0;
  const width = (room.width - 60 * unit * (columns - 1)) / columns;
  const textWidth = width - markWidth - pad * 2;
  const grown = brief.hasPicture ? 1 : 1.24;
  const largest = (count === 1 ? 124 : isBig ? 92 : 72) * grown;
  // A point of many short lines is a column, no line: it is set smaller first.
  const [mostLines, airy] = [mostLinesOf[count - 1] ?? 3, 54 * unit];
  for (let px = largest * unit; ; px = Math.max(32 * unit, px * 0.93)) {
    const { types, areWhole } = setAlike(texts, () => ({ width: textWidth, height: room.height }), {
      maxPx: px,
      minPx: 32 * unit,
      weight: 700,
      // Letters of these scripts reach further up and down.
      leading: tallScript.test(texts.join(' ')) ? 1.32 : 1.14,
    });
    const low = Math.min(markWidth * 0.8, (room.height / lines) * 0.8);
    // Alone in the frame its rows share the height.
    const least = brief.hasPicture
      ? low
      : Math.max(low, Math.min(230 * unit, (room.height / lines) * 0.7));
    // Inside a card there is at least half a line of air above and below.
    const air = areCards ? Math.max(pad * 1.2, px * 1.1) : 0;
    const heights = types.map(({ height }) => Math.max(height + air, least));
    const isJammed = px > airy && types.some((type) => type.lines.length > mostLines);
    const tall = Array.from({ length: columns }, (_, column) =>
      heights
        .slice(column * lines, (column + 1) * lines)
        .reduce((sum, height) => sum + height + gap, -gap),
    );
    if (areWhole && !isJammed && Math.max(...tall) <= room.height)
      return { types, heights, columns, lines, markWidth, gap, width, pad };
    if (px <= 32 * unit) return null;
  }
}

/** As many rows as fit whole, from the first, at the optical middle of the area. */
export function layOutList(
  brief: BoardBrief,
  texts: readonly string[],
  areCards: boolean,
): ListLayout {
  const { area, unit, plan } = brief;
  const isRightToLeft = readsFromRight(plan);
  const kicker = setKicker(plan.quote, area.width, unit);
  const used = kicker === null ? 0 : kicker.height + 40 * unit;
  const room = { ...area, y: area.y + used, height: area.height - used };
  let set: Set | null = null;
  for (let count = texts.length; count > 0 && set === null; count -= 1)
    set = setRows(texts.slice(0, count), room, brief, areCards);
  if (set === null) return { rows: [], kicker, kickerAt: area };
  const { types, heights, columns, lines, markWidth, gap, width, pad } = set;
  const columnHeight = (column: number) =>
    heights.slice(column * lines, (column + 1) * lines).reduce((sum, height) => sum + height, 0);
  const tallest = Math.max(...Array.from({ length: columns }, (_, at) => columnHeight(at)));
  const natural = tallest + gap * (lines - 1);
  // Few rows are spread a little, so that they fill the height.
  const spread = lines > 1 ? Math.min(40 * unit, (room.height - natural) / (lines - 1)) : 0;
  const top = room.y + Math.max(0, (room.height - natural - spread * (lines - 1)) / 2);
  const nextY = Array.from({ length: columns }, () => top);
  const rows = types.map((type, index): ListRow => {
    const column = Math.floor(index / lines);
    const y = nextY[column] ?? top;
    const height = heights[index] ?? type.height;
    nextY[column] = y + height + gap + spread;
    const x = area.x + column * (width + 60 * unit);
    const mirror = (box: Box) => mirrored(box, area, isRightToLeft);
    const text = mirror({ x: x + markWidth + pad, y, width: width - markWidth - pad * 2, height });
    const mark = mirror({ x: x + pad * 0.6, y, width: markWidth * 0.78, height });
    return {
      type,
      box: mirror({ x, y, width, height }),
      textAt: { x: text.x, y: y + (height - type.height) / 2 },
      mark: {
        x: mark.x + mark.width / 2,
        y: y + height / 2,
        radius: Math.min(markWidth * 0.38, height * 0.44),
      },
    };
  });
  return { rows, kicker, kickerAt: { x: area.x, y: top - used } };
}
