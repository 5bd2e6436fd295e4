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

/** Fills a slot with a frame; or leaves it, and says so, where the frame is the one before it once more. */
type DrawFrame = (frame: number, slot: Slot) => Promise<boolean | void>;

interface Drawn {
  readonly slot: Slot;
  readonly repeats: boolean;
}

/**
 * Draws all frames and feeds them to the encoder in order, through a ring of slots: a frame is begun as soon as the
 * oldest one has been taken by the encoder, so neither side runs away from the other. Frames are requested in order. The encoder is
 * left with the last ones.
 */
export async function streamFrames(
  stream: FrameStream,
  encoder: Encoder,
  drawFrame: DrawFrame,
  onProgress?: (fraction: number) => void,
): Promise<void> {
  // One more than are under way: the one that was written last.
  const ring = Array.from({ length: Math.min(stream.inFlight, stream.frames) + 1 }, () =>
    createSlot(stream),
  );
  const underWay: Promise<Drawn>[] = [];
  let written = 0;
  /** What was written last: its pixels may be wanted once more. */
  let last: Slot | undefined;
  const writeOldest = async () => {
    const drawn = await underWay.shift();
    if (!drawn) return;
    const shown: Slot = drawn.repeats && last ? last : drawn.slot;
    const spare = shown === last ? drawn.slot : last;
    last = shown;
    await writeFrame(encoder, shown);
    written += 1;
    onProgress?.(written / stream.frames);
    if (spare) ring.push(spare);
  };

  for (let frame = 0; frame < stream.frames; frame += 1) {
    while (ring.length === 0) await writeOldest();
    const slot = ring.shift();
    if (slot) underWay.push(startDrawing(drawFrame, frame, slot));
  }
  while (underWay.length > 0) await writeOldest();
  encoder.stdin.end();
}

function startDrawing(drawFrame: DrawFrame, frame: number, slot: Slot): Promise<Drawn> {
  const drawing = drawFrame(frame, slot).then((repeats) => ({ slot, repeats: repeats === true }));
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
