import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import type { ProcessLimits } from './supervised-process.ts';

/** The absolute gate of EBU R 128, below which nothing counts as sound. */
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

/**
 * A meter in a filter chain: the sound passes unchanged, and `readMeter` finds its report under its name.
 * Looking for true peaks oversamples fourfold and costs three times the rest: a meter for loudness alone leaves it out.
 */
export function meter(name: string, peaks = true): string {
  return `ebur128@${name}=framelog=quiet${peaks ? ':peak=true' : ''}`;
}

/**
 * Measures the first sound stream of a file. One shorter than 400 ms (a single gating block) is measured as if repeated.
 * @throws MediaError when the file holds no readable sound.
 */
export async function measureLoudness(
  path: string,
  limits: Partial<ProcessLimits> = {},
): Promise<Loudness> {
  const measure = (repeat: readonly string[]) => {
    const args = [...repeat, '-i', path, '-map', '0:a:0', '-af', meter('sound'), '-f', 'null', '-'];
    return runFfmpeg(args, { timeoutMs: defaultTimeoutMs, ...limits }).then((report) =>
      readMeter(report, 'sound'),
    );
  };
  const loudness = await measure([]);
  const isShortButAudible = loudness.integratedLufs <= silenceLufs && loudness.truePeakDb > -60;
  return isShortButAudible ? measure(['-stream_loop', '40']) : loudness;
}

/**
 * The measurements of a named meter, from the report of the run.
 * @throws MediaError when the report does not hold it.
 */
export function readMeter(report: string, name: string): Loudness {
  const summary = report.split(`[ebur128@${name} @`).find((part) => /^ \S+ Summary:/.test(part));
  if (summary === undefined)
    throw new MediaError('The loudness could not be measured.', { detail: report.slice(-500) });
  return {
    integratedLufs: readNumber(/\bI:\s+(\S+) LUFS/, summary, silenceLufs),
    truePeakDb: readNumber(/\bPeak:\s+(\S+) dBFS/, summary, silentPeakDb),
    rangeLu: readNumber(/\bLRA:\s+(\S+) LU\b/, summary, 0),
  };
}

/** ffmpeg prints "-inf" and "nan" for silence. */
function readNumber(pattern: RegExp, text: string, floor: number): number {
  const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(value, floor) : floor;
}
