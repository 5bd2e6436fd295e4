import { sampleRate, samplesPerFrame } from './encoding.ts';
import { MediaError } from './media-error.ts';
import { readWav, writeWav } from './wav.ts';

/** The same voice from both loudspeakers is 3 dB louder than from one (BS.1770 adds the channels); this keeps its loudness. */
const centreGain = Math.SQRT1_2;
const fadeMs = 8;
/** Silence before a scene's first word. */
export const leadInMs = 250;

export interface SceneAudio {
  /** A polished narration (48 kHz, mono, 16-bit WAV); null for a scene in which nobody speaks. */
  readonly narrationPath: string | null;
  /** Pictures of the scene: the sound gets exactly `samplesPerFrame` samples for each. */
  readonly frames: number;
  readonly outputPath: string;
  /** What is heard beside it as if somebody spoke: such a sound of exactly the scene's length (native-sound.ts). */
  readonly besidePath?: string | null;
  /** Silence before the first word, in milliseconds. */
  readonly leadInMs?: number;
}

/**
 * Lays a narration into a scene's sound: 48 kHz stereo 16-bit WAV, as long as the scene to the sample.
 * @throws MediaError (`unusable-input`) when the narration is longer than the scene (speech is never cut) or no such WAV.
 */
export async function writeSceneAudio({
  narrationPath,
  frames,
  outputPath,
  besidePath = null,
  leadInMs: silenceMs = leadInMs,
}: SceneAudio): Promise<void> {
  const stereo = new Float32Array(frames * samplesPerFrame * 2);
  if (narrationPath !== null)
    layNarration(
      stereo,
      await readNarration(narrationPath),
      Math.round((silenceMs * sampleRate) / 1000),
    );
  if (besidePath !== null) add(stereo, (await readWav(besidePath)).interleaved);
  await writeWav(outputPath, stereo, { sampleRate, channels: 2 });
}

/** Where both are loud at once, what is above full scale is cut; the film's limiter is for what lies below. */
function add(stereo: Float32Array, beside: Float32Array): void {
  for (const [at, value] of beside.subarray(0, stereo.length).entries())
    stereo[at] = (stereo[at] ?? 0) + value;
}

/** The fewest pictures a scene needs so that its narration is not cut. */
export function framesForNarration(durationMs: number, silenceMs = leadInMs): number {
  return Math.ceil(((durationMs + silenceMs) * sampleRate) / 1000 / samplesPerFrame);
}

async function readNarration(path: string): Promise<Float32Array> {
  const wav = await readWav(path);
  if (wav.sampleRate !== sampleRate || wav.channels !== 1) {
    throw new MediaError('The narration is not 48 kHz mono: polish it first.', {
      reason: 'unusable-input',
    });
  }
  return wav.interleaved;
}

function layNarration(stereo: Float32Array, narration: Float32Array, leadInSamples: number): void {
  const room = stereo.length / 2 - leadInSamples;
  if (narration.length > room) {
    const longerMs = Math.ceil(((narration.length - room) * 1000) / sampleRate);
    throw new MediaError(`The narration is ${longerMs} ms longer than its scene.`, {
      reason: 'unusable-input',
    });
  }
  const fadeSamples = Math.min((fadeMs * sampleRate) / 1000, narration.length / 2);
  for (let i = 0; i < narration.length; i++) {
    // An abrupt first or last sample would click.
    const fade = Math.min(1, (i + 1) / fadeSamples, (narration.length - i) / fadeSamples);
    const at = (leadInSamples + i) * 2;
    stereo[at] = stereo[at + 1] = (narration[i] ?? 0) * fade * centreGain;
  }
}
