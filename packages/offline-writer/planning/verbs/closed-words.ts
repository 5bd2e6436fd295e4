import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isPastForm } from '@scenewright/contract/rules/prose/verbs.ts';
import { ingNouns, lookWords } from '@scenewright/contract/rules/prose/words.ts';
import type { Word } from '../word.ts';
import { usesOf } from '../word-uses.ts';
import { asPlural, asVerb } from './as-verb.ts';
import { ofVerbs } from './verb-words.ts';

/* What a tagger gets wrong by the word alone, or by the one beside it. */

const isBareVerb = (word: Word | undefined): boolean =>
  word?.is === 'verb' && !word.tags.has('Particle') && word.ends === 'no';

/** "Play cards", "on crutches", "volunteers handed out": no verb that ends in "s" stands right there. */
function isPluralNoun(word: Word, before: Word | undefined, next: Word | undefined): boolean {
  const isThird =
    word.is === 'verb' &&
    word.tags.has('PresentTense') &&
    !word.tags.has('Infinitive') &&
    /[^s]s$/u.test(word.lower);
  if (!isThird || usesOf(singularPhrase(word.lower) ?? word.lower).noun === 0) return false;
  const isBehindLead = before?.is === 'preposition' && !/^(?:up|down|out|off)$/u.test(before.lower);
  // "The market stalls close at two": of two verbs side by side the first is none.
  const { noun, verb } = usesOf(singularPhrase(word.lower) ?? word.lower);
  const isFirstOfTwo =
    before?.is === 'noun' &&
    before.ends === 'no' &&
    word.ends === 'no' &&
    noun > verb &&
    next?.is === 'verb' &&
    next.tags.has('Infinitive') &&
    !/^(?:open|shut)$/u.test(next.lower);
  const opens = before === undefined || before.ends === 'sentence';
  return (
    (isBehindLead && before.ends === 'no') ||
    isBareVerb(before) ||
    isFirstOfTwo ||
    (opens && word.ends === 'no' && next?.is === 'verb' && next.tags.has('PastTense'))
  );
}

const leadsDoing = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.ends === 'no' &&
  (ofVerbs.standingThere.has(word.lower) || ofVerbs.movingThere.has(word.lower));

/** "Lay snoring", "stood there holding a goose": behind how somebody is there it is what they do. */
const isBesides = (words: readonly Word[], at: number): boolean =>
  words[at]?.is === 'noun' &&
  /\p{L}{2}ing$/u.test(words[at].lower) &&
  !ingNouns.has(words[at].lower) &&
  (leadsDoing(words[at - 1]) || (words[at - 1]?.lower === 'there' && leadsDoing(words[at - 2])));

/** "Saw my boss eating noodles": behind whom somebody saw it is what they do. */
const isSeenDoing = (words: readonly Word[], at: number): boolean =>
  words[at]?.is === 'noun' &&
  /\p{L}{2}ing$/u.test(words[at].lower) &&
  ofVerbs.perceiving.has(words[at - 3]?.lower ?? '') &&
  /^(?:determiner|possessive)$/u.test(words[at - 2]?.is ?? '') &&
  words[at - 1]?.is === 'noun' &&
  words[at].ends === 'no';

/** "Hands out warm rolls": behind a verb and before several things it tells how they are. */
const isLook = (word: Word, before: Word | undefined, next: Word | undefined): boolean =>
  word.is === 'verb' &&
  word.tags.has('Infinitive') &&
  lookWords.has(word.lower) &&
  before?.is === 'verb' &&
  before.ends === 'no' &&
  next?.is === 'noun' &&
  next.tags.has('Plural');

/** "The parrot bit the vet": a past that the tagger does not know as one. */
const isUnknownPast = (word: Word, before: Word | undefined): boolean =>
  word.is === 'verb' &&
  word.tags.has('Infinitive') &&
  before !== undefined &&
  before.ends === 'no' &&
  /^(?:noun|pronoun|adverb)$/u.test(before.is) &&
  isPastForm(word.lower) &&
  !/^(?:lay|bore)$/u.test(word.lower);

/** The words of a line, each with what it surely is. */
export const withClosedWords = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (ofVerbs.onlyPrepositions.has(word.lower) && word.is === 'verb')
      return { ...word, is: 'preposition', tags: new Set(['Preposition']) };
    if (ofVerbs.onlyAdverbs.has(word.lower)) return { ...word, is: 'adverb' };
    // "Walks round the classroom".
    if (word.lower === 'round' && before?.is === 'verb' && next?.is === 'determiner')
      return { ...word, is: 'preposition' };
    if (isPluralNoun(word, before, next)) return asPlural(word);
    if (isSeenDoing(words, at) || isBesides(words, at)) return asVerb(word, 'gerund');
    if (isLook(word, before, next)) return { ...word, is: 'adjective' };
    return isUnknownPast(word, before) ? asVerb(word, 'past') : word;
  });
