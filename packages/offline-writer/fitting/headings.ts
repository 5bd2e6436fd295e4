import type { Line } from '../genres/genre.ts';
import { hasVerb } from '../reading/english.ts';
import type { PlacedLine } from './pieces.ts';
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(fittingWords);

const mostWords = 3;
const isPoint = (line: Line | undefined) =>
  line?.unit?.kind === 'item' || line?.unit?.kind === 'step';

/** Whether a line only heads what comes after it ("Changed."): nothing by itself, nor as the last word of a scene. */
export function isHeading(line: Line, next: Line | undefined): boolean {
  if (line.unit === null || next?.unit == null) return false;
  if (line.unit.kind === 'heading') return true;
  if (bareOpener.test(line.text)) return line.unit.block === next.unit.block;
  const isShort = line.text.split(/\s+/u).length <= mostWords && /\p{L}[.:。]$/u.test(line.text);
  // "Ever.", "Ne Münze hilft.": it goes on with the point before it.
  const goesOn = line.unit.kind === 'sentence' && line.unit.leansOn === line.unit.id - 1;
  if (!isShort || goesOn || hasVerb(line.text)) return false;
  // "Rents." as a point heads the sentences that say what of them.
  if (isPoint(line)) return !isPoint(next) && next.unit.leansOn === line.unit.id;
  return line.unit.kind === 'sentence' && isPoint(next);
}

/** "Well.", "Anyway.": somebody goes on, and says nothing yet. */
const bareOpener = new RegExp(String.raw`^(?:${said.bareOpeners})(?:[.…]+|, ?\.)$`, 'iu');

/** Binds headings to their first points, and points to what heads them: "Support for Android 8" is removed. */
export function bindHeadings(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  let heading: PlacedLine | null = null;
  let block: number | null = null;
  for (const [index, placed] of lines.entries()) {
    const { line, place } = placed;
    const next = lines[index + 1];
    if (isHeading(line, next?.line)) {
      bind(place, next?.place);
      heading = placed;
      block = next?.line.unit?.block ?? null;
    } else if (heading !== null && line.unit?.block === block) {
      if (isPoint(line) && heading.line.unit?.kind === 'sentence') bind(place, heading.place);
    } else heading = null;
  }
}

/** "Match report Sat 8/3 - Otters 7 Marlow Bridge 6": a first line by itself is shown as the title; where no scene holds it, it is not said. */
export const isTornHeadline = ({ place, line, pieces }: PlacedLine, lines: readonly PlacedLine[]) =>
  place === 0 &&
  pieces.length > 1 &&
  line.unit?.kind === 'sentence' &&
  line.unit.block !== lines[1]?.line.unit?.block &&
  line.unit.figures.length > 0 &&
  /\s[-–—]\s/u.test(line.text) &&
  !/[.!?]\s/u.test(line.text);
