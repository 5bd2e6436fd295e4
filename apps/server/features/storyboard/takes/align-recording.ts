import { readFile } from 'node:fs/promises';
import type { Pronunciation } from '@scenewright/contract/rules/speech.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { decodeWav, type Sound } from '@scenewright/media/sound.ts';
import type {
  AlignedSpeech,
  SpeechToAlign,
} from '@scenewright/offline-voice/align/align-speech.ts';
import { soundingStretch } from '@scenewright/offline-voice/align/sounding-stretch.ts';
import { readingPace } from '@scenewright/offline-voice/reading-pace.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import { respell } from '@scenewright/voices/respell.ts';

/** Finds when the words of a text are said in a sound. */
export type Align = (speech: SpeechToAlign, signal: AbortSignal) => Promise<AlignedSpeech>;

/** Words that somebody was to say. */
export interface Line {
  readonly dialogue: string;
  readonly pronunciations: readonly Pronunciation[];
}

export interface AlignedLine {
  /** As they are written, in times of the sound. */
  readonly words: readonly SpokenWord[];
  /** From the first moment that can be heard to the last. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether the words were found; else they run by their length. */
  readonly isFound: boolean;
}

/** Half of a scene's words must be in what is taken for it. */
const leastConfidence = 0.4;

/**
 * English is found by its phones, with a confidence that says whether it was. Other languages are found by their syllables, and
 * there is nothing that could tell.
 */
const isFound = ({ by, confidence }: AlignedSpeech): boolean =>
  by === 'phones' || (by === 'syllables' && confidence === null);

const spokenForm = ({ dialogue, pronunciations }: Line) =>
  respell(withoutPauses(dialogue), pronunciations);

/** The words of a text at the pace of reading, from one moment to another. */
function pacedWords(
  text: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): SpokenWord[] {
  const words = readingPace(text);
  const begin = words[0]?.startMs ?? 0;
  const scale = (toMs - fromMs) / Math.max(1, (words.at(-1)?.endMs ?? 0) - begin);
  const at = (ms: number) => Math.round(fromMs + (ms - begin) * scale);
  return words.map(({ text: word, startMs, endMs }) => ({
    text: word,
    startMs: at(startMs),
    endMs: at(endMs),
  }));
}

/** When a line is said in a recording of it. @param path of a WAV */
export async function alignLine(
  align: Align,
  path: string,
  { line, language }: { readonly line: Line; readonly language: string },
  signal: AbortSignal,
): Promise<AlignedLine> {
  const sound = decodeWav(await readFile(path));
  const stretch = stretchOf(sound);
  const { text, timesOfWritten } = spokenForm(line);
  const aligned = await align({ text, sound, language }, signal);
  if (!isFound(aligned))
    return { ...stretch, words: pacedWords(withoutPauses(line.dialogue), stretch), isFound: false };
  return { ...around(aligned.words, stretch), words: timesOfWritten(aligned.words), isFound: true };
}

function stretchOf(sound: Sound): { readonly fromMs: number; readonly toMs: number } {
  const { startMs, endMs } = soundingStretch(sound);
  return { fromMs: startMs, toMs: endMs };
}

/** All that is heard, and every word. */
const around = (
  words: readonly SpokenWord[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) => ({
  fromMs: Math.min(fromMs, words[0]?.startMs ?? fromMs),
  toMs: Math.max(toMs, words.at(-1)?.endMs ?? toMs),
});

/**
 * When each of several lines is said in a recording of all of them in order, cut in the middle of the rests between them.
 * @returns for each line null where it is not in the recording; null in all where the recording says something else
 */
export async function alignLines(
  align: Align,
  path: string,
  { lines, language }: { readonly lines: readonly Line[]; readonly language: string },
  signal: AbortSignal,
): Promise<readonly (AlignedLine | null)[] | null> {
  const sound = decodeWav(await readFile(path));
  const { fromMs, toMs } = stretchOf(sound);
  const forms = lines.map(spokenForm);
  const aligned = await align(
    { text: forms.map(({ text }) => text).join('\n'), sound, language },
    signal,
  );
  if (!isFound(aligned)) return null;
  let at = 0;
  const found = forms.map(({ text, timesOfWritten }) => {
    const count = writtenWords(text).length;
    const words = aligned.words.slice(at, at + count);
    const confidence = aligned.confidenceOfWords.slice(at, at + count);
    at += count;
    return { words, isThere: meanOf(confidence) >= leastConfidence, timesOfWritten };
  });
  return found.map(({ words, isThere, timesOfWritten }, index) => {
    const first = words[0]?.startMs;
    const last = words.at(-1)?.endMs;
    if (!isThere || first === undefined || last === undefined) return null;
    const before = found[index - 1]?.words.at(-1)?.endMs;
    const after = found[index + 1]?.words[0]?.startMs;
    return {
      words: timesOfWritten(words),
      fromMs: before === undefined ? Math.min(fromMs, first) : (before + first) / 2,
      toMs: after === undefined ? Math.max(toMs, last) : (last + after) / 2,
      isFound: true,
    };
  });
}

/** Words of which nothing is known count as found. */
const meanOf = (confidence: readonly (number | null)[]): number =>
  confidence.length === 0
    ? 0
    : confidence.reduce<number>((sum, each) => sum + (each ?? 1), 0) / confidence.length;
