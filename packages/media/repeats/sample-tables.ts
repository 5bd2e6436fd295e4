import { findBox, requireBox } from '../mp4-boxes.ts';
import { requireThat } from '../h264/parameter-sets.ts';

/*
 * The tables of an MP4 file that tell of each sample where it lies and when it is shown (ISO/IEC 14496-12, 8.6 and 8.7), of a
 * file with one track, as ffmpeg writes it.
 */

export interface CodedSample {
  readonly size: number;
  /** When it is shown, in ticks from the begin of the first one's decoding. */
  readonly time: number;
  /** Whether one may begin to play with it. */
  readonly isKey: boolean;
}

/** What the tables of a track say of its samples, in the order of the stream. */
export function readSamples(tables: Buffer): CodedSample[] {
  const sizes = requireBox(tables, 'stsz');
  const lengths = [...readRuns(tables, 'stts')];
  const delays = [...readRuns(tables, 'ctts')];
  const keyTable = findBox(tables, 'stss');
  // Without that table each of them is a key.
  const keys = keyTable && new Set(readNumbers(keyTable, 4));
  let decodedAt = 0;
  const one = sizes.readUInt32BE(4);
  const all = one === 0 ? readNumbers(sizes, 8) : Array<number>(sizes.readUInt32BE(8)).fill(one);
  return all.map((size, at) => {
    const time = decodedAt + (delays[at] ?? 0);
    decodedAt += lengths[at] ?? 0;
    return { size, time, isKey: keys?.has(at + 1) ?? true };
  });
}

function* readRuns(tables: Buffer, type: string): Generator<number> {
  const table = findBox(tables, type);
  if (!table) return;
  for (let at = 8; at + 8 <= table.length; at += 8)
    for (let left = table.readUInt32BE(at); left > 0; left -= 1) yield table.readInt32BE(at + 4);
}

function readNumbers(table: Buffer, countAt: number): number[] {
  return Array.from({ length: table.readUInt32BE(countAt) }, (_, at) =>
    table.readUInt32BE(countAt + 4 + at * 4),
  );
}

/** The tables of other samples, which lie one after the other from `offset` on. */
export function writeSamples(
  samples: readonly CodedSample[],
  { ticks, offset }: { ticks: number; offset: number },
): Buffer[] {
  const runs: [number, number][] = [];
  for (const [at, { time }] of samples.entries()) {
    const delay = time - at * ticks;
    requireThat(delay >= 0, 'a picture would be shown before it is decoded');
    const run = runs.at(-1);
    if (run?.[1] === delay) run[0] += 1;
    else runs.push([1, delay]);
  }
  const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  return [
    table('stts', [1, samples.length, ticks]),
    table('stss', [keys.length, ...keys]),
    table('ctts', [runs.length, ...runs.flat()]),
    table('stsc', [1, 1, samples.length, 1]),
    table('stsz', [0, samples.length, ...samples.map(({ size }) => size)]),
    table('stco', [1, offset]),
  ];
}

const table = (type: string, numbers: readonly number[]) => {
  const body = Buffer.alloc(4 + numbers.length * 4);
  for (const [at, number] of numbers.entries()) body.writeUInt32BE(number, 4 + at * 4);
  return box(type, [body]);
};

/** A box of these contents. */
export function box(type: string, contents: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(contents.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...contents]);
}
