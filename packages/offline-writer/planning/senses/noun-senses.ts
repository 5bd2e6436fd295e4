import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import stored from '../../data/word-senses.json' with { type: 'json' };

/*
 * Everyday nouns that have a drawing and a second common meaning. Each meaning is told by seeds: words that are found near the
 * noun where it is meant.
 */

export interface Meaning {
  readonly seeds: readonly string[];
  /** Whether only these words themselves tell of it, and none that is merely like them: one of many rarer meanings. */
  readonly isLiteral: boolean;
  /** What is drawn of it: the noun itself, something else, or nothing. */
  readonly draw: 'itself' | { readonly other: string } | null;
}

export type Said = 'mostly' | 'often' | 'seldom';

export interface NounSenses {
  readonly noun: string;
  /** Of what has no drawing by its bare name, as "glass", none draws the noun itself. */
  readonly meanings: readonly Meaning[];
  /**
   * How often the noun is said of what is drawn: mostly (a kite is seldom the bird), often (a star is a person or a school's
   * mark as well), or seldom (a heart is seldom the organ).
   */
  readonly said: Said;
  /** Of what is only a shape ("box", "plate", "ring"): a film that says none of these words means one of another thing. */
  readonly needs: readonly string[];
}

interface Stored {
  readonly drawn?: string;
  readonly said?: Said;
  readonly needs?: string;
  readonly others: readonly StoredOther[];
}

interface StoredOther {
  readonly seeds: string;
  readonly draw?: string;
  readonly literal?: true;
}

const seedsOf = (words: string): readonly string[] => words.split(' ');

const sensesOf = (noun: string, { drawn, said = 'mostly', needs, others }: Stored): NounSenses => ({
  noun,
  said,
  needs: needs === undefined ? [] : seedsOf(needs),
  meanings: [
    ...(drawn === undefined
      ? []
      : [{ seeds: seedsOf(drawn), isLiteral: false, draw: 'itself' as const }]),
    ...others.map(({ seeds, draw, literal = false }) => ({
      seeds: seedsOf(seeds),
      isLiteral: literal,
      draw: draw === undefined ? null : { other: draw },
    })),
  ],
});

export const nounSenses: ReadonlyMap<string, NounSenses> = new Map(
  Object.entries(stored as Readonly<Record<string, Stored>>).map(([noun, entry]) => [
    noun,
    sensesOf(noun, entry),
  ]),
);

/** The meanings of a word as it is written, else in its singular: glasses are more than one glass. */
export const findSenses = (word: string): NounSenses | null =>
  nounSenses.get(word) ?? nounSenses.get(singularPhrase(word) ?? word) ?? null;
