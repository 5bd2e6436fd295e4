import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import type { Sound } from '@scenewright/media/sound.ts';

const sampleRate = 24_000;

/** A word as it was hummed, in lower case and without punctuation; in seconds. */
export interface HeardWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A fifth of a second of silence, then for each word a hum as long as its letters, and a rest after punctuation. */
export function hum(text: string): { sound: Sound; words: HeardWord[] } {
  const words: HeardWord[] = [];
  let clock = 0.2;
  for (const { text: written } of writtenWords(text)) {
    const word = written.toLowerCase().replaceAll(/[^\p{L}\p{N}']/gu, '');
    if (word === '') continue;
    words.push({ word, start: clock, end: clock + 0.12 + word.length * 0.045 });
    clock += 0.15 + word.length * 0.045 + (/[.,!?]$/.test(written) ? 0.3 : 0);
  }
  const samples = new Int16Array(Math.ceil((clock + 0.2) * sampleRate));
  for (const { start, end } of words) {
    for (let at = Math.round(start * sampleRate); at < end * sampleRate; at++)
      samples[at] = 9000 * Math.sin((at / sampleRate) * 2 * Math.PI * 180);
  }
  return { sound: { samples, sampleRate }, words };
}
