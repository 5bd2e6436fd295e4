import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillPolygon, fillRounded, type Context } from '../../painting/brushes/surface.ts';
import { setType } from '../type.ts';
import { heavyWords } from './heavy-words.ts';
import { piecesOf, setBlock, type TypeRow } from './spoken-type.ts';
import { drawKicker, inColour, largest, minPx, setIn, type Compose } from './words-kit.ts';

/* Compositions of a spoken line for a few words, as on a poster. */

/** Each line fills the width, one of them in colour. */
export const block: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait } = brief;
  const edge = 46 * unit;
  const box = { ...area, y: area.y + edge, height: area.height - edge * 2 };
  const rows = setBlock(text, box, {
    maxPx: (isPortrait ? 380 : 340) * unit,
    minPx: 76 * unit,
  });
  if (rows === null) return null;
  const [heavy = -1] = heavyWords(piecesOf(rows));
  const loud = heavy < 0 ? undefined : rows.findLast(({ first }) => first <= heavy);
  const count = piecesOf(loud === undefined ? [] : [loud]).length;
  const indices = Array.from({ length: count }, (_, at) => (loud?.first ?? 0) + at);
  const [top, last] = [rows[0]?.y ?? box.y, rows.at(-1)];
  const foot = (last?.y ?? box.y) + (last?.type.height ?? 0);
  return {
    rows,
    look: { colour: colours.text, accents: inColour(indices, colours.strong) },
    under(context, { timeMs }) {
      const grown = 0.35 + 0.65 * easeOut(progress(timeMs, 0, 500));
      const bar = { x: area.x, width: area.width * grown, height: 16 * unit };
      const isMirrored = last?.type.isRightToLeft ?? false;
      const x = isMirrored ? area.x + area.width - bar.width : area.x;
      fillRounded(context, { ...bar, x, y: top - 34 * unit }, 8 * unit, colours.accent);
      const other = isMirrored ? area.x : area.x + area.width - bar.width * 0.4;
      const short = { ...bar, x: other, width: bar.width * 0.4 };
      fillRounded(
        context,
        { ...short, y: foot + (last?.type.px ?? 0) * 0.28 },
        8 * unit,
        colours.accentTwo,
      );
    },
  };
};

/** A few words that go down like stairs. */
export const stairs: Compose = (brief, text) => {
  const { area, colours, unit, isPortrait } = brief;
  const pieces = text.split(/\s+/u).filter((word) => word !== '');
  if (pieces.length < 2 || pieces.length > 5) return null;
  const perStep = pieces.length > 4 ? 2 : 1;
  const steps = Array.from({ length: Math.ceil(pieces.length / perStep) }, (_, at) =>
    pieces.slice(at * perStep, (at + 1) * perStep).join(' '),
  );
  const indent = (area.width * 0.3) / Math.max(1, steps.length - 1);
  const room = { width: area.width * 0.7, height: area.height / steps.length };
  const order = { maxPx: (isPortrait ? 220 : 210) * unit, minPx: minPx * unit, weight: 800 };
  const px = Math.min(...steps.map((step) => setType(step, room, { ...order, mostLines: 1 }).px));
  const types = steps.map((step) => setType(step, room, { ...order, maxPx: px, minPx: px }));
  const high = types.reduce((sum, { height }) => sum + height, 0);
  let [y, first] = [area.y + (area.height - high) / 2, 0];
  const rows = types.map((type, at) => {
    const x = area.x + (type.isRightToLeft ? area.width * 0.3 - indent * at : indent * at);
    const row = { type, x, y, first };
    [y, first] = [y + type.height, first + piecesOf([row]).length];
    return row;
  });
  const [heavy = -1] = heavyWords(pieces);
  return {
    rows,
    look: { colour: colours.text, accents: inColour([heavy], colours.strong) },
    under(context, { timeMs }) {
      const share = 0.3 + 0.7 * easeOut(progress(timeMs, 0, 700));
      const isMirrored = types[0]?.isRightToLeft === true;
      for (const [at, { y: top, type }] of rows.entries()) {
        const [size, side] = [type.px * 0.2, isMirrored ? -1 : 1];
        const from = isMirrored ? area.x + area.width : area.x;
        if (at === 0 || at / rows.length > share) continue;
        const x = from + side * (indent * at - size * 2.2);
        const middle = top + type.height * 0.52;
        fillPolygon(
          context,
          [
            [x, middle - size],
            [x + side * size * 1.4, middle],
            [x, middle + size],
          ],
          colours.accent,
        );
      }
      drawKicker(
        context,
        isMirrored ? area.x + area.width : area.x,
        (rows[0]?.y ?? area.y) - 30 * unit,
        brief,
        isMirrored ? -1 : 1,
      );
    },
  };
};

/** A strip under a line, as far as it has been rolled out: from the frame's edge, or, beside a picture, a little askew. */
function drawStrip(
  context: Context,
  { type, x, y }: TypeRow,
  { fill, edge }: { fill: string; edge: { readonly left: number; readonly right: number } | null },
  share: number,
): void {
  const [line] = type.lines;
  if (line === undefined || share <= 0) return;
  const pad = type.px * 0.3;
  const from = edge === null ? x + line.x - pad : Math.min(edge.left, x + line.x - pad);
  const to =
    edge === null
      ? x + line.x + line.width + pad
      : Math.max(edge.right, x + line.x + line.width + pad);
  const whole = to - from;
  const width = whole * easeOut(share);
  const isFromRight =
    edge === null ? type.isRightToLeft : edge.right > x + line.x + line.width + pad;
  const left = from + (isFromRight ? whole - width : 0);
  const [top, bottom] = [y - type.px * 0.06, y + type.px * 1.28];
  const lean = type.px * 0.09;
  fillPolygon(
    context,
    [
      [left + lean, top],
      [left + width + lean, top],
      [left + width - lean, bottom],
      [left - lean, bottom],
    ],
    fill,
  );
}

/** Every line on a strip of colour: by turns from one edge of the frame and from the other. */
export const tape: Compose = (brief, text) => {
  const { area, colours, unit, width, hasPicture } = brief;
  const box = {
    x: area.x + 30 * unit,
    y: area.y,
    width: area.width - 60 * unit,
    height: area.height,
  };
  const { type } = setIn(text, box, brief, { maxPx: largest(brief) * 0.96, align: 'middle' });
  if (type.lines.length > 6 || type.lines.some(({ text: line }) => line.endsWith('…'))) return null;
  const most = Math.min(type.px, (area.height / type.lines.length) * 0.6);
  const gap = most * 0.42;
  const room = { width: box.width, height: most * 1.3 };
  const high = type.lines.length * (most * 1.2 + gap) - gap;
  let first = 0;
  const rows = type.lines.map((line, at) => {
    const align = hasPicture ? 'middle' : at % 2 === 0 ? 'start' : 'end';
    const order = { maxPx: most, minPx: most, weight: 800, leading: 1.2, align } as const;
    const set = setType(line.text, room, order);
    const y = area.y + (area.height - high) / 2 + at * (most * 1.2 + gap);
    const row = { type: set, x: box.x, y, first };
    first += piecesOf([row]).length;
    return row;
  });
  const own = rows.map(({ first: from, type: { isRightToLeft } }, at) => {
    const isRight = (at % 2 === 1) !== isRightToLeft;
    return {
      fill: at % 2 === 0 ? colours.accent : colours.accentTwo,
      colour: at % 2 === 0 ? colours.onAccent : colours.onAccentTwo,
      count: (rows[at + 1]?.first ?? first) - from,
      edge: hasPicture
        ? null
        : isRight
          ? { left: Number.POSITIVE_INFINITY, right: width + 40 * unit }
          : { left: -40 * unit, right: Number.NEGATIVE_INFINITY },
    };
  });
  const accents = new Map(
    rows.flatMap((row, at) =>
      Array.from(
        { length: own[at]?.count ?? 0 },
        (_, index) => [row.first + index, own[at]?.colour ?? colours.text] as const,
      ),
    ),
  );
  return {
    rows,
    look: { colour: colours.text, accents },
    under(context, { timeMs, entries }) {
      for (const [at, row] of rows.entries()) {
        const begin = Math.max(0, (entries[row.first] ?? 0) - 120);
        // The first strip is there from the beginning.
        const share =
          at === 0 ? 0.5 + 0.5 * progress(timeMs, 0, 260) : progress(timeMs, begin, 300);
        const { fill = colours.accent, edge = null } = own[at] ?? {};
        drawStrip(context, row, { fill, edge }, share);
      }
    },
  };
};
