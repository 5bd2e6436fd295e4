import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { durationMsOf, type Sound } from '@scenewright/media/sound.ts';
import type { Flite } from '../flite.ts';
import type { Pronounce } from '../narrate.ts';
import { readsAsEnglish } from '../reads-as-english.ts';
import { writtenWords } from '../text/written-words.ts';
import { type TimeSpan, timeWords } from '../word-times.ts';
import { alignPhones } from './align-phones.ts';
import { alignSyllables } from './syllable-search.ts';
import { soundingStretch } from './sounding-stretch.ts';

export interface SpeechToAlign {
  readonly text: string;
  readonly sound: Sound;
  /** BCP 47 language tag, for example `en`. */
  readonly language: string;
}

export interface AlignedSpeech {
  /** Every written word in order, in whole milliseconds, without overlap and inside the sound. */
  readonly words: readonly SpokenWord[];
  /** What found the words: the phones of the offline voices; syllables and pauses; or nothing but the length of the words. */
  readonly by: 'phones' | 'syllables' | 'length';
  /** How well the phones fit, from 0 to 1; null where no phones were looked for. Below `lostBelow` they are not used. */
  readonly confidence: number | null;
  /** The same for each word: low for a word that is not in the sound, or is said otherwise. */
  readonly confidenceOfWords: readonly (number | null)[];
}

/** A text reached 0.06 to 0.55 on speech that says something else (sixteen lines), and 0.74 or more on its own in noise (twelve). */
export const lostBelow = 0.62;
/** A bound on time and memory: eight minutes of speech, and as many words as fit in. */
const most = { seconds: 480, words: 2_400 };

/**
 * Finds when each word of a text is said in a sound, without listening to what it says: the text is known. English is found by
 * the phones that the offline voices speak for it, other languages by their syllables and pauses (decision 57).
 *
 * It never refuses: what is lost is shared out by length, and says so. The same task has the same answer.
 */
export function alignSpeech(
  { text, sound, language }: SpeechToAlign,
  flite: Flite,
  pronounce: Pronounce,
): AlignedSpeech {
  const written = writtenWords(text);
  const texts = written.map((word) => word.text);
  const unknown = texts.map(() => null);
  const stretch = soundingStretch(sound);
  const timed = (spans: readonly (TimeSpan | undefined)[]) =>
    timeWords(texts, spans, boundsOf(spans, stretch, durationMsOf(sound)));
  if (sound.samples.length / sound.sampleRate > most.seconds || texts.length > most.words) {
    const words = timed(texts.map(() => undefined));
    return { words, by: 'length', confidence: null, confidenceOfWords: unknown };
  }
  const found = isEnglish(text, language)
    ? alignPhones(written, sound, flite, pronounce)
    : undefined;
  if (found !== undefined && found.confidence.overall >= lostBelow) {
    const { overall, ofWords } = found.confidence;
    return {
      words: timed(found.spans),
      by: 'phones',
      confidence: overall,
      confidenceOfWords: ofWords,
    };
  }
  return {
    words: timed(alignSyllables(texts, sound)),
    by: 'syllables',
    confidence: found?.confidence.overall ?? null,
    confidenceOfWords: found?.confidence.ofWords ?? unknown,
  };
}

const isEnglish = (text: string, language: string) =>
  /^en(-|$)/i.test(language) && readsAsEnglish(text);

/** Words of unknown time share what sounds, not the silence around it. */
function boundsOf(
  spans: readonly (TimeSpan | undefined)[],
  stretch: TimeSpan,
  durationMs: number,
): TimeSpan {
  const known = spans.filter((span) => span !== undefined);
  return {
    startMs: Math.max(0, Math.min(stretch.startMs, ...known.map(({ startMs }) => startMs))),
    endMs: Math.min(durationMs, Math.max(stretch.endMs, ...known.map(({ endMs }) => endMs))),
  };
}
