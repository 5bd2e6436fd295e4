import { gapCost, gapCosts, type Token } from './gap-costs.ts';
import { tokensOf } from './tokens.ts';

/** A part of a sentence, and what it costs to cut the picture before it. */
export interface SentencePart {
  readonly text: string;
  readonly cost: number;
  /** Whether the author wrote it against what stands before it, without a space. */
  readonly joined: boolean;
}

/** The cuts between clauses and after commas, and those before phrases as well. */
export const sharedAt = {
  clauses: gapCosts.comma,
  phrases: gapCosts.phrase,
  words: gapCosts.weak,
};
/** A part of so few words is nothing by itself. */
const mostScrapWords = 2;
const ofScrap = 8;
/** Every part is one cut more. */
const ofPart = 1;

/** Words from one place up to before another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of a sentence that no scene holds whole, or of one that may be shared between scenes at cuts up to a cost;
 * empty where a single word is longer. It is cut between its clauses, and within a clause that is still too long where
 * that costs least. No word is lost, added or changed.
 */
export function partsOfSentence(
  text: string,
  fits: (part: string) => boolean,
  sharedUpTo = 0,
): SentencePart[] {
  if (fits(text) && sharedUpTo === 0) return [{ text, cost: 0, joined: false }];
  const tokens = tokensOf(text, fits);
  if (tokens.length === 0) return [];
  const costs = tokens.map((_, at) => (at === 0 ? 0 : gapCost(tokens, at)));
  const textOf = ({ from, to }: Stretch) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  const isScrap = scrapsOf(tokens);
  const upTo = Math.max(sharedUpTo, gapCosts.comma);
  const stretches = clausesOf(tokens, costs, upTo).flatMap((clause) =>
    fits(textOf(clause))
      ? [clause]
      : cheapest(clause, isScrap, costs, (part) => fits(textOf(part))),
  );
  return stretches.map((part) => ({
    text: textOf(part),
    cost: costs[part.from] ?? 0,
    joined: part.from > 0 && tokens[part.from]?.joined === true,
  }));
}

const isWord = (token: Token | undefined) => token !== undefined && token.word !== '';

/** Tells whether a stretch has so few words that it is nothing by itself; they are counted once, for signs may be many. */
function scrapsOf(tokens: readonly Token[]): (stretch: Stretch) => boolean {
  const wordsBefore = [0];
  for (const token of tokens) wordsBefore.push((wordsBefore.at(-1) ?? 0) + Number(isWord(token)));
  return ({ from, to }) => (wordsBefore[to] ?? 0) - (wordsBefore[from] ?? 0) <= mostScrapWords;
}

/** A sentence cut wherever that costs little enough and leaves no scraps. */
function clausesOf(tokens: readonly Token[], costs: readonly number[], upTo: number): Stretch[] {
  const cuts = costs.flatMap((cost, at) => (at > 0 && cost <= upTo ? [at] : []));
  const isScrap = scrapsOf(tokens);
  const clauses: Stretch[] = [];
  let from = 0;
  cuts.forEach((at, place) => {
    const isApart = (costs[at] ?? 0) <= gapCosts.mark && !tokens[at]?.enclosed;
    const isLeft = isScrap({ from, to: at });
    const rest = { from: at, to: cuts[place + 1] ?? tokens.length };
    if (!isApart && (isLeft || (isScrap(rest) && rest.to === tokens.length))) return;
    clauses.push({ from, to: at });
    from = at;
  });
  return [...clauses, { from, to: tokens.length }];
}

/** A clause in parts that fit, cut where that costs least. */
function cheapest(
  clause: Stretch,
  isScrap: (part: Stretch) => boolean,
  costs: readonly number[],
  fits: (part: Stretch) => boolean,
): Stretch[] {
  const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: clause.from }];
  let first = clause.from;
  for (let to = clause.from + 1; to <= clause.to; to += 1) {
    // What is too long from one word on is too long from any word before it.
    while (first < to - 1 && !fits({ from: first, to })) first += 1;
    let least = { cost: Infinity, from: first };
    for (let from = first; from < to; from += 1) {
      const part = { from, to };
      const cost =
        (best[from - clause.from]?.cost ?? Infinity) +
        (from === clause.from ? 0 : (costs[from] ?? 0)) +
        ofPart +
        (isScrap(part) ? ofScrap : 0);
      if (cost < least.cost - 1e-9) least = { cost, from };
    }
    best.push(least);
  }
  const parts: Stretch[] = [];
  for (let to = clause.to; to > clause.from;) {
    const from = best[to - clause.from]?.from ?? clause.from;
    parts.push({ from, to });
    to = from;
  }
  return parts.toReversed();
}
