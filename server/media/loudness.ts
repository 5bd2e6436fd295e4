import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import type { ProcessLimits } from './supervised-process.ts';

/** What EBU R 128 calls "nothing there": the absolute gate. */
export const silenceLufs = -70;
const silentPeakDb = -120;
const defaultTimeoutMs = 120_000;

export interface Loudness {
  /** Integrated loudness (ITU-R BS.1770-4, gated), to 0.1 LU; `silenceLufs` for silence. */
  readonly integratedLufs: number;
  /** Highest true peak (oversampled), in dBTP; at least -120. */
  readonly truePeakDb: number;
  /** Loudness range (EBU Tech 3342), in LU. */
  readonly rangeLu: number;
}

/** The filter whose report `parseLoudness` reads; it passes the sound through unchanged. */
export const meterFilter = 'ebur128=peak=true:framelog=quiet';

/**
 * Measures the first sound stream of a file. One shorter than 400 ms (a single gating block) is measured as if repeated.
 * @throws MediaError when the file holds no readable sound.
 */
export async function measureLoudness(path: string, limits: Partial<ProcessLimits> = {}): Promise<Loudness> {
  const measure = (repeat: readonly string[]) => {
    const args = [...repeat, '-i', path, '-map', '0:a:0', '-af', meterFilter, '-f', 'null', '-'];
    return runFfmpeg(args, { timeoutMs: defaultTimeoutMs, ...limits }).then(requireLoudness);
  };
  const loudness = await measure([]);
  const isShortButAudible = loudness.integratedLufs <= silenceLufs && loudness.truePeakDb > -60;
  return isShortButAudible ? measure(['-stream_loop', '40']) : loudness;
}

/** The loudness in a report of a run with one meter. */
export function requireLoudness(report: string): Loudness {
  const loudness = parseLoudness(report).at(-1);
  if (!loudness) throw new MediaError('The loudness could not be measured.', { detail: report.slice(-500) });
  return loudness;
}

/** Every meter's summary, in the order printed. */
export function parseLoudness(report: string): Loudness[] {
  return report
    .split(/^\[.*ebur128.*\] Summary:$/m)
    .slice(1)
    .map((summary) => ({
      integratedLufs: readNumber(/\bI:\s+(\S+) LUFS/, summary, silenceLufs),
      truePeakDb: readNumber(/\bPeak:\s+(\S+) dBFS/, summary, silentPeakDb),
      rangeLu: readNumber(/\bLRA:\s+(\S+) LU\b/, summary, 0),
    }));
}

/** ffmpeg prints "-inf" and "nan" for silence. */
function readNumber(pattern: RegExp, text: string, floor: number): number {
  const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(value, floor) : floor;
}
