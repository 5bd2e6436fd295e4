import { type Pause, spokenForms } from './text/normalise-text.ts';
import { writtenWords } from './text/written-words.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { durationMsOf, type Sound } from '@scenewright/media/sound.ts';
import { type TimeSpan, timeWords } from './word-times.ts';
import { alignWords, silence } from './align-words.ts';
import type { Flite, Utterance } from './flite.ts';
import { levelOf } from './loudness.ts';
import { weightsOf } from './emphasis.ts';
import { reshapeMelody } from './intonation.ts';
import type { Persona } from './personas.ts';
import { engineText, type Sentence, sentencesOf } from './sentences.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { brighten } from './tone.ts';

export interface Narration {
  readonly sound: Sound;
  readonly words: readonly SpokenWord[];
}

/** The rests of a good reader between phrases at a calm tempo; the engine's own are all alike and too short. */
const restSeconds: Readonly<Record<Pause, number>> = {
  none: 0,
  comma: 0.17,
  clause: 0.28,
  sentence: 0.42,
  paragraph: 0.62,
};
const startSeconds = 0.06;
/** The end of a rest, taken from the engine's own: the breath before the next sound. */
const onsetSeconds = 0.04;
const endSeconds = 0.2;

/** A dictionary that asks the engine only for words it has not met. Bounded: it starts anew when it has grown large. */
export type Pronounce = (words: readonly string[]) => string[][];

export function rememberPronunciations(flite: Flite, most = 20_000): Pronounce {
  const known = new Map<string, string[]>();
  return (words) => {
    if (known.size > most) known.clear();
    const unknown = [...new Set(words)].filter((word) => !known.has(word));
    const answers = unknown.length > 0 ? flite.pronounce(unknown) : [];
    const matched =
      answers.length === unknown.length
        ? answers
        : unknown.map((word) => flite.pronounce([word]).flat());
    for (const [index, word] of unknown.entries()) known.set(word, matched[index] ?? []);
    return words.map((word) => known.get(word) ?? []);
  };
}

/**
 * Speaks a text: sentence by sentence, with rests of our own between phrases.
 *
 * @returns the sound, and the time of every written word in order; a word that is not read (an emoji) follows the one before it.
 * A text with nothing to say is an empty sound.
 */
export function narrate(
  text: string,
  persona: Persona,
  flite: Flite,
  pronounce: Pronounce,
): Narration {
  const written = writtenWords(text);
  const texts = written.map((word) => word.text);
  const sentences = sentencesOf(spokenForms(written));
  const spans: (TimeSpan | undefined)[] = written.map(() => undefined);
  let timeline: Timeline | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const spoken = flite.speak(engineText(sentence), persona);
    timeline ??= createTimeline(spoken.sampleRate);
    const wordOf = alignWords(spoken.phones, pronounce(sentence.words.map((word) => word.text)));
    const weights = weightsOf(sentence, texts, spoken.phones, wordOf);
    const utterance = { ...spoken, ...reshapeMelody(spoken, { swing: persona.swing, weights }) };
    const isLast = index === sentences.length - 1;
    addSentence(timeline, {
      sentence,
      utterance,
      wordOf,
      spans,
      slowness: persona.slowness,
      restBefore: index === 0 ? startSeconds : onsetSeconds,
      restAfter: isLast ? endSeconds : restAfter(sentence) * persona.slowness - onsetSeconds,
    });
  }
  const sound = timeline
    ? levelOf(brighten(timeline.sound(), persona.brightnessDb))
    : { samples: new Int16Array(), sampleRate: 16_000 };
  return { sound, words: timeWords(texts, spans, { startMs: 0, endMs: durationMsOf(sound) }) };
}

interface Placing {
  readonly sentence: Sentence;
  readonly utterance: Utterance;
  readonly wordOf: readonly number[];
  /** The times of the written words, widened here as their sounds are placed. */
  readonly spans: (TimeSpan | undefined)[];
  readonly slowness: number;
  /** In seconds. */
  readonly restBefore: number;
  readonly restAfter: number;
}

/** Copies a sentence's speech, with our rests in place of the engine's silences. */
function addSentence(
  timeline: Timeline,
  { sentence, utterance, wordOf, spans, slowness, restBefore, restAfter }: Placing,
): void {
  const { phones, samples } = utterance;
  for (const [index, phone] of phones.entries()) {
    const from = phones[index - 1]?.endSeconds ?? 0;
    if (phone.name === 'pau') {
      const pause = sentence.words[wordOf[index - 1] ?? silence]?.pauseAfter ?? 'none';
      const inside = pause === 'none' ? phone.endSeconds - from : restSeconds[pause] * slowness;
      const rest = index === 0 ? restBefore : index === phones.length - 1 ? restAfter : inside;
      timeline.addPause(samples, from, phone.endSeconds, rest);
      continue;
    }
    const startMs = timeline.seconds() * 1000;
    timeline.addSpeech(samples, from, phone.endSeconds);
    const writtenIndex = sentence.words[wordOf[index] ?? silence]?.writtenIndex;
    if (writtenIndex === undefined) continue;
    spans[writtenIndex] = {
      startMs: spans[writtenIndex]?.startMs ?? startMs,
      endMs: timeline.seconds() * 1000,
    };
  }
}

/** A sentence that was cut for its length goes on as after a comma. */
function restAfter({ pauseAfter }: Sentence): number {
  return restSeconds[pauseAfter === 'none' ? 'comma' : pauseAfter];
}
