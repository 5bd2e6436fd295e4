import { alignSequences } from '@scenewright/offline-voice/align-sequences.ts';
import { spokenForms } from '@scenewright/offline-voice/text/normalise-text.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { type TimeSpan, timeWords } from '@scenewright/offline-voice/word-times.ts';
import { soundingStretch } from '@scenewright/offline-voice/align/sounding-stretch.ts';
import type { Sound } from '@scenewright/media/sound.ts';

/**
 * Times the words of a passage as written by the words heard in its sound.
 *
 * The two seldom agree to the letter ("$25" is heard as "25 dollars", "colour" as "color"), so both are read out into spoken
 * words first and those are lined up. Words nobody heard share the time between their neighbours; with nothing heard at all,
 * the words share the stretch between the first and the last sound.
 */
export function timePassage(
  written: readonly string[],
  sound: Sound,
  heard: readonly SpokenWord[],
): SpokenWord[] {
  const wanted = spokenParts(written);
  const found = spokenParts(heard.map((word) => word.text));
  const spans: (TimeSpan | undefined)[] = written.map(() => undefined);
  const landings = alignSequences(found.length, wanted.length, {
    pair: (row, column) => unlikeness(found[row]?.text ?? '', wanted[column]?.text ?? '') * 2,
    skipRow: () => 0.8,
    skipColumn: () => 0.8,
  });
  for (const [row, { column, paired }] of landings.entries()) {
    const [from, to] = [found[row], wanted[column]];
    const word = from && heard[from.index];
    if (!paired || !to || !word || word.endMs < word.startMs) continue;
    const before = spans[to.index];
    spans[to.index] = {
      startMs: Math.min(before?.startMs ?? Infinity, word.startMs),
      endMs: Math.max(before?.endMs ?? 0, word.endMs),
    };
  }
  return timeWords(written, spans, soundingStretch(sound));
}

/** Each spoken word and the index of the word it came from. What English cannot say keeps its letters. */
function spokenParts(
  words: readonly string[],
): { readonly text: string; readonly index: number }[] {
  const forms = spokenForms(words.map((text) => ({ text, endsLine: false })));
  return words.flatMap((word, index) => {
    const letters = word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    const said = forms[index]?.words ?? [];
    const parts = said.length > 0 ? said : [letters].filter(Boolean);
    return parts.map((text) => ({ text, index }));
  });
}

/** 0 for the same word, 1 for words with nothing in common: the share of letter pairs they do not share (Dice 1945). */
function unlikeness(one: string, other: string): number {
  if (one === other) return 0;
  const [left, right] = [letterPairs(one), letterPairs(other)];
  const shared = left.filter((pair) => right.includes(pair)).length;
  return 1 - (2 * shared) / Math.max(1, left.length + right.length);
}

function letterPairs(word: string): string[] {
  const letters = [...` ${word} `];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
