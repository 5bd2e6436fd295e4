import { candidatesOf } from '../reading/repairs/candidates.ts';
import { putInPlace } from '../reading/repairs/put-in-place.ts';
import { featuresIn } from '../reading/repairs/repair-features.ts';
import { tokensOf } from '../reading/repairs/spoken-tokens.ts';
import { orderOf } from './train-model.ts';

/*
 * How the reader of repairs learns: a log-linear model over all ways in which a text may put itself right, and the text as it stands. It
 * is not told which words are taken back, only how the text is meant: all ways that lead there are right together.
 */

/** An idea with what its author put right while they wrote it, and as they meant it; both are the same where nothing is put right. */
export interface MarkedRepair {
  readonly id: string;
  readonly language: string;
  readonly idea: string;
  readonly say: string;
  /** Other ways in which it may be meant. */
  readonly alsoRight?: readonly string[];
}

interface Way {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

interface Row {
  readonly ways: readonly Way[];
  /** Whether the text is meant as it stands. */
  readonly isMeant: boolean;
  readonly weight: number;
}

const rounds = 30;
const averagedRounds = 5;
const rate = 0.1;
const decay = 1e-3;
/** What is made tells less than what people wrote. */
const ofMade = 0.2;
/** Texts without a repair are many more than the ideas in which people put something right. */
const ofPlain = 0.5;
/** Texts without a repair are read so often; what looks most like one in them is learnt from. */
const lookedThrough = 2;
const leastLikely = -3;
const mostWays = 25;

const marks = /[\s.,;:!?…–—\-()"“”'’*]+/gu;
/** Two texts are the same where their words are. */
export const inWords = (text: string): string => text.toLowerCase().replaceAll(marks, ' ').trim();

/** Features by number, in the order in which they are met. */
class Names {
  readonly #known = new Map<string, number>();
  of(name: string): number {
    const known = this.#known.get(name) ?? this.#known.size;
    this.#known.set(name, known);
    return known;
  }
  get all(): readonly string[] {
    return [...this.#known.keys()];
  }
}

function rowOf(marked: MarkedRepair, names: Names, weight: number): Row | null {
  const tokens = tokensOf(marked.idea);
  const featuresOf = featuresIn(tokens);
  const meant = new Set([marked.say, ...(marked.alsoRight ?? [])].map(inWords));
  const isMeant = meant.has(inWords(marked.idea));
  const ways = [...candidatesOf(tokens)].map((candidate): Way => ({
    isRight: !isMeant && meant.has(inWords(putInPlace(tokens, candidate))),
    features: featuresOf(candidate).map((name) => names.of(name)),
  }));
  // A repair that no candidate holds teaches nothing.
  return isMeant || ways.some(({ isRight }) => isRight) ? { ways, isMeant, weight } : null;
}

const scoreOf = (features: readonly number[], weights: Float64Array): number => {
  let sum = 0;
  for (const id of features) sum += weights[id] ?? 0;
  return sum;
};

/** How each feature of a row would have to change: what is thought too likely less, what is right more. */
function slopesOf({ ways, isMeant, weight }: Row, weights: Float64Array): Map<number, number> {
  const scores = ways.map(({ features }) => scoreOf(features, weights));
  const most = Math.max(0, ...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = Math.exp(-most) + raised.reduce((sum, one) => sum + one, 0);
  const right = ways.reduce((sum, way, at) => sum + (way.isRight ? (raised[at] ?? 0) : 0), 0);
  const slopes = new Map<number, number>();
  for (const [at, way] of ways.entries()) {
    const share = way.isRight && !isMeant ? (raised[at] ?? 0) / right : 0;
    const error = ((raised[at] ?? 0) / all - share) * weight;
    if (Math.abs(error) < 1e-6) continue;
    for (const id of way.features) slopes.set(id, (slopes.get(id) ?? 0) + error);
  }
  return slopes;
}

/** Learns by AdaGrad, in an order that is always the same; the last rounds are averaged. */
function learn(rows: readonly Row[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  const averaged = new Float64Array(size);
  const keys = rows.map(({ ways }, at) => at * 7919 + ways.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of orderOf(keys, round)) {
      const row = rows[index];
      if (row === undefined) continue;
      for (const [id, error] of slopesOf(row, weights)) {
        const slope = error + decay * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + slope * slope;
        weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(squares[id] ?? 1);
      }
    }
    if (round < rounds - averagedRounds) continue;
    for (let id = 0; id < size; id += 1)
      averaged[id] = (averaged[id] ?? 0) + (weights[id] ?? 0) / averagedRounds;
  }
  return averaged;
}

/** What looks most like a repair in a text that holds none. */
function temptations(text: string, names: Names, weights: Float64Array): readonly Way[] {
  const tokens = tokensOf(text);
  const featuresOf = featuresIn(tokens);
  const found: { readonly way: Way; readonly score: number }[] = [];
  for (const candidate of candidatesOf(tokens)) {
    const features = featuresOf(candidate).map((name) => names.of(name));
    const score = scoreOf(features, weights);
    if (score > leastLikely) found.push({ way: { features, isRight: false }, score });
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostWays)
    .map(({ way }) => way);
}

/**
 * Learns from marked repairs, from made ones, and from texts in which nothing is put right.
 * @returns the weight of each feature, by its name
 */
export function trainRepairs(
  marked: readonly MarkedRepair[],
  made: readonly MarkedRepair[],
  plain: readonly string[],
): ReadonlyMap<string, number> {
  const names = new Names();
  const rows = [
    ...marked.flatMap((each) => rowOf(each, names, 1) ?? []),
    ...made.flatMap((each) => rowOf(each, names, ofMade) ?? []),
  ];
  let weights = learn(rows, names.all.length);
  const tempting = new Map<string, Way[]>();
  for (let time = 0; time < lookedThrough; time += 1) {
    for (const text of plain) {
      const ways = temptations(text, names, weights);
      if (ways.length > 0) tempting.set(text, [...(tempting.get(text) ?? []), ...ways]);
    }
    const unrepaired = [...tempting.values()].map((ways): Row => ({
      ways,
      isMeant: true,
      weight: ofPlain,
    }));
    weights = learn([...rows, ...unrepaired], names.all.length);
  }
  return new Map(names.all.map((name, id) => [name, weights[id] ?? 0]));
}
