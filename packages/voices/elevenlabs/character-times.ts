import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';

/** When each character of a text is heard, in seconds: as the service tells it. */
interface CharacterTimes {
  readonly characters: readonly string[];
  readonly startsS: readonly number[];
  readonly endsS: readonly number[];
}

/**
 * When each word is heard, from when its characters are. Times never run backwards, nor beyond the sound.
 * @returns null where the characters do not spell the words, so that their times are of no use
 */
export function wordTimes(
  words: readonly string[],
  { characters, startsS, endsS }: CharacterTimes,
  durationMs: number,
): SpokenWord[] | null {
  const text = characters.join('');
  /** Of each unit of the text: which character it belongs to. */
  const owners = characters.flatMap((character, index) =>
    Array.from({ length: character.length }, () => index),
  );
  const timed: SpokenWord[] = [];
  let [position, clockMs] = [0, 0];
  for (const word of words) {
    const at = text.indexOf(word, position);
    const [first, last] = [owners[at], owners[at + word.length - 1]];
    if (first === undefined || last === undefined) return null;
    const [startS, endS] = [startsS[first], endsS[last]];
    if (startS === undefined || endS === undefined) return null;
    const startMs = Math.min(durationMs, Math.max(clockMs, Math.round(startS * 1_000)));
    const endMs = Math.min(durationMs, Math.max(startMs, Math.round(endS * 1_000)));
    timed.push({ text: word, startMs, endMs });
    [position, clockMs] = [at + word.length, endMs];
  }
  return timed;
}
