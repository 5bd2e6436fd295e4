import type { Chunk, Phrase } from './phrases.ts';
import { people } from './plan-words.ts';

/* What a line only compares with, or calls by another name: nothing of it is there to be seen. */

const colours =
  /^(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|grey|gray|gold|silver|amber)$/u;
const measures =
  /^(?:colou?r|shade|size|shape|length|weight|height|width|thickness|smell|scent|taste|flavou?r|texture|sound|feel|strength|depth|consistency|width|breadth|red|orange|yellow|green|blue|purple|pink|brown|black|white|grey|gray) of /iu;
/** "The ship of the desert": a thing that belongs to nobody, of what is no owner. */
const byname =
  /^(?:king|queen|prince|princess|lord|lady|ruler|emperor|mother|father|ship|lungs?|heart|soul|pearl|jewel|crown|roof|eyes?|ears?|gold|bread|spine|backbone|kidneys?|tiger|lion|wolf|ghost|rose|star|gem|cradle|garden|gateway|key|vacuum cleaners?|dustbins?|dustmen|engineers?|gardeners?|architects?|police|angels?|clowns?|unicorns?) of (?:\p{L}+ )?(?:deserts?|jungle|forests?|woods?|sea|seas|ocean|oceans|skies|sky|air|night|north|south|east|west|orient|world|planet|earth|city|town|mountains?|hills?|rivers?|land|kitchen|garden|house|island|country|countryside|nation|underworld|farm|field|fields|road|roads|street|game|orchestra|show|century|band)s?$/iu;
const naming =
  /^(?:call|calls|called|calling|name|named|nickname|nicknames|nicknamed|dub|dubbed)$/u;
const seeming =
  /^(?:looks?|smells?|sounds?|tastes?|feels?|looked|smelled|smelt|sounded|tasted|felt)$/u;
const meaningOnly =
  /^(?:sized?|shaped|coloured|colored|like|looking|style|flavou?red|scented|free|proof|wide|thick|long|deep)$/u;
/** They carry a comparison on: "like a box with two doors". */
const carrying = /^(?:of|with|without|in|on|for)$/u;

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
