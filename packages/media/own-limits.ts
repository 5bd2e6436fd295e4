import { readingMemory } from './memory-limit.ts';

/** What one uploaded file may ask of this machine. */
export const own = {
  /** A phone's largest photos have 64 megapixels. */
  picturePixels: 66_000_000,
  /** A clip of 4K: its decoder holds many pictures at a time. */
  clipPixels: 9_000_000,
  mostClipS: 15 * 60,
  /** A piece of music, or a whole script read aloud. */
  mostSoundS: 30 * 60,
  pictureTimeoutMs: 60_000,
  /** A picture that is decoded by a decoder of our own (own-decoded.ts): its file, and what the decoder may take in all. */
  decodedFileBytes: 50_000_000,
  decoderBytes: 768 * 1024 * 1024,
  /** On a busy machine a large picture takes long, and nothing is heard of a clip before its first ones. Nobody waits before the screen. */
  stallMs: 60_000,
  soundTimeoutMs: 5 * 60_000,
  /** Within the hour that the queue gives a job. */
  clipTimeoutMs: 50 * 60_000,
  /** The longer side of what is kept: enough to cut an upright picture out of a wide one. */
  pictureSide: 3_840,
  clipSide: 2_560,
  /** Of a drawing, which has no size of its own: it is drawn as large as this. */
  drawingSide: 2_560,
} as const;

/** What reading one picture may take. */
export const pictureLimits = () => ({
  timeoutMs: own.pictureTimeoutMs,
  stallMs: own.stallMs,
  memoryBytes: readingMemory(),
});
