import type { Pause, SpokenForm } from './text/normalise-text.ts';
import { engineSpelling } from './engine-spelling.ts';

/** A stretch of words that is synthesised in one go, so that its melody holds together. */
export interface Sentence {
  /** Each word as the engine should say it, the written word it belongs to, and the rest after it (`none` at the end: see `pauseAfter`). */
  readonly words: readonly {
    readonly text: string;
    readonly writtenIndex: number;
    readonly pauseAfter: Pause;
  }[];
  readonly asks: boolean;
  readonly pauseAfter: Pause;
}

/** Longer ones are cut at their last rest, or where they must: the engine's cost and memory grow with the length. */
const mostWords = 40;

/** Groups the forms into sentences. The rest after an unspoken form (a lone dash) falls to the word before it. */
export function sentencesOf(forms: readonly SpokenForm[]): Sentence[] {
  const spellings = spellForEngine(forms);
  const sentences: Sentence[] = [];
  let words: { text: string; writtenIndex: number; pauseAfter: Pause }[] = [];

  const finish = (count: number, asks: boolean) => {
    const taken = words.slice(0, count);
    const last = taken.at(-1);
    if (!last) return;
    sentences.push({
      words: [...taken.slice(0, -1), { ...last, pauseAfter: 'none' }],
      asks,
      pauseAfter: last.pauseAfter,
    });
    words = words.slice(count);
  };

  for (const [writtenIndex, form] of forms.entries()) {
    for (const text of spellings[writtenIndex] ?? []) {
      words.push({ text, writtenIndex, pauseAfter: 'none' });
      if (words.length > mostWords) finish(bestCut(words), false);
    }
    const last = words.at(-1);
    if (last) last.pauseAfter = longerPause(last.pauseAfter, form.pauseAfter);
    if (last && isEnd(last.pauseAfter)) finish(words.length, form.asks);
  }
  finish(words.length, false);
  return sentences;
}

/** The engine's words of each form. A rest ends the neighbourhood of a word: in "Read, and think" nothing stands beside "read". */
function spellForEngine(forms: readonly SpokenForm[]): string[][] {
  return forms.map((form, index) => {
    const [previous, next] = [forms[index - 1], forms[index + 1]];
    const before = previous?.pauseAfter === 'none' ? (previous.words.at(-1) ?? '') : '';
    const after = form.pauseAfter === 'none' ? (next?.words[0] ?? '') : '';
    return form.words.flatMap((word, position) =>
      engineSpelling(word, form.words[position - 1] ?? before, form.words[position + 1] ?? after),
    );
  });
}

function bestCut(words: readonly { pauseAfter: Pause }[]): number {
  const rest = words.findLastIndex(
    (word, index) => word.pauseAfter !== 'none' && index < words.length - 1,
  );
  return rest >= mostWords / 3 ? rest + 1 : mostWords;
}

const isEnd = (pause: Pause) => pause === 'sentence' || pause === 'paragraph';
const order: readonly Pause[] = ['none', 'comma', 'clause', 'sentence', 'paragraph'];

function longerPause(one: Pause, other: Pause): Pause {
  return order.indexOf(other) > order.indexOf(one) ? other : one;
}

/** The sentence as the engine reads it. */
export function engineText({ words, asks }: Sentence): string {
  return (
    words.map(({ text, pauseAfter }) => (pauseAfter === 'none' ? text : `${text},`)).join(' ') +
    (asks ? '?' : '.')
  );
}
