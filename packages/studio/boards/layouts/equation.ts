import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment, TimedWord } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';

interface Part {
  readonly text: string;
  readonly kind: 'term' | 'sign' | 'relation';
  /** It stands behind the last sign of equality. */
  readonly isResult: boolean;
}

const relations = /\s*(=|≈|≠|≤|≥|→|⇒)\s*/u;
const spacedSigns = /\s+([+×÷·*−–x/:-])\s+/u;
const closeSigns = /(?<=[\p{L}\p{N})²³°%])([+×÷·*−])(?=[\p{L}\p{N}(√])/u;
const shownSign: ReadonlyMap<string, string> = new Map(
  Object.entries({ '*': '×', x: '×', '-': '−', '–': '−' }),
);

/** An equation in its terms and signs. */
export function equationParts(text: string): readonly Part[] {
  const plain = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.;,]$/u, '');
  const sides = plain.split(relations);
  const lastSide = sides.length - 1;
  return sides.flatMap((side, at): Part[] => {
    if (at % 2 === 1) return [{ text: side, kind: 'relation', isResult: false }];
    const pieces = side.split(spacedSigns).flatMap((piece) => piece.split(closeSigns));
    const isResult = at === lastSide && lastSide > 0;
    return pieces
      .filter((piece) => piece.trim() !== '')
      .map((piece): Part => {
        const isSign = pieces.length > 1 && /^[+×÷·*−–x/:-]$/u.test(piece);
        const shown = isSign ? (shownSign.get(piece) ?? piece) : piece.trim();
        return { text: shown, kind: isSign ? 'sign' : 'term', isResult };
      });
  });
}

const probePx = 100;
/** Room in which a line never breaks. */
const boundless = 1e6;
const weight = 800;
/** Shares of the size of type. */
const [gapShare, padShare, rowShare] = [0.3, 0.22, 1.5];

const widthAt = (text: string, px: number): number =>
  setType(text, { width: boundless, height: boundless }, { maxPx: px, minPx: px, weight }).width;

/** One row that is set as large as this needs no second. */
const largeEnough = 190;

type Row = readonly Part[];

const isBoxed = (parts: readonly Part[], part: Part): boolean =>
  part.isResult && parts.filter(({ isResult }) => isResult).length === 1;

/** One row; a row for each side; a row for each sign: whichever can be set largest. */
function waysToBreak(parts: readonly Part[]): readonly (readonly Row[])[] {
  const breakBefore = (breaks: (part: Part) => boolean): Row[] => {
    const rows: Part[][] = [[]];
    for (const part of parts) {
      if (breaks(part) && (rows.at(-1)?.length ?? 0) > 0) rows.push([]);
      rows.at(-1)?.push(part);
    }
    return rows;
  };
  return [
    [parts],
    breakBefore(({ kind }) => kind === 'relation'),
    breakBefore(({ kind }) => kind !== 'term'),
  ];
}

interface Broken {
  readonly rows: readonly Row[];
  readonly px: number;
}

function breakLargest(
  { area, unit, isPortrait }: BoardBrief,
  parts: readonly Part[],
  high: number,
): Broken {
  const most = (isPortrait ? 300 : 290) * unit;
  const ways = waysToBreak(parts).map((rows): Broken => {
    const widest = Math.max(
      ...rows.map((row) =>
        row.reduce(
          (sum, part) =>
            sum +
            widthAt(part.text, probePx) / probePx +
            gapShare +
            (isBoxed(parts, part) ? padShare * 2 : 0),
          -gapShare,
        ),
      ),
    );
    return { rows, px: Math.min(most, area.width / widest, high / (rows.length * rowShare)) };
  });
  const [whole] = ways;
  if (whole !== undefined && whole.px >= largeEnough * unit) return whole;
  // Fewer rows are read faster: more of them must be worth it.
  return ways.reduce((best, way) => (way.px > best.px * 1.2 ? way : best));
}

interface Placed {
  readonly part: Part;
  readonly type: SetType;
  readonly box: Box;
  readonly isBoxed: boolean;
}

function placeParts(
  { area }: BoardBrief,
  parts: readonly Part[],
  { rows, px }: Broken,
  top: number,
): Placed[] {
  return rows.flatMap((row, at) => {
    const set = row.map((part) => {
      const order = { maxPx: px, minPx: px, weight, leading: 1.12 };
      const type = setType(
        part.text,
        { width: boundless, height: boundless },
        { ...order, align: 'start' },
      );
      const boxed = isBoxed(parts, part);
      return { part, type, isBoxed: boxed, width: type.width + (boxed ? padShare * 2 * px : 0) };
    });
    const total = set.reduce((sum, { width }) => sum + width + gapShare * px, -gapShare * px);
    let x = area.x + (area.width - total) / 2;
    // Words that are read from the right make a row that is.
    const isMirrored = set.some(({ type }) => type.isRightToLeft);
    return set.map(({ width, ...rest }) => {
      const left = isMirrored ? area.x * 2 + area.width - x - width : x;
      const box = { x: left, y: top + at * px * rowShare, width, height: rest.type.height };
      x += width + gapShare * px;
      return { ...rest, box };
    });
  });
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Each part as it is said, where figures are said as they are written; else one after the other. */
function partTimes(
  parts: readonly Part[],
  words: readonly TimedWord[],
  durationMs: number,
): number[] {
  const spoken = words.map(({ text }) => bare(text));
  const span = words.length === 0 ? 1_700 : Math.min(durationMs * 0.62, 4_200);
  const step = span / Math.max(1, parts.length);
  let [from, last] = [0, 200 - step];
  const times = parts.map(({ text }) => {
    const at = spoken.findIndex(
      (word, index) => index >= from && word !== '' && word === bare(text),
    );
    if (at >= 0) from = at + 1;
    last = Math.max(
      last + Math.min(step, 160),
      at < 0 ? last + step : (words[at]?.startMs ?? 0) - 120,
    );
    return Math.min(last, durationMs * 0.86);
  });
  // The first term is there at once, however late it is said: nobody looks at an empty board.
  return times.map((timeMs, at) => (at === 0 ? Math.min(timeMs, 200) : timeMs));
}

/** A term over its line, or the result in its box: both are there, empty, before they are said. */
function drawPlaced(
  context: Context,
  { colours, unit }: BoardBrief,
  { part, type, box, isBoxed: boxed }: Placed,
  since: number,
): void {
  const { px } = type;
  const share = progress(since, 0, 400);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const slot = { ...box, y: box.y - px * 0.06, height: box.height + px * 0.12 };
  if (boxed) {
    fillRounded(context, slot, px * 0.2, colours.line);
    popIn(context, x, y, share, () => fillRounded(context, slot, px * 0.2, colours.accent));
  } else if (part.kind === 'term') {
    const thick = Math.max(6 * unit, px * 0.045);
    const line = { ...box, y: box.y + box.height + px * 0.02, height: thick };
    fillRounded(context, line, thick, colours.line);
    fillRounded(context, { ...line, width: box.width * easeOut(share) }, thick, colours.accentTwo);
  }
  const isColoured = part.isResult && part.kind === 'term';
  const plain = part.kind === 'term' ? colours.text : colours.muted;
  const colour = boxed ? colours.onAccent : isColoured ? colours.strong : plain;
  const inset = boxed ? padShare * px : 0;
  // A text that is read from the right was set against the right edge of its room.
  const left = type.isRightToLeft ? box.x + box.width - inset - boundless : box.x + inset;
  popIn(context, x, y, share, () =>
    drawType(context, type, { x: left, y: box.y }, { colour }, 10_000),
  );
}

/** An equation in large parts: they come one by one, and the result in colour. */
export const equation: BoardBuilder = (brief) => {
  const { plan, area, unit, colours } = brief;
  const parts = equationParts(plan.quote);
  if (parts.length === 0 || plan.quote.trim() === '') return null;
  const note = plan.items[0]?.trim() ?? '';
  const caption =
    note === ''
      ? null
      : setType(
          note,
          { width: area.width, height: area.height * 0.26 },
          { maxPx: 62 * unit, minPx: 36 * unit, weight: 600, align: 'middle' },
        );
  const foot = caption === null ? 0 : caption.height + 70 * unit;
  const broken = breakLargest(brief, parts, area.height - foot);
  const { px, rows } = broken;
  // Long words are no equation that is read at a glance.
  if (px < 44 * unit) return null;
  const height = (rows.length - 1) * px * rowShare + px * 1.12;
  const top = area.y + Math.max(0, area.height - height - foot) / 2;
  const placed = placeParts(brief, parts, broken, top);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = partTimes(parts, words, durationMs);
      for (const [at, one] of placed.entries())
        drawPlaced(context, brief, one, timeMs - (times[at] ?? 0));
      if (caption !== null) {
        const at = { x: area.x, y: top + height + 70 * unit };
        drawType(
          context,
          caption,
          at,
          { colour: colours.muted },
          timeMs - (times.at(-1) ?? 0) - 200,
        );
      }
    },
  };
};
