import type { SpokenWord } from '../voice.ts';
import { writtenWords } from '../text/written-words.ts';
import { alignWords, silence } from './align-words.ts';
import type { Flite, Utterance } from './flite.ts';
import { type Pause, spokenForms } from '../text/normalise-text.ts';
import type { Persona } from './personas.ts';
import { engineText, type Sentence, sentencesOf } from './sentences.ts';
import { levelOf } from './loudness.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { durationMsOf, type Sound } from '../wav.ts';
import { type TimeSpan, timeWords } from '../word-times.ts';

export interface Narration {
  readonly sound: Sound;
  readonly words: readonly SpokenWord[];
}

/** What a good reader leaves between phrases at a calm tempo; the engine's own rests are all alike and too short. */
const restSeconds: Readonly<Record<Pause, number>> = { none: 0, comma: 0.17, clause: 0.28, sentence: 0.42, paragraph: 0.62 };
const startSeconds = 0.06;
const endSeconds = 0.2;

/** A dictionary that asks the engine only for words it has not met. Bounded: it starts anew when it has grown large. */
export type Pronounce = (words: readonly string[]) => string[][];

export function rememberPronunciations(flite: Flite, most = 20_000): Pronounce {
  const known = new Map<string, string[]>();
  return (words) => {
    if (known.size > most) known.clear();
    const unknown = [...new Set(words)].filter((word) => !known.has(word));
    const answers = unknown.length > 0 ? flite.pronounce(unknown) : [];
    const matched = answers.length === unknown.length ? answers : unknown.map((word) => flite.pronounce([word]).flat());
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
export function narrate(text: string, persona: Persona, flite: Flite, pronounce: Pronounce): Narration {
  const written = writtenWords(text);
  const sentences = sentencesOf(spokenForms(written));
  const spans: (TimeSpan | undefined)[] = written.map(() => undefined);
  let timeline: Timeline | undefined;
  for (const [index, sentence] of sentences.entries()) {
    const utterance = flite.speak(engineText(sentence), persona);
    timeline ??= createTimeline(utterance.sampleRate);
    const wordOf = alignWords(utterance.phones, pronounce(sentence.words.map((word) => word.text)));
    const last = index === sentences.length - 1;
    const rest = last ? endSeconds : restSeconds[sentence.pauseAfter === 'none' ? 'comma' : sentence.pauseAfter] * persona.slowness;
    if (index === 0) timeline.addSilence(startSeconds);
    addSentence(timeline, { sentence, utterance, wordOf, slowness: persona.slowness, spans });
    timeline.addSilence(rest);
  }
  const sound = timeline ? levelOf(timeline.sound()) : { samples: new Int16Array(), sampleRate: 16_000 };
  const words = written.map((word) => word.text);
  return { sound, words: timeWords(words, spans, { startMs: 0, endMs: durationMsOf(sound) }) };
}

interface Placing {
  readonly sentence: Sentence;
  readonly utterance: Utterance;
  readonly wordOf: readonly number[];
  readonly slowness: number;
  /** The times of the written words, widened here as their sounds are placed. */
  readonly spans: (TimeSpan | undefined)[];
}

/** Copies a sentence's speech without the engine's silences at its ends, and with ours between its phrases. */
function addSentence(timeline: Timeline, { sentence, utterance, wordOf, slowness, spans }: Placing): void {
  const { phones, samples } = utterance;
  const firstSound = phones.findIndex((phone) => phone.name !== 'pau');
  const lastSound = phones.findLastIndex((phone) => phone.name !== 'pau');
  for (let index = firstSound; index >= 0 && index <= lastSound; index++) {
    const from = phones[index - 1]?.endSeconds ?? 0;
    const to = phones[index]?.endSeconds ?? from;
    const word = wordOf[index] ?? silence;
    if (phones[index]?.name === 'pau') {
      const pause = sentence.words[wordOf[index - 1] ?? silence]?.pauseAfter ?? 'none';
      timeline.addPause(samples, from, to, pause === 'none' ? to - from : restSeconds[pause] * slowness);
      continue;
    }
    const startMs = timeline.seconds() * 1000;
    timeline.addSpeech(samples, from, to);
    const writtenIndex = sentence.words[word]?.writtenIndex;
    if (writtenIndex === undefined) continue;
    spans[writtenIndex] = { startMs: spans[writtenIndex]?.startMs ?? startMs, endMs: timeline.seconds() * 1000 };
  }
}
