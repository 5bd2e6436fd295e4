import { stemOf, wordsOf } from '../facts/topic-words.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { isSingleThing, kindsOf, usagesOf } from './relations.ts';
import type { WordNet, WordSense } from './word-net.ts';

const refusedUsage = new Set(dictionaryWords.refusedUsage);
const offendingUsage = new Set(dictionaryWords.offendingUsage);
const refusedKinds = new Set(dictionaryWords.refusedKinds);
const refusedWords = new RegExp(`\\b(?:${dictionaryWords.refusedWords.join('|')})\\b`, 'i');
const unsure = new Set(dictionaryWords.unsure);

const isFit = (net: WordNet, sense: WordSense): boolean =>
  !refusedWords.test(sense.gloss) &&
  !usagesOf(net, sense).some((usage) => refusedUsage.has(usage)) &&
  !kindsOf(net, sense).some((kind) => refusedKinds.has(kind));

/** Everything that a sense is told with: its gloss, its other words, its kinds. */
const stemsAround = (net: WordNet, sense: WordSense): ReadonlySet<string> =>
  new Set(
    [sense.gloss, ...sense.words, ...kindsOf(net, sense).slice(0, 5)]
      .flatMap((text) => wordsOf(text))
      .map(stemOf),
  );

/** WordNet's field of foods, whose senses are near each other: dumplings of dough, and with fruit. */
const foods = 13;
const people = 18;

/** How often a sense must have been met for each other sense of its word, and at most. */
const evidencePerSense = 5;
const mostEvidence = 20;

/** The sense that was met so much oftener than the others that it is meant where nothing says otherwise. */
const commonest = (senses: readonly WordSense[]): WordSense | null => {
  const [first, ...others] = [...senses].sort((one, other) => other.uses - one.uses);
  if (first === undefined) return null;
  const next = Math.max(0, ...others.map(({ uses }) => uses));
  const enough = Math.min(mostEvidence, evidencePerSense * others.length);
  if (first.uses > 2 * next && first.uses >= enough) return first;
  return first.uses === 0 && senses.every(({ field }) => field === foods) ? first : null;
};

/** How many words of an idea must speak for a sense that is not the first. */
const shownBy = 2;

const isSurname = (noun: string, sense: WordSense): boolean =>
  isSingleThing(sense) && sense.field === people && !noun.includes(' ');

/**
 * The sense that is surely meant; null where that cannot be told.
 * @param context stems of the other words of the idea
 */
export const chooseSense = (
  net: WordNet,
  noun: string,
  context: ReadonlySet<string>,
): WordSense | null => {
  const all = net.sensesOf(noun);
  if (all.some((sense) => usagesOf(net, sense).some((usage) => offendingUsage.has(usage))))
    return null;
  const senses = all.filter((sense) => isFit(net, sense));
  const scored = senses
    .map((sense) => ({
      sense,
      score: [...stemsAround(net, sense)].filter((stem) => context.has(stem)).length,
    }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (best === undefined) return null;
  const isShown = best.score > (second?.score ?? 0);
  if (isShown && (best.score >= shownBy || best.sense === senses[0])) return best.sense;
  if (unsure.has(noun) || isSurname(noun, best.sense)) return null;
  // A sense that may not be spoken may still be the one that is meant.
  const winner = all.length === 1 ? best.sense : commonest(all);
  return winner !== null && senses.includes(winner) ? winner : null;
};
