import type { Sound } from '@scenewright/media/sound.ts';

/** Sound that is put together piece by piece, from one sample rate. Times in seconds. */
export interface Timeline {
  /** The length so far. */
  seconds(): number;
  addSpeech(samples: Int16Array, from: number, to: number): void;
  /** A pause of the speech, made longer or shorter: its ends stay, where the neighbouring sounds die away and begin. */
  addPause(samples: Int16Array, from: number, to: number, length: number): void;
  sound(): Sound;
}

/** Long enough that a cut does not click, too short to be heard as a fade. */
const fadeSeconds = 0.004;

export function createTimeline(sampleRate: number): Timeline {
  const pieces: Int16Array[] = [];
  let length = 0;
  const at = (seconds: number) => Math.round(seconds * sampleRate);

  function add(piece: Int16Array): void {
    pieces.push(piece);
    length += piece.length;
  }

  return {
    seconds: () => length / sampleRate,
    addSpeech: (samples, from, to) => add(samples.slice(at(from), at(to))),
    addPause(samples, from, to, seconds) {
      const kept = Math.min(at(to) - at(from), at(seconds));
      const head = samples.slice(at(from), at(from) + Math.ceil(kept / 2));
      const tail = samples.slice(at(to) - Math.floor(kept / 2), at(to));
      fade(head.reverse(), at(fadeSeconds));
      add(head.reverse());
      add(new Int16Array(Math.max(0, at(seconds) - kept)));
      fade(tail, at(fadeSeconds));
      add(tail);
    },
    sound() {
      const samples = new Int16Array(length);
      let position = 0;
      for (const piece of pieces) {
        samples.set(piece, position);
        position += piece.length;
      }
      return { samples, sampleRate };
    },
  };
}

/** Rises from silence over the first samples, in place. */
function fade(samples: Int16Array, over: number): void {
  const end = Math.min(over, samples.length);
  for (let index = 0; index < end; index++)
    samples[index] = Math.round(((samples[index] ?? 0) * index) / end);
}
