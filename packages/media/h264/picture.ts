import { readBits, unescape } from './bits.ts';
import { type ParameterSets, requireThat } from './parameter-sets.ts';

/** What a coded picture says of itself before its macroblocks (ITU-T H.264, 7.3.3). */
export interface CodedPicture {
  /** Its one slice, as it stands in the stream: with the byte that tells its kind, without its length. */
  readonly slice: Buffer;
  readonly isReference: boolean;
  /** References are counted by it. */
  readonly frameNumber: number;
  /** Where it is shown: even numbers, from 0 on in each group. */
  readonly order: number;
  /** The bit, counted in the slice without what escapes start codes, that is the last one of the order. */
  readonly orderEndsAt: number;
}

const kinds = { slice: 1, wholeSlice: 5 } as const;
/** Slices of B-pictures, modulo 5. */
const foreseeing = 1;

/**
 * The picture of a sample of an MP4 file.
 * @throws MediaError where it is not coded as scenes are
 */
export function readPicture(sample: Buffer, sets: ParameterSets): CodedPicture {
  const slices = [...listUnits(sample, sets.lengthBytes)].filter(isSlice);
  const [slice] = slices;
  requireThat(slices.length === 1, 'a picture is not in one piece');
  return readHead(slice ?? Buffer.alloc(0), sets);
}

const isSlice = (unit: Buffer) =>
  ((unit[0] ?? 0) & 31) === kinds.slice || ((unit[0] ?? 0) & 31) === kinds.wholeSlice;

function* listUnits(sample: Buffer, lengthBytes: number): Generator<Buffer> {
  for (let at = 0; at < sample.length;) {
    const from = at + lengthBytes;
    at = from + sample.readUIntBE(at, lengthBytes);
    yield sample.subarray(from, at);
  }
}

/** The head is at most this long: nothing beyond it is looked at. */
const headBytes = 32;

function readHead(slice: Buffer, sets: ParameterSets): CodedPicture {
  const kind = slice[0] ?? 0;
  const reader = readBits(unescape(slice.subarray(0, headBytes)));
  reader.bits(8);
  reader.unsigned(); // the first macroblock
  const isForeseeing = reader.unsigned() % 5 === foreseeing;
  reader.unsigned(); // its picture parameter set
  const frameNumber = reader.bits(sets.frameNumberBits);
  if ((kind & 31) === kinds.wholeSlice) reader.unsigned();
  const order = reader.bits(sets.orderBits);
  const orderEndsAt = reader.position - 1;
  requireThat(order % 2 === 0, 'there is no room between its pictures');
  // Movement that follows from distances in time would be another at another time.
  requireThat(!isForeseeing || reader.bits(1) === 1, 'its B-pictures move by time');
  return { slice, isReference: kind >> 5 > 0, frameNumber, order, orderEndsAt };
}
