import { listBoxes, requireBox } from '../mp4-boxes.ts';
import { box } from './sample-tables.ts';

/** Boxes that hold others, on the way to a track's tables of samples. */
const holders = new Set(['trak', 'edts', 'mdia', 'minf']);

export interface NewMovie {
  readonly tables: readonly Buffer[];
  /** Its length, by the track's clock. */
  readonly ticks: number;
  /** Where showing begins: see `VideoTrack`. */
  readonly startTicks: number;
}

/** The body of a `moov` box with other samples in its one track, and with the length that follows. */
export function lengthenMovie(movie: Buffer, changes: NewMovie): Buffer {
  const own = requireBox(requireBox(requireBox(movie, 'trak'), 'mdia'), 'mdhd').readUInt32BE(12);
  const whole = requireBox(movie, 'mvhd').readUInt32BE(12);
  return rewrite(movie, { ...changes, wholeTicks: Math.ceil((changes.ticks * whole) / own) });
}

/** With the same length by the clock of the whole file. */
type Changes = NewMovie & { readonly wholeTicks: number };

function rewrite(container: Buffer, changes: Changes): Buffer {
  return Buffer.concat(
    [...listBoxes(container)].map(({ type, body }) => {
      if (type === 'stbl')
        return box(type, [box('stsd', [requireBox(body, 'stsd')]), ...changes.tables]);
      return box(type, [holders.has(type) ? rewrite(body, changes) : told(type, body, changes)]);
    }),
  );
}

/** A box with its numbers put right; each is of the first version. */
function told(type: string, body: Buffer, { ticks, wholeTicks, startTicks }: Changes): Buffer {
  const changed = Buffer.from(body);
  if (type === 'mdhd') changed.writeUInt32BE(ticks, 16);
  if (type === 'mvhd') changed.writeUInt32BE(wholeTicks, 16);
  if (type === 'tkhd') changed.writeUInt32BE(wholeTicks, 20);
  if (type === 'elst') changed.writeUInt32BE(wholeTicks, 8);
  if (type === 'elst') changed.writeUInt32BE(startTicks, 12);
  return changed;
}
