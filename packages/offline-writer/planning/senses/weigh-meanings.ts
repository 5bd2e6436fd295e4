import { wordVectors } from './word-vectors.ts';
import type { Meaning } from './noun-senses.ts';

/* How near the words that surround a noun are to each of its meanings. */

/** A word by its place in the list of word vectors, the commonest first. */
type Place = number;

/** The commonest words ("good", "year") say nothing of what is spoken of; from the second place on a word says all it can. */
const saysNothing = 60;
const saysAll = 1_500;
const weightOf = (place: Place): number =>
  Math.min(1, Math.max(0, Math.log((place + 1) / saysNothing) / Math.log(saysAll / saysNothing)));

const longestWord = 30;
/** A film has some forty, a long one a hundred: more would say nothing new of what it is about. */
const mostPlaces = 400;

/** The words of a text that say something, each once. */
export function placesIn(text: string): readonly Place[] {
  const { find } = wordVectors();
  const words = new Set(text.toLowerCase().match(/\p{L}{2,}/gu));
  const places = new Set(
    [...words].flatMap((word) => (word.length > longestWord ? [] : (find(word) ?? []))),
  );
  return [...places].filter((place) => weightOf(place) > 0).slice(0, mostPlaces);
}

interface Seeds {
  readonly places: readonly Place[];
  /** These and their other forms: "painted" is "paint". */
  readonly forms: ReadonlySet<Place>;
}

/** Forms of a word that may stand in the list as words of their own. */
export function formsOf(word: string): readonly string[] {
  const stem = word.replace(/e$/u, '');
  const doubled = `${stem}${stem.at(-1) ?? ''}`;
  return [
    word,
    `${word}s`,
    `${word}es`,
    ...[stem, doubled].flatMap((each) => [`${each}ed`, `${each}ing`]),
  ];
}

const known = new WeakMap<Meaning, Seeds>();
function seedsOf(meaning: Meaning): Seeds {
  const before = known.get(meaning);
  if (before !== undefined) return before;
  const { find } = wordVectors();
  const seeds = {
    places: meaning.seeds.flatMap((seed) => find(seed) ?? []),
    forms: new Set(meaning.seeds.flatMap(formsOf).flatMap((form) => find(form) ?? [])),
  };
  known.set(meaning, seeds);
  return seeds;
}

/** A seed that is a common word ("water") says at least so much. */
const leastOfSeed = 0.4;
/** Likenesses below it are chance. */
const floor = 0.1;

/** How near a word is to a meaning: the two seeds count that it is most like; a seed itself is as near as can be. */
function nearness(place: Place, meaning: Meaning): number {
  const { places, forms } = seedsOf(meaning);
  if (forms.has(place)) return Math.max(weightOf(place), leastOfSeed);
  if (meaning.isLiteral) return 0;
  let [best, next] = [0, 0];
  for (const seed of places) {
    const likeness = wordVectors().likeness(place, seed);
    if (likeness > best) [best, next] = [likeness, best];
    else if (likeness > next) next = likeness;
  }
  const near = Math.max(0, (best + next) / 2 - floor) / (1 - floor);
  // Squared: one word that is surely near says more than four that may be.
  return near ** 2 * weightOf(place);
}

const mostWords = 4;

/** Weighs words against meanings, each word against each meaning once. */
export function createScales(): (
  places: readonly Place[],
  meanings: readonly Meaning[],
) => readonly number[] {
  const weighed = new Map<Meaning, Map<Place, number>>();
  const nearOf = (meaning: Meaning) => {
    const known = weighed.get(meaning) ?? new Map<Place, number>();
    weighed.set(meaning, known);
    return (place: Place): number => {
      const near = known.get(place) ?? nearness(place, meaning);
      known.set(place, near);
      return near;
    };
  };
  // The nearest word counts whole, each further one half of the one before.
  return (places, meanings) =>
    meanings.map((meaning) =>
      places
        .map(nearOf(meaning))
        .toSorted((one, other) => other - one)
        .slice(0, mostWords)
        .reduce((sum, near, rank) => sum + near / 2 ** rank, 0),
    );
}
