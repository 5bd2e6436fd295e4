import { easeOut, progress } from '../../painting/actors/motion.ts';
import { fillRounded } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { piecesOf, rowsOf, spokenEntries, drawRows, type TypeRow } from './spoken-type.ts';
import { strainOf } from '../phrase-lines.ts';
import { setType } from '../type.ts';

const entryMs = 420;
const mostLines = 8;
const parting = /\s*(?:\r?\n|\s\/{1,2}\s|\s?\|\s?)\s*/u;

/** The lines of a verse; one that was clipped to one text has as many as it says. */
const linesOf = (text: string): string[] =>
  text
    .split(parting)
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface SetVerse {
  readonly rows: readonly TypeRow[];
  readonly height: number;
}

/** All lines in one size; what is longer than the width goes on, indented. */
function setLines(
  lines: readonly string[],
  { area, unit }: BoardBrief,
  look: { px: number; align: 'start' | 'middle'; inset: number },
): SetVerse {
  const { px, align, inset } = look;
  const width = area.width - inset;
  let [y, first] = [0, 0];
  const rows = lines.map((line) => {
    const order = { maxPx: px, minPx: px, weight: 700, leading: 1.22, align };
    const type = setType(line, { width, height: area.height * 2 }, order);
    const x = area.x + (type.isRightToLeft ? 0 : inset);
    const [row] = rowsOf(type, { x, y });
    const placed = { type, x: row?.x ?? x, y, first };
    y += type.height + 30 * unit;
    first += piecesOf([placed]).length;
    return placed;
  });
  return { rows, height: y - 30 * unit };
}

function fitLines(
  lines: readonly string[],
  brief: BoardBrief,
  look: { align: 'start' | 'middle'; inset: number },
): SetVerse {
  const { area, unit, isPortrait } = brief;
  const least = 40 * unit;
  const isSingle = lines.length === 1;
  const largest = (isSingle ? 150 : isPortrait ? 124 : 136) * unit;
  const rowsIn = ({ rows }: SetVerse) => rows.map(({ type }) => type.lines.length);
  const largestThat = (from: number, to: number, most: readonly number[]): SetVerse | null => {
    let best: { set: SetVerse; px: number; strain: number } | null = null;
    for (let px = from; px >= to; px = px > to ? Math.max(to, px * 0.94) : 0) {
      // A little smaller and broken where a phrase ends is better than the largest.
      if (best !== null && (best.strain === 0 || px < from * 0.5 || px < best.px * 0.84)) break;
      const set = setLines(lines, brief, { ...look, px });
      const isWide = set.rows.some(({ type }) => type.width > area.width - look.inset);
      const isBroken = rowsIn(set).some((count, at) => count > (most[at] ?? 1));
      if (set.height > area.height || isWide || isBroken) continue;
      const strain = set.rows.reduce(
        (sum, { type }) => sum + strainOf(type.lines.map(({ text }) => text)),
        0,
      );
      if (best === null || strain < best.strain - 0.3) best = { set, px, strain };
    }
    return best?.set ?? null;
  };
  const whole = (isPortrait ? 60 : 58) * unit;
  const kept = largestThat(largest, whole, []);
  if (kept !== null) return kept;
  // What is longer than the width stands in as few rows as type that is still read on a telephone makes of it.
  const fewest = rowsIn(setLines(lines, brief, { ...look, px: whole }));
  const anyRows = lines.map(() => Number.POSITIVE_INFINITY);
  return (
    largestThat(largest, whole, fewest) ??
    largestThat(largest, least, anyRows) ??
    setLines(lines, brief, { ...look, px: least })
  );
}

/** A verse, line by line as it is said; a thread grows beside it. */
export const verse: BoardBuilder = (brief) => {
  const { plan, area, unit, colours, random } = brief;
  const said = plan.quote.trim() === '' ? plan.items : linesOf(plan.quote);
  const lines = said.slice(0, mostLines);
  if (lines.length === 0) return null;
  const align = random.chance(0.4) ? 'middle' : 'start';
  const inset = align === 'middle' ? 0 : 76 * unit;
  let kept = lines;
  let set = fitLines(kept, brief, { align, inset });
  while (set.height > area.height && kept.length > 1) {
    kept = kept.slice(0, -1);
    set = fitLines(kept, brief, { align, inset });
  }
  const top = area.y + Math.max(0, area.height - set.height) / 2;
  const rows = set.rows.map((row) => ({ ...row, y: row.y + top }));
  const pieces = piecesOf(rows);
  const isMirrored = rows[0]?.type.isRightToLeft === true;
  return {
    draw(context, { timeMs, words }: Moment) {
      const entries = spokenEntries(pieces, words, 160);
      const begins = rows.map(({ first }) => entries[first] ?? 0);
      const now = begins.findLastIndex((begin) => begin <= timeMs);
      const current = rows[Math.max(0, now)];
      const reached = Math.max(
        0.12,
        rows.reduce(
          (share, _, at) => share + easeOut(progress(timeMs, begins[at] ?? 0, 600)) / rows.length,
          0,
        ),
      );
      if (align === 'start') {
        const x = isMirrored ? area.x + area.width - 12 * unit : area.x;
        const thread = { x, y: top, width: 12 * unit, height: set.height };
        fillRounded(context, thread, 6 * unit, colours.line);
        fillRounded(context, { ...thread, height: set.height * reached }, 6 * unit, colours.accent);
      } else {
        const width = area.width * 0.5 * reached;
        const centre = area.x + area.width / 2;
        const y = Math.max(area.y - 40 * unit, top - 50 * unit);
        fillRounded(
          context,
          { x: centre - width / 2, y, width, height: 12 * unit },
          6 * unit,
          colours.accent,
        );
      }
      for (const row of rows) {
        const colour = row === current && rows.length > 1 ? colours.strong : colours.text;
        drawRows(context, [row], { colour }, (index) =>
          progress(timeMs, entries[index] ?? 0, entryMs),
        );
      }
    },
  };
};
