import { sampleRate } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import type { ProcessLimits } from './supervised-process.ts';

/*
 * A voice that was recorded at home: its room, its computer's fan, its desk. What lies below a voice is cut off, and what sounds
 * all the time is lowered, not more than a voice stands: it must not sound as under water.
 */

/** Enough for whoever looks for words in it. */
const listeningRate = 24_000;
const timeoutMs = 5 * 60_000;
const noiseReductionDb = 12;

export interface VoiceCleaning {
  /** A creator's sound, as it is kept (own-sound.ts). */
  readonly inputPath: string;
  /** Becomes a 48 kHz mono 16-bit WAV. */
  readonly outputPath: string;
  /** Becomes the same at 24 kHz, to find words in. */
  readonly listeningPath: string;
  /** The part of the sound, in milliseconds; an end of 0 is its own. */
  readonly startMs: number;
  readonly endMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Takes a part of a recording, with its noise reduced. @throws MediaError where there is no sound in it */
export async function cleanVoice({
  inputPath,
  outputPath,
  listeningPath,
  startMs,
  endMs,
  signal,
}: VoiceCleaning): Promise<void> {
  const part = [
    ...['-ss', String(startMs / 1_000)],
    ...(endMs === 0 ? [] : ['-t', String((endMs - startMs) / 1_000)]),
  ];
  const filters = [
    'aformat=channel_layouts=mono',
    // Twice, so that the hum of the mains, at 50 or 60 Hz, is below and the lowest voices are not.
    ...['highpass=f=78', 'highpass=f=78'],
    `afftdn=nr=${noiseReductionDb}:nf=-48:tn=1`,
    'asplit=2[heard][listened]',
  ].join(',');
  await runFfmpeg(
    [
      ...[...part, '-i', inputPath, '-filter_complex', `[0:a:0]${filters}`],
      ...['-map', '[heard]', ...wav(sampleRate), outputPath],
      ...['-map', '[listened]', ...wav(listeningRate), listeningPath],
    ],
    { timeoutMs, signal },
  );
}

/** Cuts a WAV of a voice, with a fade at both ends that nobody hears. */
export async function cutVoice(
  inputPath: string,
  outputPath: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  signal?: AbortSignal,
): Promise<void> {
  const limits: ProcessLimits = { timeoutMs, signal };
  const seconds = (toMs - fromMs) / 1_000;
  const filters = `atrim=start=${fromMs / 1_000}:end=${toMs / 1_000},asetpts=N/SR/TB,afade=t=in:d=0.01,afade=t=out:st=${Math.max(0, seconds - 0.03)}:d=0.03`;
  await runFfmpeg(['-i', inputPath, '-af', filters, ...wav(sampleRate), outputPath], limits);
}

const wav = (rate: number) => ['-ar', String(rate), '-c:a', 'pcm_s16le', '-f', 'wav', '-y'];
