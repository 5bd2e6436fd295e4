import type { Word } from '../shots/cues.ts';
import { hashText } from '../random.ts';

/** Sounds of a word that open the mouth: its groups of vowels, or, in scripts that write none, a beat for two signs. */
function beatsOf(text: string): number {
  const vowels = text.match(/[aeiouyäöüáéíóúàèìòùâêîôûãõåæøœ]+/giu)?.length ?? 0;
  const letters = [...text].filter((sign) => /\p{L}|\p{N}/u.test(sign)).length;
  return Math.max(1, vowels > 0 ? vowels : Math.ceil(letters / 2));
}

/** How far a speaker's mouth is open, 0–1: a beat for each syllable while a word is heard, shut between words. */
export function mouthAt(words: readonly Word[], timeMs: number): number {
  const word = words.find(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  if (word === undefined || word.endMs <= word.startMs) return 0;
  const share = (timeMs - word.startMs) / (word.endMs - word.startMs);
  const beat = share * beatsOf(word.text);
  const loud = 0.55 + (hashText(`${word.text} ${Math.floor(beat)}`) % 100) / 220;
  return Math.sin((beat % 1) * Math.PI) * loud;
}
