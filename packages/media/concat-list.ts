import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MediaError } from './media-error.ts';

/**
 * How much of each WAV is read to recognise it. By default ffmpeg searches the first megabytes of every one for DTS disguised as
 * PCM: 3 CPU seconds for 96 scenes, ten times as much as reading their sound.
 */
const wavProbeBytes = 4_096;

/** Arguments that open the files of a list as one input, one after the other. */
export function concatInput(listPath: string): string[] {
  return ['-f', 'concat', '-safe', '0', '-i', listPath];
}

/** Writes a list for ffmpeg's concat demuxer. */
export function writeConcatList(listPath: string, paths: readonly string[]): Promise<void> {
  return writeList(listPath, paths, '');
}

/** Writes a list of WAV files for ffmpeg's concat demuxer. */
export function writeWavList(listPath: string, paths: readonly string[]): Promise<void> {
  return writeList(listPath, paths, `option probesize ${wavProbeBytes}\n`);
}

function writeList(listPath: string, paths: readonly string[], options: string): Promise<void> {
  return writeFile(
    listPath,
    `ffconcat version 1.0\n${paths.map((path) => `file ${quote(resolve(path))}\n${options}`).join('')}`,
  );
}

/** Quoting of ffmpeg-utils(1): within '…' all is literal, and a quote itself stands outside. A line break would begin a directive. */
function quote(path: string): string {
  if (/[\r\n]/.test(path))
    throw new MediaError('A file name with a line break cannot be joined.', {
      reason: 'unusable-input',
    });
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
