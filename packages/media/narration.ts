import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRate, soundEncodeArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { type Loudness, measureLoudness, meter, readMeter, silenceLufs } from './loudness.ts';
import { truePeakLimiter } from './sound-filters.ts';
import { withFolderBeside, writeWhole } from './temporary-files.ts';
import { readWavFacts } from './wav.ts';

export const narrationLufs = -16;
const toleranceLu = 0.2;
const maxAttempts = 5;
const maxStepDb = 20;
const leastGained = 0.15;
/** Below the promised -1.5 dBTP by what the limiter and 16-bit rounding may leave. */
const limiterCeilingDb = -1.8;
/** The compressor's threshold is an absolute level, so every voice is brought to this loudness before it. */
const compressorInputLufs = -20;
/** Quieter than this there is no voice; raising it would only raise hiss. */
const quietestVoiceLufs = -55;
const timeoutMs = 60_000;
/** Slower or faster, words blur: the slowest that may be asked for, and the fastest made tighter still to fit its scene. */
const minTempo = 0.8;
export const maxTempo = 1.56;

export interface NarrationRequest {
  /** Any sound file that ffmpeg reads. */
  readonly inputPath: string;
  /** Becomes a WAV: 48 kHz, mono, 16-bit. */
  readonly outputPath: string;
  /** 0.8 to 1.56: how much faster to speak, pitch kept. Word times are to be divided by it. */
  readonly tempo?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Loudness as measured on the mono file; both figures are floors (-70, -120) for silence. */
export type Narration = Pick<Loudness, 'integratedLufs' | 'truePeakDb'> & {
  readonly durationMs: number;
};

/**
 * Makes a voice clear and equally loud everywhere: rumble out, presence up, gently compressed, then one constant gain to
 * -16 LUFS ±0.5 with true peaks at most -1.5 dBTP. Silence stays silence. Nothing is cut or shifted in time.
 * @throws MediaError when the input holds no readable sound, RangeError for a tempo out of range.
 */
export async function polishNarration({
  inputPath,
  outputPath,
  tempo = 1,
  signal,
}: NarrationRequest): Promise<Narration> {
  if (!(tempo >= minTempo && tempo <= maxTempo))
    throw new RangeError(`tempo ${tempo} is not between ${minTempo} and ${maxTempo}`);
  return withFolderBeside(outputPath, async (folder) => {
    const shaped = join(folder, 'shaped.wav');
    const { integratedLufs } = await filterAndMeasure(
      { input: inputPath, filters: shapingFilters(tempo), output: shaped, encoding: floatWav },
      signal,
    );

    const isVoice = integratedLufs > quietestVoiceLufs;
    const polished = join(folder, 'polished.wav');
    const loudness = isVoice
      ? await levelVoice(shaped, compressorInputLufs - integratedLufs, polished, signal)
      : await copySilence(shaped, polished, signal);
    const { samples } = await readWavFacts(polished);
    await rename(polished, outputPath);
    const { integratedLufs: finalLufs, truePeakDb } = loudness;
    return { durationMs: (samples * 1000) / sampleRate, integratedLufs: finalLufs, truePeakDb };
  });
}

interface Step {
  readonly input: string;
  readonly filters: string;
  readonly output: string;
  readonly encoding: readonly string[];
  /** Whether true peaks are looked for too, at three times the cost of the rest. */
  readonly peaks?: boolean;
}

/** Filters a sound and measures what came out, in one run. */
async function filterAndMeasure(
  { input, filters, output, encoding, peaks = false }: Step,
  signal: AbortSignal | undefined,
): Promise<Loudness> {
  const report = await runFfmpeg(
    [
      '-i',
      input,
      '-map',
      '0:a:0',
      '-af',
      `${filters},${meter('sound', peaks)}`,
      ...encoding,
      '-y',
      output,
    ],
    { timeoutMs, signal },
  );
  const loudness = readMeter(report, 'sound');
  // Silent, or too short for a meter that hears it once.
  return loudness.integratedLufs > silenceLufs
    ? loudness
    : await measureLoudness(output, { signal });
}

/** The same punch for every voice: brought to the compressor's level, compressed, then to the loudness that was promised. */
async function levelVoice(
  shaped: string,
  gainDb: number,
  output: string,
  signal: AbortSignal | undefined,
): Promise<Loudness> {
  const levelled = `${shaped}.levelled.wav`;
  const loudness = await filterAndMeasure(
    { input: shaped, filters: levellingFilters(gainDb), output: levelled, encoding: floatWav },
    signal,
  );
  return await bringToTarget(levelled, loudness, output, signal);
}

/**
 * One constant gain and a limiter. The limiter takes some loudness back, the more the further it is driven, so the gain is
 * corrected by what each try has shown: gain needed = what is missing / what a decibel last brought (secant method).
 */
async function bringToTarget(
  input: string,
  inputLoudness: Loudness,
  output: string,
  signal: AbortSignal | undefined,
): Promise<Loudness> {
  let loudness = inputLoudness;
  let gainDb = 0;
  let gained = 1; // LU per dB of gain
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const stepDb = Math.min(maxStepDb, (narrationLufs - loudness.integratedLufs) / gained);
    gainDb += stepDb;
    const filters = `volume=${gainDb.toFixed(2)}dB,${truePeakLimiter(limiterCeilingDb, sampleRate)}`;
    const before = loudness.integratedLufs;
    loudness = await filterAndMeasure(
      { input, filters, output, encoding: pcmWav, peaks: true },
      signal,
    );
    if (Math.abs(loudness.integratedLufs - narrationLufs) <= toleranceLu) break;
    gained = Math.min(1, Math.max(leastGained, (loudness.integratedLufs - before) / stepDb));
  }
  return loudness;
}

async function copySilence(
  input: string,
  output: string,
  signal: AbortSignal | undefined,
): Promise<Loudness> {
  await runFfmpeg(['-i', input, ...pcmWav, output], { timeoutMs, signal });
  return measureLoudness(output, { signal });
}

function shapingFilters(tempo: number): string {
  return [
    `aresample=${sampleRate}`,
    'aformat=sample_fmts=flt:channel_layouts=mono',
    'highpass=f=85', // rumble, and the thump of a near microphone
    'equalizer=f=220:t=q:w=1.1:g=-2', // boxy
    'equalizer=f=3200:t=q:w=0.9:g=2.5', // consonants
    'treble=f=8500:g=1.5',
    ...(tempo === 1 ? [] : [`atempo=${tempo}`]),
  ].join(',');
}

function levellingFilters(gainDb: number): string {
  return `volume=${gainDb.toFixed(2)}dB,acompressor=threshold=-22dB:ratio=2.5:attack=8:release=140:knee=4`;
}

const floatWav = ['-c:a', 'pcm_f32le', '-f', 'wav'];
const pcmWav = ['-ar', String(sampleRate), '-c:a', 'pcm_s16le', '-f', 'wav'];

/** A small AAC file (.m4a) that every browser plays, for listening to one narration. */
export async function encodeAudioPreview(
  inputPath: string,
  outputPath: string,
  signal?: AbortSignal,
): Promise<void> {
  await writeWhole(outputPath, (temporaryPath) =>
    runFfmpeg(
      [
        '-i',
        inputPath,
        '-map',
        '0:a:0',
        ...soundEncodeArguments('96k'),
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        temporaryPath,
      ],
      { timeoutMs, signal },
    ),
  );
}
