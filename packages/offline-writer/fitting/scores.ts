import type { PlacedLine } from './pieces.ts';
import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(fittingWords);

/** "3:2", "4–1": no hour, which has two figures behind its colon, and no years. */
const score = /(?<![\d:.,])\d{1,3} ?[:–-] ?\d{1,3}(?![\d:.]|,\d|%)/gu;
const half = new RegExp(String.raw`(?<!\p{L})(?:${said.halves})(?!\p{L})`, 'iu');
const result = /^\S.{1,60} [-–—] \S.{1,60}? \d{1,3} ?[:–-] ?\d{1,3}\b/u;

const scoresOf = ({ line }: PlacedLine) =>
  line.unit === null || line.text.length > 300 ? [] : (line.text.match(score) ?? []);

/** The score at half-time is not told without how the match ended: the line of the result, or else the last score. */
export function bindScores(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const scored = lines.filter((placed) => scoresOf(placed).length > 0);
  if (!scored.some(({ line }) => half.test(line.text))) return;
  const end = scored.find(({ line }) => result.test(line.text)) ?? scored.at(-1);
  for (const placed of scored)
    if (placed !== end && half.test(placed.line.text)) bind(placed.place, end?.place);
}

/** The line that says who played and how it ended comes before all else. */
export const resultsOf = (lines: readonly PlacedLine[]): readonly number[] =>
  lines
    .filter((placed) => scoresOf(placed).length > 0 && result.test(placed.line.text))
    .slice(0, 1)
    .map(({ place }) => place);
