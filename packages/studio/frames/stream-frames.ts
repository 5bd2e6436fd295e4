import type { Slot } from '../drawing-threads/protocol.ts';
import { i420Bytes } from './rgba-to-i420.ts';
import type { SceneEncoder } from './scene-encoder.ts';

export interface FrameStream {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Whether a slot needs room for a decoded frame of a source clip. */
  readonly isClip: boolean;
  /** How many frames may be under way at once; it bounds the memory. */
  readonly inFlight: number;
}

/** Fills a slot with a frame; or leaves it, and says so, where the frame is the one before it once more. */
type DrawFrame = (frame: number, slot: Slot) => Promise<boolean | void>;

interface Drawn {
  readonly slot: Slot;
  readonly repeats: boolean;
}

/**
 * Draws all frames and shows them to the encoder in order, but for those that are the one before once more, through a ring of slots:
 * a frame is begun as soon as the oldest one has been taken by the encoder, so neither side runs away from the other. Frames are
 * requested in order. The encoder is left with the last ones.
 */
export async function streamFrames(
  stream: FrameStream,
  encoder: Pick<SceneEncoder, 'show' | 'end'>,
  drawFrame: DrawFrame,
  onProgress?: (fraction: number) => void,
): Promise<void> {
  // One more than are under way: the one that was shown last.
  const ring = Array.from({ length: Math.min(stream.inFlight, stream.frames) + 1 }, () =>
    createSlot(stream),
  );
  const underWay: Promise<Drawn>[] = [];
  let done = 0;
  /** What was shown last: its pixels may be wanted once more. */
  let last: Slot | undefined;
  let isLeftOut = false;
  const showOldest = async () => {
    const drawn = await underWay.shift();
    if (!drawn) return;
    const isRepeat = last !== undefined && (drawn.repeats || isSame(drawn.slot, last));
    const shown: Slot = isRepeat && last ? last : drawn.slot;
    const spare = shown === last ? drawn.slot : last;
    last = shown;
    isLeftOut = isRepeat && !isLeftOut;
    if (!isLeftOut) await encoder.show(done, new Uint8Array(shown.picture));
    done += 1;
    onProgress?.(done / stream.frames);
    if (spare) ring.push(spare);
  };

  for (let frame = 0; frame < stream.frames; frame += 1) {
    while (ring.length === 0) await showOldest();
    const slot = ring.shift();
    if (slot) underWay.push(startDrawing(drawFrame, frame, slot));
  }
  while (underWay.length > 0) await showOldest();
  encoder.end();
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

/** A picture may come out as the one before it though nobody knew: a card at rest, a clip of fewer frames. */
const isSame = (one: Slot, other: Slot): boolean =>
  Buffer.from(one.picture).equals(Buffer.from(other.picture));
