import { join } from 'node:path';
import { sampleRate } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import { withFolderBeside } from './temporary-files.ts';
import { readWavFacts } from './wav.ts';

export interface OwnMusic {
  /** A creator's sound, as it is kept (own-sound.ts). */
  readonly inputPath: string;
  /** Becomes a 48 kHz stereo 16-bit WAV of the film's length. */
  readonly outputPath: string;
  /** Where in the sound the film begins. */
  readonly startMs: number;
  readonly lengthMs: number;
  /** When it begins to fade out; null where it goes on, from its start again and again, to the end of the film. */
  readonly fadeFromMs: number | null;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 120_000;
/** Sound that begins or ends abruptly would click. */
const edgeSeconds = 0.02;
const mostFadeSeconds = 2.5;
const wav = ['-ac', '2', '-ar', String(sampleRate), '-c:a', 'pcm_s16le', '-f', 'wav', '-y'];

/**
 * Lays a sound of a creator's own under a film: from its start on, and for as long as the film lasts.
 * @throws MediaError (`unusable-input`) where nothing of it is left behind its start
 */
export async function layOwnMusic({
  inputPath,
  outputPath,
  startMs,
  lengthMs,
  fadeFromMs,
  signal,
}: OwnMusic): Promise<void> {
  const limits = { timeoutMs, signal };
  const seconds = lengthMs / 1_000;
  await withFolderBeside(outputPath, async (folder) => {
    const piecePath = join(folder, 'piece.wav');
    const from = ['-ss', String(startMs / 1_000), '-t', String(seconds), '-i', inputPath];
    const begins = ['-map', '0:a:0', '-af', `afade=t=in:d=${edgeSeconds}`];
    await runFfmpeg([...from, ...begins, ...wav, piecePath], limits);
    const { samples } = await readWavFacts(piecePath);
    if (samples === 0)
      throw new MediaError('The music ends before the place that the film begins at.', {
        reason: 'unusable-input',
      });
    const pieceSeconds = samples / sampleRate;
    if (fadeFromMs !== null) {
      const fadeSeconds = Math.min(mostFadeSeconds, seconds - fadeFromMs / 1_000);
      const filters = `apad,atrim=end=${seconds},afade=t=out:st=${fadeFromMs / 1_000}:d=${fadeSeconds}`;
      await runFfmpeg(['-i', piecePath, '-af', filters, ...wav, outputPath], limits);
      return;
    }
    const loopPath = join(folder, 'loop.wav');
    const ends = `afade=t=out:st=${Math.max(0, pieceSeconds - edgeSeconds)}:d=${edgeSeconds}`;
    await runFfmpeg(['-i', piecePath, '-af', ends, ...wav, loopPath], limits);
    const again = ['-stream_loop', '-1', '-i', loopPath, '-t', String(seconds)];
    await runFfmpeg([...again, ...wav, outputPath], limits);
  });
}
