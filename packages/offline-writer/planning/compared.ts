import type { Chunk, Phrase } from './phrases.ts';
import { people } from './plan-words.ts';
import comparedWords from '../data/compared-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(comparedWords);

/* What a line only compares with, or calls by another name: nothing of it is there to be seen. */

const colours = new RegExp(`^(?:${said.colours})$`, 'u');
const measures = new RegExp(`^(?:${said.measureNouns}) of `, 'iu');
/** "The ship of the desert": a thing that belongs to nobody, of what is no owner. */
const byname = new RegExp(
  String.raw`^(?:${said.bynameRoles}) of (?:\p{L}+ )?(?:${said.bynamePlaces})s?$`,
  'iu',
);
const naming = new RegExp(`^(?:${said.naming})$`, 'u');
const seeming = new RegExp(`^(?:${said.seeming})$`, 'u');
const meaningOnly = new RegExp(`^(?:${said.meaningOnly})$`, 'u');
/** They carry a comparison on: "like a box with two doors". */
const carrying = new RegExp(`^(?:${said.carrying})$`, 'u');

const wordAt = (chunks: readonly Chunk[], at: number) => {
  const chunk = chunks[at];
  return chunk?.is === 'word' ? chunk.word : undefined;
};
const lastWord = (chunk: Chunk | undefined) =>
  chunk === undefined ? undefined : chunk.is === 'word' ? chunk.word : chunk.words.at(-1);
const isDone = (chunk: Chunk | undefined) =>
  chunk?.is === 'word' && /^(?:verb|auxiliary|negative)$/u.test(chunk.word.is);

const isBehindPreposition = (chunk: Chunk | undefined) =>
  chunk?.is === 'phrase' && chunk.phrase.before !== '' && chunk.phrase.determiner === '';

/** Whether a word says that what follows is only like what is told of. */
function compares(chunks: readonly Chunk[], at: number, phrase: Phrase): boolean {
  const word = wordAt(chunks, at);
  const before = chunks[at - 1];
  if (word === undefined || word.ends !== 'no') return false;
  if (word.lower === 'like')
    // "In rows like a crate of eggs": rows like nothing.
    return (
      word.is !== 'verb' ||
      seeming.test(lastWord(before)?.lower ?? '') ||
      isBehindPreposition(before)
    );
  if (word.lower === 'than') return phrase.number === null;
  if (word.lower !== 'as' || lastWord(before)?.lower === 'such' || isDone(chunks[at + 2]))
    return false;
  const isSame = before?.is === 'phrase' && before.phrase.adjectives.includes('same');
  const isOf = /^(?:adjective|adverb)$/u.test(lastWord(before)?.is ?? '');
  return (
    /^an?$/u.test(phrase.determiner) ||
    isSame ||
    isOf ||
    /^known$/u.test(lastWord(before)?.lower ?? '')
  );
}

/** "Called it the ship of the desert", "a fish nicknamed the dragon". */
function names(chunks: readonly Chunk[], at: number): boolean {
  const before = chunks[at - 1];
  const isNaming = (chunk: Chunk | undefined) =>
    chunk?.is === 'word' && naming.test(chunk.word.lower);
  if (before === undefined || before.ends !== 'no') return false;
  if (isNaming(before)) return true;
  const isOther = before.is === 'phrase' || before.word.is === 'pronoun';
  return isOther && isNaming(chunks[at - 2]) && chunks[at - 2]?.ends === 'no';
}

const isPeople = ({ noun }: Phrase) => people.has(noun.toLowerCase());

/** "My father, who was a coalman", "my aunt, a nurse, laughed": what somebody is, and nobody else. */
function tellsWho(chunks: readonly Chunk[], at: number, phrase: Phrase): boolean {
  const [one, two, three] = [chunks[at - 1], chunks[at - 2], chunks[at - 3]];
  if (!/^an?$/u.test(phrase.determiner)) return false;
  if (wordAt(chunks, at - 2)?.lower === 'who')
    return one?.is === 'word' && /^(?:is|was|’s|'s)$/u.test(one.word.lower) && three !== undefined;
  if (/^who['’]s$/u.test(wordAt(chunks, at - 1)?.lower ?? '')) return two !== undefined;
  // Between commas, with no list before or behind.
  const isNext =
    one?.is === 'phrase' && one.ends === 'part' && isPeople(one.phrase) && isPeople(phrase);
  const isOwned =
    one?.is === 'phrase' && /^(?:my|our|his|her|their|your)$/iu.test(one.phrase.determiner);
  return (
    isNext &&
    isOwned &&
    chunks[at]?.ends === 'part' &&
    chunks[at + 1]?.is === 'word' &&
    !/^(?:and|or)$/u.test(wordAt(chunks, at + 1)?.lower ?? '')
  );
}

/** "The brown of a good leather shoe". */
const isColourOf = (chunks: readonly Chunk[], at: number) =>
  wordAt(chunks, at - 1)?.lower === 'of' && colours.test(lastWord(chunks[at - 2])?.lower ?? '');

/** The chunks of a line; the phrases among them that it only compares with are marked. */
export function withCompared(chunks: readonly Chunk[]): readonly Chunk[] {
  let isOn = false;
  return chunks.map((chunk, at) => {
    if (chunk.is === 'word') {
      isOn &&= carrying.test(chunk.word.lower) || chunk.word.is === 'adverb';
      isOn &&= chunk.ends === 'no';
      return chunk;
    }
    const last = chunk.words.at(-1);
    const isCompared =
      isOn ||
      compares(chunks, at - 1, chunk.phrase) ||
      names(chunks, at) ||
      isColourOf(chunks, at) ||
      tellsWho(chunks, at, chunk.phrase) ||
      measures.test(chunk.phrase.noun) ||
      byname.test(chunk.phrase.noun) ||
      (last?.isHyphened === true && meaningOnly.test(lastWord(chunks[at + 1])?.lower ?? ''));
    isOn = isCompared && chunk.ends === 'no';
    return isCompared ? { ...chunk, phrase: { ...chunk.phrase, isCompared } } : chunk;
  });
}

/** Whether what a word leads is told of by what it is like. */
export const leadsComparison = (chunks: readonly Chunk[], at: number): boolean => {
  const next = chunks[at + 1];
  return next?.is === 'phrase' && compares(chunks, at, next.phrase);
};
