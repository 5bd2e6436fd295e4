import type { PlacedLine } from './pieces.ts';

/* What a text takes back of itself, further down: a printed correction, or a figure that is told again and put right. */

const printed = /^["“(]?(?:correction|erratum|errata|corrigendum|clarification)\b/iu;
/** Words of a sentence that puts an earlier figure right. */
const putsRight =
  /\b(?:shr[aiu]nk|fell to|dropped to|in fact|actually|really|not|wrong|never|instead|turned out|should have)\b/iu;
/** So short a figure may stand in two places by chance. */
const leastDigits = 4;

const figuresOf = ({ line }: PlacedLine) =>
  (line.unit?.figures ?? []).map(({ value, unit }) => ({ value, unit: unit.toLowerCase() }));

const sharesFigure = (one: PlacedLine, other: PlacedLine, least: number) =>
  figuresOf(one).some(
    ({ value, unit }) =>
      value.replaceAll(/\D/gu, '').length >= least &&
      figuresOf(other).some((each) => each.value === value && each.unit === unit),
  );

/** The lines of a printed correction: the one that says so, and what follows in its paragraph. */
export function printedCorrection(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const first = lines.find(({ line }) => line.unit !== null && printed.test(line.text));
  const block = first?.line.unit?.block;
  return first === undefined
    ? []
    : lines.filter(({ line, place }) => place >= first.place && line.unit?.block === block);
}

/** Binds a claim to what takes it back, and what takes it back to what it needs. */
export function bindCorrections(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const correction = printedCorrection(lines);
  const [first] = correction;
  const rightAt = correction.findIndex((line, at) => at > 0 && figuresOf(line).length > 0);
  const right = correction[rightAt];
  for (const line of correction.slice(1)) bind(line.place, first?.place);
  // "…gave it as 6.4 metres. It is 4.6 metres." is one statement.
  for (const line of correction.slice(0, Math.max(rightAt, 0))) bind(line.place, right?.place);
  const inCorrection = new Set(correction);
  const withFigures = lines.filter((line) => figuresOf(line).length > 0);
  for (const [at, line] of withFigures.entries()) {
    if (inCorrection.has(line)) continue;
    if (first !== undefined && line.place < first.place && sharesFigure(line, first, 1))
      bind(line.place, first.place);
    const later = withFigures
      .slice(at + 1, at + 1 + mostLooked)
      .find(
        (other) =>
          !inCorrection.has(other) &&
          putsRight.test(other.line.text.slice(0, 400)) &&
          sharesFigure(line, other, leastDigits),
      );
    if (later !== undefined) bind(line.place, later.place);
  }
}

/** A text of so many figures is a table. */
const mostLooked = 40;
