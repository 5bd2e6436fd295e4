import stored from '../data/importance-model.json' with { type: 'json' };
import { likelihoods, type LinearModel, type StoredWeights } from '../sifting/linear-model.ts';
import { lineFeatures, type TextLine, type TextOfLines } from './line-features.ts';

/** How soon a line is said: where a third of the text has room, where two thirds have, where all has. */
export const ranks = ['first', 'next', 'last'] as const;
/** Whether a line is meant for the viewers, or is a note or furniture that the reader did not leave out. */
export const purposesOfLines = ['said', 'unsaid'] as const;

/** What is learnt from marked documents. */
export interface ImportanceModel {
  readonly said: LinearModel;
  readonly rank: LinearModel;
}

/** As they lie in the file: weights in thousandths. */
const fromStored = (classes: readonly string[], weights: StoredWeights): LinearModel => ({
  classes,
  weights: new Map(
    Object.entries(weights).map(([name, all]) => [name, all.map((weight) => weight / 1_000)]),
  ),
});

let trained: ImportanceModel | null = null;
const learned = (): ImportanceModel => ({
  said: fromStored(purposesOfLines, stored.said),
  rank: fromStored(ranks, stored.rank),
});

/** What a line that has to be said only where two thirds have room counts of one that is the heart. */
const ofNext = 0.3;
/** By so much more one sure line counts than two unsure ones. */
const sharpness = 2;

/** What is likelier a note, or came along with a paste, is told only where all is. */
const leastSaid = 0.35;

/** What two judges hold together: the mean of their log-odds. */
function bothOf(one: number, other: number): number {
  const odds = [one, other].map((chance) => (chance + 1e-6) / (1 - chance + 1e-6));
  const both = Math.sqrt(odds.reduce((product, each) => product * each, 1));
  return both / (1 + both);
}

/** So many lines of a text are weighed; what a book has behind them is needed as little as most of its lines. */
const mostWeighed = 1_000;
const ofBook = 0.1;

/**
 * How much a film needs each line, from 0, which is told only where all is, to 1: how likely it is meant for the viewers, by
 * how soon it is said.
 */
export function importanceOf(
  lines: readonly TextLine[],
  about: TextOfLines,
  model: ImportanceModel = (trained ??= learned()),
): readonly number[] {
  const weighed = lines.slice(0, mostWeighed);
  const needs = Array.from(lineFeatures(weighed, about), (features, at) => {
    const said = bothOf(lines[at]?.unit.said ?? 1, likelihoods(model.said, features)[0] ?? 1);
    const [first = 0, next = 0] = likelihoods(model.rank, features);
    return said < leastSaid ? 0 : said * (first + next * ofNext) ** sharpness;
  });
  return lines.map((_, at) => needs[at] ?? ofBook);
}
