import type { Writable } from 'node:stream';
import type { Slot } from '../drawing-threads/protocol.ts';
import { i420Bytes } from './rgba-to-i420.ts';

export interface FrameStream {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Whether a slot needs room for a decoded frame of a source clip. */
  readonly isClip: boolean;
  /** How many frames may be under way at once; it bounds the memory. */
  readonly inFlight: number;
}

export interface Encoder {
  readonly stdin: Writable;
  readonly done: Promise<unknown>;
}

/**
 * Draws all frames and feeds them to the encoder in order, through a ring of slots: a frame is begun as soon as the
 * oldest one has been taken by the encoder, so neither side runs away from the other. Frames are requested in order. The encoder is
 * left with the last ones.
 */
export async function streamFrames(
  stream: FrameStream,
  encoder: Encoder,
  drawFrame: (frame: number, slot: Slot) => Promise<void>,
  onProgress?: (fraction: number) => void,
): Promise<void> {
  const ring = Array.from({ length: Math.min(stream.inFlight, stream.frames) }, () =>
    createSlot(stream),
  );
  const underWay: Promise<Slot>[] = [];
  let written = 0;
  const writeOldest = async () => {
    const slot = await underWay.shift();
    if (!slot) return;
    await writeFrame(encoder, slot);
    written += 1;
    onProgress?.(written / stream.frames);
    ring.push(slot);
  };

  for (let frame = 0; frame < stream.frames; frame += 1) {
    if (ring.length === 0) await writeOldest();
    const slot = ring.shift();
    if (slot) underWay.push(startDrawing(drawFrame, frame, slot));
  }
  while (underWay.length > 0) await writeOldest();
  encoder.stdin.end();
}

function startDrawing(
  drawFrame: (frame: number, slot: Slot) => Promise<void>,
  frame: number,
  slot: Slot,
): Promise<Slot> {
  const drawing = drawFrame(frame, slot).then(() => slot);
  // A failure is met when its turn to be written comes; until then it must not count as unhandled.
  drawing.catch(() => {});
  return drawing;
}

function createSlot({ width, height, isClip }: FrameStream): Slot {
  return {
    picture: new SharedArrayBuffer(i420Bytes(width, height)),
    clipFrame: isClip ? new SharedArrayBuffer(width * height * 4) : null,
  };
}

/** Resolves when the encoder has taken every byte: only then may the slot be drawn over. */
async function writeFrame({ stdin, done }: Encoder, { picture }: Slot): Promise<void> {
  const taken = new Promise<void>((resolve, reject) => {
    stdin.write(new Uint8Array(picture), (error) => (error ? reject(error) : resolve()));
  });
  // When the encoder dies, its own reason says more than the broken pipe.
  await taken.catch(async (error: unknown) => {
    await done;
    throw error;
  });
}
