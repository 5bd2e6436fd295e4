/*
 * The bits of H.264 (ITU-T H.264, 7.2 and 9.1): whole numbers of a fixed length, and Exp-Golomb codes.
 */

export interface BitReader {
  /** How many bits were read so far. */
  readonly position: number;
  /** A number of `count` bits. */
  bits(count: number): number;
  /** A number of at least 0, `ue(v)`. */
  unsigned(): number;
  /** A number of either sign, `se(v)`. */
  signed(): number;
}

/** @throws RangeError, by the reader, past the end */
export function readBits(bytes: Uint8Array): BitReader {
  let position = 0;
  const bit = () => {
    const byte = bytes[position >> 3];
    if (byte === undefined) throw new RangeError('there are no more bits');
    const value = (byte >> (7 - (position & 7))) & 1;
    position += 1;
    return value;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + bit();
    return value;
  };
  const unsigned = () => {
    let zeros = 0;
    while (bit() === 0) if (++zeros > 31) throw new RangeError('no number is as long as this');
    return 2 ** zeros - 1 + bits(zeros);
  };
  const signed = () => {
    const code = unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  };
  return {
    get position() {
      return position;
    },
    bits,
    unsigned,
    signed,
  };
}

export interface BitWriter {
  bits(value: number, count: number): void;
  unsigned(value: number): void;
  signed(value: number): void;
  /** Fills the last byte up with this bit. */
  align(bit: 0 | 1): void;
  /** What was written, in whole bytes. */
  readonly bytes: Uint8Array;
}

export function writeBits(): BitWriter {
  const bytes: number[] = [];
  let filled = 0;
  const bits = (value: number, count: number) => {
    for (let left = count - 1; left >= 0; left -= 1) {
      if (filled % 8 === 0) bytes.push(0);
      const bit = Math.floor(value / 2 ** left) % 2;
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | (bit << (7 - (filled % 8)));
      filled += 1;
    }
  };
  const unsigned = (value: number) => {
    const length = Math.floor(Math.log2(value + 1));
    bits(0, length);
    bits(value + 1, length + 1);
  };
  return {
    bits,
    unsigned,
    signed: (value) => unsigned(value > 0 ? 2 * value - 1 : -2 * value),
    align(bit) {
      const left = (8 - (filled % 8)) % 8;
      bits(bit * (2 ** left - 1), left);
    },
    get bytes() {
      return Uint8Array.from(bytes);
    },
  };
}

/** Takes out what keeps a start code from appearing within a picture (7.4.1): the 3 of each 0, 0, 3. */
export function unescape(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes.filter((byte, at) => !(byte === 3 && follows(bytes, at))));
}

const follows = (bytes: Uint8Array, at: number) => bytes[at - 1] === 0 && bytes[at - 2] === 0;

/** Puts back what {@link unescape} takes out. */
export function escape(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(escaped);
}
