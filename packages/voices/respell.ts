import {
  findingWords,
  isSameWord,
  type Pronunciation,
  usedPronunciations,
} from '@scenewright/contract/rules/speech.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { timeWords } from '@scenewright/offline-voice/word-times.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';

/** A text as it is handed to a voice, and the way back from the words it spoke. */
export interface Respelling {
  readonly text: string;
  /** The times of the written words, from those of the spoken ones. */
  timesOfWritten(spoken: readonly SpokenWord[]): readonly SpokenWord[];
}

/** Replaces words by how they are said: a voice says "jif" where "GIF" stays written. */
export function respell(text: string, pronunciations: readonly Pronunciation[]): Respelling {
  const used = usedPronunciations(text, pronunciations);
  const pattern = findingWords(used.map(({ word }) => word));
  if (pattern === null) return { text, timesOfWritten: (spoken) => spoken };
  const sayOf = (word: string) =>
    used.find((known) => isSameWord(known.word, word))?.say.trim() ?? word;
  const written = writtenWords(text);
  const said = written.map((word) => word.text.replaceAll(pattern, sayOf));
  const counts = said.map((words) => writtenWords(words).length);
  return {
    text: said
      .map(
        (words, index) =>
          `${words}${index === said.length - 1 ? '' : written[index]?.endsLine ? '\n' : ' '}`,
      )
      .join(''),
    timesOfWritten: (spoken) =>
      gathered(
        written.map((word) => word.text),
        counts,
        spoken,
      ),
  };
}

/** Each written word lasts from the first to the last of the words it was said with. */
function gathered(
  written: readonly string[],
  counts: readonly number[],
  spoken: readonly SpokenWord[],
): SpokenWord[] {
  const isWhole = counts.reduce((sum, count) => sum + count, 0) === spoken.length;
  let at = 0;
  const spans = counts.map((count) => {
    const [first, last] = [spoken[at], spoken[at + count - 1]];
    at += count;
    return isWhole && first !== undefined && last !== undefined
      ? { startMs: first.startMs, endMs: last.endMs }
      : undefined;
  });
  // A voice that told other words than it was given leaves only the time of the whole.
  return timeWords(written, spans, {
    startMs: spoken[0]?.startMs ?? 0,
    endMs: spoken.at(-1)?.endMs ?? 0,
  });
}
