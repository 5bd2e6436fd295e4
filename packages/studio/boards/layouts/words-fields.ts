import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { BoardBrief } from '../board.ts';
import { setType, type Align } from '../type.ts';
import { directionOf } from '../../captions/reading-order.ts';
import { mirrored } from './alike.ts';
import { heavyWords } from './heavy-words.ts';
import { piecesOf, type TypeRow } from './spoken-type.ts';
import {
  footOfField,
  inColour,
  minPx,
  setIn,
  type Compose,
  type Composition,
} from './words-kit.ts';

/* Compositions of a spoken line on fields of colour that reach the frame's edges. */

/** The two parts of a line that sense parts, as alike in length as can be; null where it has one thought. */
function halvesOf(text: string): readonly [string, string] | null {
  const cuts = [...text.matchAll(/(?<=[.!?…:;,。！？،])\s+|\s+(?=[-–—]\s)/gu)];
  const found = cuts
    .map(({ index, 0: { length } }) => [text.slice(0, index), text.slice(index + length)] as const)
    .filter((parts) => parts.every((part) => [...part].length >= 6))
    .toSorted((one, other) => unevenness(one) - unevenness(other))[0];
  return found !== undefined && unevenness(found) <= mostUneven ? found : null;
}

const unevenness = ([one, other]: readonly [string, string]): number =>
  Math.max(one.length, other.length) / Math.min(one.length, other.length);
const mostUneven = 3.4;

interface Half {
  readonly text: string;
  readonly box: Box;
  readonly align: Align;
  readonly stand: number;
}

/** Rows of several texts, their words counted on. */
function rowsOfHalves(halves: readonly Half[], brief: BoardBrief, maxPx: number): TypeRow[] {
  let first = 0;
  const trials = halves.map(({ text, box, align }) => setIn(text, box, brief, { maxPx, align }));
  // One thought is never twice as large as the other.
  const most = (Math.min(...trials.map(({ type }) => type.px)) * 1.5) / brief.unit;
  return halves.flatMap(({ text, box, align, stand }) => {
    const { rows } = setIn(text, box, brief, { maxPx: most, align, stand, isFixed: true });
    const counted = rows.map((row) => ({ ...row, first }));
    first += piecesOf(rows).length;
    return counted;
  });
}

/** Two thoughts on two fields of colour, that meet at their seam. */
export const halves: Compose = (brief, text) => {
  const parts = halvesOf(text);
  if (parts === null || brief.hasPicture) return null;
  const { area, width, unit, colours, isPortrait, turn } = brief;
  const isMirrored = !isPortrait && directionOf(text) === 'rtl';
  const foot = footOfField(brief);
  const whole = parts[0].length + parts[1].length;
  const share = Math.min(0.6, Math.max(0.4, parts[0].length / whole));
  const pad = 62 * unit;
  const seam = isPortrait ? area.y + area.height * share : area.x + area.width * share;
  const [one, other]: readonly [Half, Half] = isPortrait
    ? [
        { text: parts[0], align: 'start', stand: 1, box: { ...area, height: seam - area.y - pad } },
        {
          text: parts[1],
          align: 'start',
          stand: 0,
          box: { ...area, y: seam + pad, height: area.y + area.height - seam - pad },
        },
      ]
    : [
        {
          text: parts[0],
          align: 'start',
          stand: 0.5,
          box: { ...area, width: seam - area.x - pad },
        },
        {
          text: parts[1],
          align: 'start',
          stand: 0.5,
          box: { ...area, x: seam + pad, width: area.x + area.width - seam - pad },
        },
      ];
  const places = [one, other].map((half) => ({
    ...half,
    box: mirrored(half.box, area, isMirrored),
  }));
  const rows = rowsOfHalves(places, brief, isPortrait ? 190 : 170);
  const side = { x: isMirrored ? area.x * 2 + area.width - seam : seam };
  const count = piecesOf(rows.slice(0, 1)).length;
  const isLoud = turn % 4 < 2;
  const [fill, ink] = isLoud
    ? [colours.accent, colours.onAccent]
    : [colours.accentTwo, colours.onAccentTwo];
  const onField = Array.from({ length: count }, (_, index) => index);
  return {
    rows,
    look: { colour: colours.text, accents: inColour(onField, ink) },
    under(context, { timeMs, entries }) {
      const come = 0.72 + 0.28 * easeOut(progress(timeMs, 0, 460));
      const second = progress(timeMs, (entries[count] ?? 0) - 160, 420);
      const band = 18 * unit * easeOut(second);
      const line = isLoud ? colours.accentTwo : colours.accent;
      context.fillStyle = fill;
      if (isPortrait) {
        context.fillRect(0, 0, width, seam * come);
        context.fillStyle = line;
        context.fillRect(0, seam - band, width, band);
        return;
      }
      const from = isMirrored ? width : 0;
      context.fillRect(from, 0, (side.x - from) * come, foot);
      context.fillStyle = line;
      context.fillRect(side.x, 0, isMirrored ? band : -band, foot);
    },
  };
};

const numberedLine = /^(?:(\p{L}{2,10})\s)?(\d{1,2})\s?[).:]\s+(\S.*)$/su;

/** The figure of a numbered line, its word, and the line itself. */
export function readNumbered(
  text: string,
): { readonly word: string; readonly number: string; readonly line: string } | null {
  const [, word = '', number = '', line = ''] = numberedLine.exec(text) ?? [];
  return number === '' ? null : { word, number, line };
}

interface Numbered {
  readonly rows: readonly TypeRow[];
  readonly line: TypeRow | undefined;
  readonly headCount: number;
}

/** The number as large as its place, its word above it, and the line beside or below. */
function setNumbered(
  text: string,
  places: { readonly number: Box; readonly line: Box; readonly stand: number },
  brief: BoardBrief,
): Numbered | null {
  const read = readNumbered(text);
  if (read === null) return null;
  const { unit, isPortrait } = brief;
  const { number: room, line: box, stand } = places;
  const middle = { weight: 800, align: 'middle', leading: 1, mostLines: 1 } as const;
  // In a small disc the number alone is read.
  const isSmall = room.height * 0.2 < 36 * unit;
  const wordHeight = read.word === '' || isSmall ? 0 : room.height * 0.2;
  const figure = setType(
    read.number,
    { width: room.width, height: room.height - wordHeight },
    { ...middle, maxPx: room.height * 0.86, minPx: 90 * unit },
  );
  const word =
    wordHeight === 0
      ? null
      : setType(
          read.word,
          { width: room.width, height: wordHeight },
          {
            ...middle,
            maxPx: 72 * unit,
            minPx: 36 * unit,
          },
        );
  const high = figure.height + (word?.height ?? 0);
  const top = room.y + (room.height - high) / 2;
  const head: TypeRow[] = [
    ...(word === null ? [] : [{ type: word, x: room.x, y: top, first: 0 }]),
    { type: figure, x: room.x, y: top + high - figure.height, first: word === null ? 0 : 1 },
  ];
  const headCount = piecesOf(head).length;
  const { rows } = setIn(read.line, box, brief, { maxPx: isPortrait ? 190 : 170, stand });
  const own = rows.map((row) => ({ ...row, first: headCount }));
  return { rows: [...head, ...own], line: own[0], headCount };
}

const numberLook = (
  { rows, headCount }: Numbered,
  { colours }: BoardBrief,
  ink: string,
): Composition['look'] => {
  const heavy = heavyWords(piecesOf(rows).slice(headCount)).map((index) => index + headCount);
  const head = Array.from({ length: headCount }, (_, index) => index);
  return {
    colour: colours.text,
    accents: new Map([...inColour(heavy, colours.strong), ...inColour(head, ink)]),
  };
};

/** Where a line stands beside its number, or below it, so many pixels from the area's edge. */
const besideNumber = (area: Box, from: number, isMirrored: boolean): Box =>
  mirrored({ ...area, x: area.x + from, width: area.width - from }, area, isMirrored);
const belowNumber = (area: Box, from: number): Box => ({
  ...area,
  y: area.y + from,
  height: area.height - from,
});

/** A step or a point: its number on a slab that reaches the frame's edges, the line large beside or below it. */
export const slab: Compose = (brief, text) => {
  const { area, width, unit, colours, isPortrait, hasPicture } = brief;
  if (hasPicture) return null;
  const isMirrored = directionOf(text) === 'rtl';
  const high = Math.min(area.height * 0.42, 430 * unit);
  const wide = area.width * 0.25;
  const foot = area.y + high;
  const gap = 64 * unit;
  const places = isPortrait
    ? {
        number: mirrored({ ...area, width: area.width * 0.56, height: high }, area, isMirrored),
        line: belowNumber(area, high + gap),
        stand: 0.2,
      }
    : {
        number: mirrored({ ...area, width: wide }, area, isMirrored),
        line: besideNumber(area, wide + gap * 1.6, isMirrored),
        stand: 0.5,
      };
  const set = setNumbered(text, places, brief);
  if (set === null) return null;
  const end = footOfField(brief);
  const across = area.x + wide + gap * 0.7;
  return {
    rows: set.rows,
    look: numberLook(set, brief, colours.onAccent),
    under(context, { timeMs }) {
      const come = 0.7 + 0.3 * easeOut(progress(timeMs, 0, 460));
      for (const [fill, more] of [
        [colours.accentTwo, 22 * unit],
        [colours.accent, 0],
      ] as const) {
        context.fillStyle = fill;
        const reach = (across + more) * come;
        if (isPortrait) context.fillRect(0, 0, width, (foot + more) * come);
        else context.fillRect(isMirrored ? width - reach : 0, 0, reach, end);
      }
    },
  };
};

/** A step or a point: its number in a great disc. */
export const medal: Compose = (brief, text) => {
  const { area, unit, colours, isPortrait, hasPicture } = brief;
  const isAbove = isPortrait && !hasPicture;
  const side = isAbove
    ? Math.min(area.height * 0.36, 400 * unit)
    : Math.min(area.height * 0.62, area.width * (isPortrait ? 0.25 : 0.28));
  const gap = (isAbove || !isPortrait ? 56 : 34) * unit;
  const isMirrored = directionOf(text) === 'rtl';
  const inner = (top: number): Box => ({
    x: area.x + side * 0.16,
    y: top + side * 0.15,
    width: side * 0.68,
    height: side * 0.7,
  });
  const places = isAbove
    ? {
        number: mirrored(inner(area.y), area, isMirrored),
        line: belowNumber(area, side + gap),
        stand: 0.15,
      }
    : {
        number: mirrored(inner(area.y + (area.height - side) / 2), area, isMirrored),
        line: besideNumber(area, side + gap * 1.3, isMirrored),
        stand: 0.5,
      };
  const set = setNumbered(text, places, brief);
  if (set === null) return null;
  const { number } = places;
  const centre = { x: number.x + number.width / 2, y: number.y + number.height / 2 };
  return {
    rows: set.rows,
    look: numberLook(set, brief, colours.onAccentTwo),
    under(context, { timeMs }) {
      const come = 0.6 + 0.4 * easeOut(progress(timeMs, 0, 460));
      const turn = timeMs / 9_000;
      context.strokeStyle = withOpacity(colours.accent, 0.9);
      context.lineWidth = Math.min(22 * unit, side * 0.07);
      context.lineCap = 'round';
      context.beginPath();
      context.arc(centre.x, centre.y, (side / 2 + 10 * unit) * come, turn, turn + Math.PI * 1.5);
      context.stroke();
      fillCircle(context, centre.x, centre.y, (side / 2 - 14 * unit) * come, colours.accentTwo);
    },
  };
};

/** The word that carries the line as wide as the frame, the rest of it small above and below. */
export const hero: Compose = (brief, text) => {
  const { area, unit, colours, isPortrait } = brief;
  const pieces = text.split(/\s+/u).filter((piece) => piece !== '');
  const heavy = heavyWords(pieces);
  const [from, to] = [heavy[0] ?? -1, heavy.at(-1) ?? -1];
  if (from < 0 || pieces.length < 3) return null;
  const [before, key, after] = [
    pieces.slice(0, from),
    pieces.slice(from, to + 1),
    pieces.slice(to + 1),
  ].map((part) => part.join(' ')) as [string, string, string];
  const letters = before.length + after.length;
  const gap = 26 * unit;
  const keyType = setType(
    key,
    { width: area.width, height: area.height * (isPortrait ? 0.42 : 0.52) },
    {
      maxPx: (isPortrait ? 430 : 400) * unit,
      minPx: 100 * unit,
      weight: 900,
      mostLines: 1,
      leading: 1.06,
    },
  );
  const left = area.height - keyType.height - gap * 2;
  const restOf = (part: string) =>
    part === ''
      ? null
      : setType(
          part,
          { width: area.width, height: (left * Math.max(part.length, letters * 0.3)) / letters },
          {
            maxPx: (isPortrait ? 150 : 132) * unit,
            minPx: minPx * unit,
            weight: 700,
            leading: 1.14,
          },
        );
  const types = [restOf(before), keyType, restOf(after)].filter((type) => type !== null);
  const high = types.reduce((sum, { height }) => sum + height, gap * (types.length - 1));
  if (high > area.height) return null;
  let [y, first] = [area.y + (area.height - high) / 2, 0];
  const rows = types.map((type) => {
    const row = { type, x: area.x, y, first };
    [y, first] = [y + type.height + gap, first + piecesOf([row]).length];
    return row;
  });
  const keyRow = rows[before === '' ? 0 : 1];
  const indices = key.split(' ').map((_, at) => (keyRow?.first ?? 0) + at);
  return {
    rows,
    look: { colour: colours.text, accents: inColour(indices, colours.strong) },
    under(context, { shareOf }) {
      if (keyRow !== undefined) underscore(context, keyRow, brief, easeOut(shareOf(keyRow.first)));
    },
  };
};

/** Two strokes of a broad pen below a line. */
function underscore(
  context: Context,
  { type, x, y }: TypeRow,
  { unit, colours }: BoardBrief,
  share: number,
): void {
  const [line] = type.lines;
  if (line === undefined || share <= 0) return;
  const foot = y + line.baseline + type.px * 0.1;
  const left = type.isRightToLeft ? x + line.x + line.width * (1 - share) : x + line.x;
  fillRounded(
    context,
    { x: left, y: foot, width: line.width * share, height: 16 * unit },
    8 * unit,
    colours.accent,
  );
  fillRounded(
    context,
    { x: left, y: foot + 24 * unit, width: line.width * 0.46 * share, height: 12 * unit },
    6 * unit,
    colours.accentTwo,
  );
}
