import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { ScriptBrief } from '@scenewright/provider-contract/script-writer.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Blanks of any kind are one, and typographic signs are the plain ones: a model sets them as it likes. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const isPartOfWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whether a text holds a sentence word for word, and not as the end or beginning of other words. */
function holds(text: string, sentence: string): boolean {
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const [first, last] = [sentence.at(0), sentence.at(-1)];
    const startsWithin = isPartOfWord(first) && isPartOfWord(text[at - 1]);
    const endsWithin = isPartOfWord(last) && isPartOfWord(text[end]);
    if (!startsWithin && !endsWithin) return true;
  }
  return false;
}

/**
 * Tells of each sentence that a model wrote where it comes from. The model is not asked: what stands word for word in the
 * idea is the creator's own, what stands so in an answer is theirs, what stood there before keeps its source, and all else
 * is the model's.
 */
export function createSourceFinder({ prompt, answers }: Pick<ScriptBrief, 'prompt' | 'answers'>) {
  const idea = plain(prompt);
  const given = answers.map(({ id, text }) => ({ id, text: plain(text) }));

  function sourceOf(text: string): SpokenSentence {
    const sentence = plain(text);
    if (holds(idea, sentence)) return { text, source: 'own', of: '' };
    const answer = given.find((candidate) => holds(candidate.text, sentence));
    return answer === undefined
      ? { text, source: 'model', of: '' }
      : { text, source: 'answer', of: answer.id };
  }

  /** The sentences of a dialogue. @param before those that it had, where it was rewritten */
  return (dialogue: string, before: readonly SpokenSentence[] = []): SpokenSentence[] =>
    [...segmenter.segment(dialogue)]
      .map(({ segment }) => segment.trim())
      .filter((text) => text !== '')
      .map((text) => before.find((known) => known.text === text) ?? sourceOf(text));
}
