import load, { type SpeechEvent } from '@echogarden/espeak-ng-emscripten';
import type { Sound } from '@scenewright/media/sound.ts';
import { writtenWords } from '../../text/written-words.ts';

export interface OtherVoice {
  /** Of eSpeak NG, such as `en-us` or `de`. */
  readonly name: string;
  /** In words a minute. */
  readonly rate: number;
  /** From 0 to 99. */
  readonly pitch: number;
}

export interface OtherSpeech {
  readonly text: string;
  readonly sound: Sound;
  /** When each written word begins, in milliseconds; undefined where the engine told nothing (it says "of the" as one). */
  readonly startsMs: readonly (number | undefined)[];
}

const sampleRate = 22_050;

/**
 * eSpeak NG: an engine that has nothing in common with the offline voice. It computes formants from rules and has no recorded
 * speech, an own dictionary and other lengths. It tells when each word begins.
 */
export async function loadOtherEngine() {
  const { eSpeakNGWorker: Engine } = await load();
  const engine = await new Engine();
  return (text: string, { name, rate, pitch }: OtherVoice): OtherSpeech => {
    engine.set_voice(name);
    engine.set_rate(Math.round(rate));
    engine.set_pitch(pitch);
    const chunks: Int16Array[] = [];
    const events: SpeechEvent[] = [];
    engine.synthesize(text, (sound, told) => {
      if (sound !== null) chunks.push(new Int16Array(sound.slice(0)));
      events.push(...told);
    });
    const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let position = 0;
    for (const chunk of chunks) {
      samples.set(chunk, position);
      position += chunk.length;
    }
    return { text, sound: { samples, sampleRate }, startsMs: startsOf(text, events) };
  };
}

/** The first event inside each written word: a figure has one for each of its words. */
function startsOf(text: string, events: readonly SpeechEvent[]): (number | undefined)[] {
  const characters = [...text];
  let position = 0;
  return writtenWords(text).map((word) => {
    while (/\s/u.test(characters[position] ?? '')) position += 1;
    const from = position;
    position += [...word.text].length;
    const event = events.find(
      ({ type, text_position: at }) => type === 'word' && at - 1 >= from && at - 1 < position,
    );
    return event?.audio_position;
  });
}
