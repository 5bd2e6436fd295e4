import type { Passage } from './passage.ts';
import { splitSentences } from './sentences.ts';
import { readWish } from './wishes.ts';

/** Whether an idea speaks to the film-maker at all. */
export function asksForFilm(passages: readonly Passage[], language: string): boolean {
  return passages.some((passage, index) => {
    if (passage.role === 'wish' || passage.role === 'topic') return true;
    if (passage.role !== 'say' || (passage.kind !== 'sentence' && passage.kind !== 'heading'))
      return false;
    return splitSentences(passage.text).some((sentence, at) => {
      const context = { isPrompt: false, isForViewer: false, isFirst: index === 0 && at === 0 };
      return sentence.length < 1000 && readWish(sentence, language, context)?.kind === 'topic';
    });
  });
}
