import { join } from 'node:path';
import { sampleRate, samplesPerFrame } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import type { ProcessLimits } from './supervised-process.ts';
import { withFolderBeside } from './temporary-files.ts';
import { readWav, writeWav } from './wav.ts';

/*
 * The sound that a clip has of its own, from its model or its creator's camera: waves, steps, somebody who speaks. It is brought to
 * one level, whatever its maker thinks loud, and laid into its scene. Stepping back for the voice is the film's business (film-mix.ts).
 */

/** Where nobody speaks: present, below the voice, and a little below the music that lies beside it. */
const nativeLufs = -22;
/** As near to a voice as leaves its words understood, where both are heard. */
const leadingLufs = -18;
/** Quieter than this is hiss: it stays as quiet as it is. */
const quietestLufs = -50;
/** A faint sound was meant to be faint. */
const mostRaiseDb = 10;
const highestPeakDb = -3;
const fadeMs = 40;
const timeoutMs = 60_000;

export interface NativeSound {
  /** A clip that has sound (normalise-clip.ts). */
  readonly clipPath: string;
  /** Pictures of the scene: the sound gets exactly `samplesPerFrame` samples for each, silence after the clip's own end. */
  readonly frames: number;
  readonly outputPath: string;
  /** Whether it takes the place of a voice; else it is heard behind one. */
  readonly leads?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the sound of a scene's clip: 48 kHz stereo 16-bit WAV, as long as the scene to the sample.
 * @throws MediaError when the clip has no sound that can be read
 */
export async function writeNativeSound({
  clipPath,
  frames,
  outputPath,
  leads = false,
  signal,
}: NativeSound): Promise<void> {
  const limits: ProcessLimits = { timeoutMs, signal };
  await withFolderBeside(outputPath, async (folder) => {
    const path = join(folder, 'native.wav');
    const filters = `aresample=${sampleRate}:async=1:first_pts=0,aformat=sample_fmts=s16:channel_layouts=stereo,atrim=end_sample=${frames * samplesPerFrame}`;
    await runFfmpeg(
      [
        ...['-i', clipPath, '-map', '0:a:0', '-af', filters],
        ...['-c:a', 'pcm_s16le', '-f', 'wav', path],
      ],
      limits,
    );
    const wantedLufs = leads ? leadingLufs : nativeLufs;
    const gain = 10 ** (gainDb(await measureLoudness(path, limits), wantedLufs) / 20);
    const { interleaved } = await readWav(path);
    const sound = new Float32Array(frames * samplesPerFrame * 2);
    sound.set(faded(interleaved, gain).subarray(0, sound.length));
    await writeWav(outputPath, sound, { sampleRate, channels: 2 });
  });
}

function gainDb({ integratedLufs, truePeakDb }: Loudness, wantedLufs: number): number {
  if (integratedLufs <= quietestLufs) return 0;
  return Math.min(wantedLufs - integratedLufs, mostRaiseDb, highestPeakDb - truePeakDb);
}

/** Sound that begins or ends abruptly, as at every cut, would click. */
function faded(interleaved: Float32Array, gain: number): Float32Array {
  const samples = interleaved.length / 2;
  const fadeSamples = Math.min((fadeMs * sampleRate) / 1000, samples / 2);
  return interleaved.map((value, at) => {
    const sample = at >> 1;
    return value * gain * Math.min(1, (sample + 1) / fadeSamples, (samples - sample) / fadeSamples);
  });
}
