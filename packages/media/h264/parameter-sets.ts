import { MediaError } from '../media-error.ts';
import { type BitReader, readBits, unescape } from './bits.ts';

/** What the parameter sets of a stream say that is needed to write one more picture of it. */
export interface ParameterSets {
  /** Bytes of the number before each unit that tells its length. */
  readonly lengthBytes: number;
  readonly frameNumberBits: number;
  readonly orderBits: number;
  /** A picture's squares of 16 × 16. */
  readonly macroblocks: number;
  readonly pictureSet: number;
  readonly quality: number;
  readonly hasDeblocking: boolean;
}

/**
 * Reads a decoder configuration record (ISO/IEC 14496-15, 5.3.3).
 * @throws MediaError where the stream is not of the one kind that scenes are encoded as: see `encoding.ts`
 */
export function readParameterSets(config: Buffer): ParameterSets {
  try {
    const sequenceLength = config.readUInt16BE(6);
    const pictureAt = 8 + sequenceLength;
    requireThat(config.readUInt8(pictureAt) === 1, 'it has several picture parameter sets');
    return {
      lengthBytes: (config.readUInt8(4) & 3) + 1,
      ...readSequence(readBits(unescape(config.subarray(9, pictureAt)))),
      ...readPicture(readBits(unescape(config.subarray(pictureAt + 4)))),
    };
  } catch (cause) {
    if (cause instanceof MediaError) throw cause;
    throw cannotRepeat('its parameter sets are cut off', cause);
  }
}

/** Sequence parameter set (7.3.2.1.1), up to the size of the picture. */
function readSequence(reader: BitReader) {
  requireThat(reader.bits(8) === 100, 'its profile is not High');
  reader.bits(16); // constraints and level
  reader.unsigned(); // its own number
  requireThat(reader.unsigned() === 1, 'its colours are not 4:2:0');
  reader.unsigned(); // bits of luma
  reader.unsigned(); // bits of chroma
  reader.bits(1); // lossless blocks
  requireThat(reader.bits(1) === 0, 'it has scaling lists');
  const frameNumberBits = reader.unsigned() + 4;
  requireThat(reader.unsigned() === 0, 'it does not tell the order of its pictures');
  const orderBits = reader.unsigned() + 4;
  reader.unsigned(); // reference frames
  reader.bits(1); // gaps
  const macroblocks = (reader.unsigned() + 1) * (reader.unsigned() + 1);
  requireThat(reader.bits(1) === 1, 'it is interlaced');
  return { frameNumberBits, orderBits, macroblocks };
}

/** Picture parameter set (7.3.2.2), up to what a picture's head hangs on. */
function readPicture(reader: BitReader) {
  const pictureSet = reader.unsigned();
  reader.unsigned(); // its sequence
  requireThat(reader.bits(1) === 1, 'it is not coded arithmetically (CABAC)');
  requireThat(reader.bits(1) === 0, 'its fields are ordered apart');
  requireThat(reader.unsigned() === 0, 'its slices are in groups');
  reader.unsigned(); // references forwards
  reader.unsigned(); // references backwards
  reader.bits(1); // weights of P-pictures
  // With weights that follow from distances, a picture coded once more at another time would look otherwise.
  requireThat(reader.bits(2) === 0, 'its B-pictures are weighted');
  const quality = 26 + reader.signed();
  reader.signed(); // of switching pictures
  reader.signed(); // of chroma
  const hasDeblocking = reader.bits(1) === 1;
  reader.bits(1); // constrained prediction
  requireThat(reader.bits(1) === 0, 'it has redundant pictures');
  return { pictureSet, quality, hasDeblocking };
}

export function requireThat(isSo: boolean, whyNot: string): void {
  if (!isSo) throw cannotRepeat(whyNot);
}

/** For what another encoder may do and ours, with the settings of `encoding.ts`, does not. */
export function cannotRepeat(why: string, cause?: unknown): MediaError {
  return new MediaError(`No picture of this video can be repeated: ${why}.`, { cause });
}
