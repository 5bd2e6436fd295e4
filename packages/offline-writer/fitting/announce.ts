import type { PlacedLine } from './pieces.ts';

const isNumbered = ({ line }: PlacedLine) => line.source === 'structure' && /\d/u.test(line.text);

/** Puts structure words before what is told: one with a number only where none of the numbers is missing. */
export function announced(chosen: ReadonlySet<number>, lines: readonly PlacedLine[]): PlacedLine[] {
  const announces = ({ place, beat }: PlacedLine) =>
    lines[place + 1]?.beat === beat && chosen.has(place + 1);
  const areNumbersWhole = lines.filter(isNumbered).every(announces);
  return inOrder(chosen, lines).flatMap((placed) => {
    const word = lines[placed.place - 1];
    const isAnnounced =
      word?.line.source === 'structure' &&
      word.beat === placed.beat &&
      (areNumbersWhole || !isNumbered(word));
    return isAnnounced ? [word, placed] : [placed];
  });
}

export const inOrder = (chosen: ReadonlySet<number>, lines: readonly PlacedLine[]): PlacedLine[] =>
  [...chosen].toSorted((one, other) => one - other).flatMap((place) => lines[place] ?? []);
