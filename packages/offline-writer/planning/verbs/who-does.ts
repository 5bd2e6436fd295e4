import { ofDoings } from '../doing-words.ts';
import type { Chunk, Phrase } from '../phrases.ts';
import { people } from '../plan-words.ts';
import type { Word } from '../word.ts';
import { isFinite } from './as-verb.ts';
import { classAt, ofPhrase, wordAt, type Who } from './chunk-words.ts';
import { ofVerbs } from './verb-words.ts';

/* Who does what a verb says: what stands before it, over what only tells more of them. */

const isNaming = (chunk: Chunk | undefined) =>
  chunk?.is === 'word' && /^(?:called|named|dubbed|nicknamed)$/.test(chunk.word.lower);

const isAnd = (chunk: Chunk | undefined) => chunk?.is === 'word' && chunk.word.lower === 'and';

/** "A plumber, an electrician and a plasterer": who else does it. */
function joinedTo(chunks: readonly Chunk[], at: number): Phrase[] {
  const more: Phrase[] = [];
  if (!isAnd(chunks[at - 1])) return more;
  for (let place = at - 2; place >= 0; place -= 1) {
    const other = chunks[place];
    const isListed = place === at - 2 || other?.ends === 'part';
    if (other?.is !== 'phrase' || !isListed) break;
    if (/^(?:verb|preposition)$/.test(classAt(chunks, place - 1) ?? '')) return [];
    more.unshift(other.phrase);
  }
  return more;
}

/** "Two of the girls", "all of the boys": some of those who are named do it; null where "of" says something else. */
function someOf(chunks: readonly Chunk[], at: number, phrase: Phrase): Phrase | null {
  const some = chunks[at - 2];
  if (wordAt(chunks, at - 1) !== 'of' || some?.is !== 'word') return null;
  const isNumber = some.word.is === 'number';
  if (!isNumber && !ofVerbs.quantifiers.has(some.word.lower)) return null;
  const isOne = ofVerbs.ofOne.has(some.word.lower);
  return {
    ...phrase,
    before: '',
    // "Not one of the boys jumped".
    determiner: wordAt(chunks, at - 3) === 'not' ? 'no' : phrase.determiner,
    number: isOne ? 'one' : isNumber ? some.word.text : phrase.number,
  };
}

/** "The man who sells the newspapers whistles": of whom another clause tells more. */
function toldMoreOf(chunks: readonly Chunk[], at: number): Phrase | null {
  const named = chunks[at - 3];
  return classAt(chunks, at - 1) === 'verb' &&
    /^(?:who|that|which)$/u.test(wordAt(chunks, at - 2)) &&
    named?.is === 'phrase'
    ? named.phrase
    : null;
}

const mostAside = 8;

/** Written alike in the past: "his sister, a nurse, cut his hair". */
const alwaysPast = new RegExp(`^(?:${ofDoings.alwaysPast})$`, 'u');
const isBase = ({ tags, lower }: Word): boolean =>
  tags.has('Infinitive') && !alwaysPast.test(lower);

/** "Dad, half asleep, poured", "her neighbour, a retired pilot, builds": between commas more is told of them. */
function beyondAside(chunks: readonly Chunk[], verbAt: number): Who | null {
  const verb = chunks[verbAt];
  if (verb?.is !== 'word' || !isFinite(verb.word) || isBase(verb.word)) return null;
  let isFull = false;
  for (let at = verbAt - 2; at >= Math.max(0, verbAt - 1 - mostAside); at -= 1) {
    const chunk = chunks[at];
    const next = chunks[at + 1];
    if (chunk === undefined || chunk.ends === 'sentence') return null;
    if (next?.is === 'word' && next.word.is === 'link' && next.word.lower !== 'and') return null;
    isFull ||= next?.is === 'word' && isFinite(next.word);
    if (chunk.ends !== 'part') continue;
    if (isFull && !(next?.is === 'word' && /^(?:who|whose|which)$/u.test(next.word.lower)))
      return null;
    const isLed = next?.is === 'word' || /^(?:an?|the)$/u.test(next?.phrase.determiner ?? '');
    const opens = at === 0 || chunks[at - 1]?.ends !== 'no' || classAt(chunks, at - 1) === 'link';
    const isOne =
      chunk.is === 'phrase' &&
      (chunk.phrase.determiner !== '' ||
        chunk.phrase.isName ||
        people.has(chunk.phrase.noun.toLowerCase()));
    return isLed && opens && isOne ? ofPhrase(chunk.phrase) : null;
  }
  return null;
}

/** Whom a phrase before a verb names as the one who does it. */
function whoIs(chunks: readonly Chunk[], at: number): Who | null {
  const chunk = chunks[at];
  if (chunk?.is !== 'phrase') return null;
  const named = toldMoreOf(chunks, at);
  return named === null ? ofPhrase(chunk.phrase, joinedTo(chunks, at)) : ofPhrase(named);
}

/** Who a word before a verb is; "none" where it says that nobody of this clause does it, "further" where it says nothing. */
function whoOfWord(chunks: readonly Chunk[], at: number): Who | 'none' | 'further' | 'behind' {
  const chunk = chunks[at];
  if (chunk?.is !== 'word') return 'further';
  const { lower, is, tags } = chunk.word;
  if (lower === 'then') return 'none';
  // "He stood there holding a goose": where he stood.
  if (lower === 'there' && classAt(chunks, at - 1) === 'verb') return 'none';
  const named = lower === 'who' ? chunks[at - 1] : undefined;
  if (named?.is === 'phrase') return ofPhrase(named.phrase);
  const isOfSome =
    wordAt(chunks, at - 1) === 'of' &&
    (classAt(chunks, at - 2) === 'number' || ofVerbs.quantifiers.has(wordAt(chunks, at - 2)));
  // "The two of us painted".
  if (isOfSome && wordAt(chunks, at - 3) !== 'not' && /^(?:us|them)$/u.test(lower))
    return { is: 'pronoun', word: lower === 'us' ? 'we' : 'they' };
  if (/^(?:me|him|us|them)$/.test(lower)) return 'none';
  // "The gas inside it pushes": the gas does.
  if (is === 'pronoun' && classAt(chunks, at - 1) === 'preposition') return 'behind';
  if (is === 'pronoun') return { is: 'pronoun', word: lower };
  if (is === 'verb' && !tags.has('Gerund')) return 'none';
  return is === 'link' ? 'none' : 'further';
}

/** Who does what the verb at a place says; null where the line does not say it. */
export function whoDoes(chunks: readonly Chunk[], verbAt: number): Who | null {
  // "You have to pull it": nobody is said to do it.
  if (wordAt(chunks, verbAt - 1) === 'to') return null;
  if (chunks[verbAt - 1]?.ends === 'part') return beyondAside(chunks, verbAt);
  for (let at = verbAt - 1; at >= 0; at -= 1) {
    const chunk = chunks[at];
    if (chunk === undefined || chunk.ends === 'sentence') break;
    if (chunk.is === 'word') {
      const who = whoOfWord(chunks, at);
      if (who === 'none') return null;
      if (who === 'behind') at -= 1;
      else if (who !== 'further') return who;
      continue;
    }
    if (classAt(chunks, at - 1) === 'preposition') {
      const some = someOf(chunks, at, chunk.phrase);
      if (some !== null) return ofPhrase(some);
      at -= 1;
      continue;
    }
    // "A liquid called a refrigerant boils": the liquid does.
    if (isNaming(chunks[at - 1]) && chunks[at - 2]?.is === 'phrase') {
      at -= 1;
      continue;
    }
    return whoIs(chunks, at);
  }
  return null;
}
