import { escape, unescape, writeBits } from './bits.ts';
import type { ParameterSets } from './parameter-sets.ts';
import type { CodedPicture } from './picture.ts';
import { codeSkipped, skippedQuality } from './skipped-macroblocks.ts';

/*
 * A picture once more, as a sample of its own that is shown right after it. Nothing refers to it, so no other picture changes.
 * One that others refer to is still there when it is needed: "all as in that one" is some 60 bytes. One that nobody refers to is
 * forgotten once it is shown; it is coded a second time, with another place in the order.
 */

/** @param lastReference the frame number of the last picture before it, as decoders get them, that others refer to */
export function repeatPicture(
  picture: CodedPicture,
  lastReference: number,
  sets: ParameterSets,
): Buffer {
  const slice = picture.isReference
    ? skipAll(picture, (lastReference + 1) % 2 ** sets.frameNumberBits, sets)
    : codeAgain(picture);
  const length = Buffer.alloc(sets.lengthBytes);
  length.writeUIntBE(slice.length, 0, sets.lengthBytes);
  return Buffer.concat([length, slice]);
}

const ordinarySlice = 1;
/** All slices of the picture are B: some decoders lose count of a P-picture that comes between others. */
const foreseeing = 6;

/** A B-picture that skips every macroblock (7.3.3), so that each is that of its references at the same place. */
function skipAll(picture: CodedPicture, frameNumber: number, sets: ParameterSets): Uint8Array {
  const written = writeBits();
  const { bits, unsigned, signed, align } = written;
  bits(ordinarySlice, 8);
  unsigned(0); // its first macroblock
  unsigned(foreseeing);
  unsigned(sets.pictureSet);
  bits(frameNumber, sets.frameNumberBits);
  bits(picture.order + 1, sets.orderBits);
  bits(1, 1); // movement follows from what lies beside
  bits(1, 1); // one reference each way:
  unsigned(0);
  unsigned(0);
  const frames = 2 ** sets.frameNumberBits;
  const back = (frameNumber - picture.frameNumber + frames) % frames;
  for (let way = 0; way < 2; way += 1) {
    bits(1, 1); // so many frame numbers back
    unsigned(0);
    unsigned(back - 1);
    unsigned(3); // no other
  }
  unsigned(0); // the first of the tables of contexts
  signed(skippedQuality - sets.quality);
  if (sets.hasDeblocking) unsigned(1); // none
  align(1);
  for (const bit of codeSkipped(sets.macroblocks)) bits(Number(bit), 1);
  align(0);
  return escape(written.bytes);
}

function codeAgain({ slice, orderEndsAt }: CodedPicture): Uint8Array {
  const bytes = unescape(slice);
  const at = orderEndsAt >> 3;
  bytes[at] = (bytes[at] ?? 0) | (1 << (7 - (orderEndsAt & 7)));
  return escape(bytes);
}
