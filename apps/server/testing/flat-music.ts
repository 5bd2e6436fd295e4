import { sampleRate } from '@scenewright/media/encoding.ts';
import { writeWav } from '@scenewright/media/wav.ts';

const hz = 220;
const level = 0.2;

/** One second of one tone, stereo, that runs seamlessly into itself. */
const hum = Float32Array.from(
  { length: 2 * sampleRate },
  (_, index) => level * Math.sin((2 * Math.PI * hz * Math.floor(index / 2)) / sampleRate),
);

/** Music for tests of everything around it, in the place of `writeFilmMusicInThread`: a hum, for which nobody has to compose. */
export async function writeFlatMusic(
  outputPath: string,
  _bed: unknown,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  await writeWav(outputPath, hum, { sampleRate, channels: 2 });
}
