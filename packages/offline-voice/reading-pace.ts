import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { writtenWords } from './text/written-words.ts';

const neverSpaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * How long a reader's eye rests on a character, in milliseconds: about 170 English words or 300 Chinese characters a minute,
 * the pace of good subtitles. The first script that matches counts; a space costs `wordMs`.
 */
const characterMs: readonly (readonly [script: RegExp, ms: number])[] = [
  [/\p{M}/u, 0],
  [/\p{Script=Han}/u, 190],
  [kana, 110],
  [/\p{Script=Hangul}/u, 140],
  [/\p{L}/u, 70],
  [/\p{N}/u, 130],
  [/\p{Extended_Pictographic}/u, 200],
];
const wordMs = 80;
const restMs: readonly (readonly [ending: RegExp, ms: number])[] = [
  [/[.!?…。！？؟।॥]["'”’»」』)\]]*$/u, 400],
  [/[,;:—–،؛、，；：]["'”’»」』)\]]*$/u, 180],
];
/** Slower than this reads as a fault; a short text in a long scene ends early. */
const slowest = 1.5;
const leadMs = 150;

/**
 * The times at which to show the words of a text that nobody speaks, in any script. Chinese and Japanese, which put no spaces
 * between words, are parted by dictionary; Thai and its like stay in the runs their writer spaced.
 *
 * @param durationMs the time there is. All words fit into it, however tight; without it they take the time they need.
 */
export function readingPace(text: string, durationMs?: number): SpokenWord[] {
  const words = writtenWords(text).flatMap((word) => partUnspaced(word.text));
  const paced = words.map((word) => ({
    text: word,
    shownMs: readingMs(word),
    restMs: restAfter(word),
  }));
  const needed = leadMs + paced.reduce((sum, word) => sum + word.shownMs + word.restMs, 0);
  const scale = durationMs === undefined ? 1 : Math.min(slowest, Math.max(0, durationMs) / needed);
  let clock = leadMs;
  return paced.map((word) => {
    const startMs = clock;
    const endMs = startMs + word.shownMs;
    clock = endMs + word.restMs;
    return {
      text: word.text,
      startMs: Math.floor(startMs * scale),
      endMs: Math.floor(endMs * scale),
    };
  });
}

/** How long a word by itself takes to read, at the pace of `readingPace`. */
export function readingMs(word: string): number {
  return [...word].reduce(
    (sum, character) => sum + (characterMs.find(([script]) => script.test(character))?.[1] ?? 0),
    wordMs,
  );
}

function restAfter(word: string): number {
  return restMs.find(([ending]) => ending.test(word))?.[1] ?? 0;
}

/** The words of a run of Chinese or Japanese, each with the punctuation that follows it. */
function partUnspaced(run: string): string[] {
  if (!neverSpaced.test(run)) return [run];
  const segmenter = new Intl.Segmenter(kana.test(run) ? 'ja' : 'zh', { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run)) {
    const last = words.at(-1);
    if (
      last !== undefined &&
      (!isWordLike || /^\p{P}+$/u.test(last) || /[\p{Ps}\p{Pi}]$/u.test(last))
    )
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
