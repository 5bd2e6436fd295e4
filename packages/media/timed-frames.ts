import { frameRate } from './encoding.ts';

/*
 * Raw frames for ffmpeg's input, each with the time at which it is shown: Matroska (RFC 9559), as little of it as ffmpeg needs.
 * Without a time of its own each frame would last as long as any other.
 */

/** Milliseconds: near enough to each frame's place at 30 a second. */
const clockTicks = 1_000_000;

/** What stands before all frames of a size. */
export function timedFramesHead({ width, height }: { width: number; height: number }): Buffer {
  const video = [element(0xb0, whole(width)), element(0xba, whole(height))];
  const colours = element(0x2eb524, Buffer.from('I420'));
  const track = [
    ...[element(0xd7, whole(1)), element(0x73c5, whole(1)), element(0x83, whole(1))],
    // How long a frame lasts, in nanoseconds, if nothing else is said: encoders claim a level by it.
    element(0x23e383, whole(1e9 / frameRate)),
    element(0x86, Buffer.from('V_UNCOMPRESSED')),
    element(0xe0, Buffer.concat([...video, colours])),
  ];
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from('matroska'))),
    ...[identity(0x18538067), unknownLength],
    element(0x1549a966, element(0x2ad7b1, whole(clockTicks))),
    element(0x1654ae6b, element(0xae, Buffer.concat(track))),
  ]);
}

/** What stands before a frame of so many bytes. */
export function timedFrameHead(frame: number, bytes: number): Buffer {
  const time = element(0xe7, whole(Math.round((frame * 1000) / frameRate)));
  // Of the track, at the very time of its cluster, and no other frame is needed to read it.
  const block = Buffer.from([0x81, 0, 0, 0x80]);
  const head = [identity(0xa3), length(block.length + bytes), block];
  const inside = Buffer.concat([time, ...head]);
  return Buffer.concat([identity(0x1f43b675), length(inside.length + bytes), inside]);
}

const element = (id: number, content: Buffer): Buffer =>
  Buffer.concat([identity(id), length(content.length), content]);

const identity = (id: number): Buffer => {
  const digits = id.toString(16);
  return Buffer.from(digits, 'hex');
};

const whole = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Eight bytes, the first of which says so. */
const length = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value) | (1n << 56n));
  return bytes;
};

const unknownLength = Buffer.from('01ffffffffffffff', 'hex');
