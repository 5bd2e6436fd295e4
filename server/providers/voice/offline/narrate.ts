import type { SpokenWord } from '../voice.ts';
import { type WrittenWord, writtenWords } from '../written-words.ts';
import { alignWords, silence } from './align-words.ts';
import type { Flite, Utterance } from './flite.ts';
import { type Pause, spokenForms } from './normalise-text.ts';
import type { Persona } from './personas.ts';
import { engineText, type Sentence, sentencesOf } from './sentences.ts';
import { levelOf } from './loudness.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import type { Sound } from './wav.ts';

export interface Narration {
  readonly sound: Sound;
  readonly words: readonly SpokenWord[];
}

/** What a good reader leaves between phrases at a calm tempo; the engine's own rests are all alike and too short. */
const restSeconds: Readonly<Record<Pause, number>> = { none: 0, comma: 0.17, clause: 0.28, sentence: 0.42, paragraph: 0.62 };
const startSeconds = 0.06;
const endSeconds = 0.2;

interface Span {
  startSeconds: number;
  endSeconds: number;
}

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
  const spans: (Span | undefined)[] = written.map(() => undefined);
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
  if (!timeline) return { sound: { samples: new Int16Array(), sampleRate: 16_000 }, words: timeWords(written, spans, 0) };
  const sound = levelOf(timeline.sound());
  return { sound, words: timeWords(written, spans, (sound.samples.length / sound.sampleRate) * 1000) };
}

interface Placing {
  readonly sentence: Sentence;
  readonly utterance: Utterance;
  readonly wordOf: readonly number[];
  readonly slowness: number;
  /** The times of the written words, widened here as their sounds are placed. */
  readonly spans: (Span | undefined)[];
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
    const startsAt = timeline.seconds();
    timeline.addSpeech(samples, from, to);
    const writtenIndex = sentence.words[word]?.writtenIndex;
    if (writtenIndex === undefined) continue;
    spans[writtenIndex] = { startSeconds: spans[writtenIndex]?.startSeconds ?? startsAt, endSeconds: timeline.seconds() };
  }
}

/** The longest an unspoken word (an emoji, a dash) stands by itself. */
const unspokenMs = 120;

function timeWords(written: readonly WrittenWord[], spans: readonly (Span | undefined)[], durationMs: number): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const [index, { text }] of written.entries()) {
    const span = spans[index];
    const after = words.at(-1)?.endMs ?? 0;
    const nextSpoken = spans.slice(index + 1).find((each) => each !== undefined);
    const until = nextSpoken ? Math.round(nextSpoken.startSeconds * 1000) : Math.floor(durationMs);
    const startMs = span ? Math.max(after, Math.round(span.startSeconds * 1000)) : after;
    const endMs = span ? Math.max(startMs, Math.round(span.endSeconds * 1000)) : Math.max(startMs, Math.min(until, startMs + unspokenMs));
    words.push({ text, startMs, endMs });
  }
  return words;
}
