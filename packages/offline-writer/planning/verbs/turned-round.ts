import type { Chunk, Phrase } from '../phrases.ts';
import type { Word } from '../word.ts';
import { isSomebody } from './somebody.ts';
import { classAt, ofPhrase, sentenceStart, wordAt, type Who } from './chunk-words.ts';
import { ofVerbs } from './verb-words.ts';

/* Clauses told the other way round: "behind the shed stood a donkey", "the bread was baked by my uncle". */

interface Told {
  readonly who: Who;
  readonly behind: readonly Chunk[];
}

/** "Out of the van", "there": where it is, before the verb. */
const isWhere = (lead: readonly Chunk[]): boolean =>
  (lead.length === 1 && wordAt(lead, 0) === 'there') ||
  (classAt(lead, 0) === 'preposition' &&
    lead.at(-1)?.is === 'phrase' &&
    lead.every((_, at) => /^(?:preposition|phrase)$/u.test(classAt(lead, at) ?? '')));

const isThere = (verb: string): boolean =>
  ofVerbs.standingThere.has(verb) || ofVerbs.movingThere.has(verb);

/** "On the roof sat three pigeons": who sits is told behind the verb; null where the line is told as usual. */
export function toldBehind(chunks: readonly Chunk[], verbAt: number): Told | null {
  const start = sentenceStart(chunks, verbAt);
  const lead = chunks.slice(start, verbAt);
  const [who, ...rest] = chunks.slice(verbAt + 1);
  const isTold = isWhere(lead) && isThere(wordAt(chunks, verbAt)) && lead.at(-1)?.ends === 'no';
  if (!isTold || who?.is !== 'phrase' || who.phrase.isName) return null;
  const end = rest.findIndex(
    (chunk, at) => (rest[at - 1] ?? who).ends !== 'no' || chunk === undefined,
  );
  return {
    who: ofPhrase(who.phrase),
    behind: [...(lead.length > 1 ? lead : []), ...rest.slice(0, end < 0 ? rest.length : end)],
  };
}

const chunkOf = (chunks: readonly Chunk[], phrase: Phrase) =>
  chunks.flatMap((chunk) =>
    chunk.is === 'phrase' && chunk.phrase.at === phrase.at ? [chunk] : [],
  )[0];

/** What began the sentence stands within it now. */
const withinSentence = ({ words }: Extract<Chunk, { readonly is: 'phrase' }>): readonly Word[] =>
  words.map((word, at) => (at === 0 && word.is !== 'noun' ? { ...word, text: word.lower } : word));

/** "Was baked by my uncle": the uncle bakes it; null where nobody is said to. */
export function toldActive(
  chunks: readonly Chunk[],
  who: Who,
  behind: readonly Chunk[],
): Told | null {
  const by = behind.findIndex((chunk) => chunk.is === 'word' && chunk.word.lower === 'by');
  const doer = behind[by + 1];
  const done = who.is === 'phrase' ? chunkOf(chunks, who.phrase) : undefined;
  const head = doer?.is === 'phrase' ? doer.words.findLast(({ is }) => is === 'noun') : undefined;
  if (by < 0 || doer?.is !== 'phrase' || head === undefined || done === undefined) return null;
  if (!isSomebody(head)) return null;
  const others = [...behind.slice(0, by), ...behind.slice(by + 2)];
  const words = withinSentence(done);
  return { who: ofPhrase(doer.phrase), behind: [{ ...done, words, ends: 'no' }, ...others] };
}
