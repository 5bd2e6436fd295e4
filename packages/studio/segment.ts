import { availableParallelism } from 'node:os';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { encodeFingerprint } from '@scenewright/media/encoding.ts';
import { writeWhole } from '@scenewright/media/temporary-files.ts';
import { decodeImage } from './camera/decode-image.ts';
import type { Brand } from './brand/brand.ts';
import type { CaptionStyle } from './captions/caption-style.ts';
import { openClipFrames } from './clip-frames.ts';
import type { DrawingThread } from './drawing-threads/drawing-thread.ts';
import type { Slot } from './drawing-threads/protocol.ts';
import { withDrawingThreads } from './drawing-threads/thread-pool.ts';
import { startSceneEncoder } from './frames/scene-encoder.ts';
import { streamFrames } from './frames/stream-frames.ts';
import { framesOfPose } from './painting/actors/on-twos.ts';
import type { PictureSource, Scene, SceneCue, SceneSource, TimedWord } from './scene.ts';

/** Drawing a frame takes as long as encoding it: a scene keeps two cores busy with one thread and its encoder. */
const usualThreads = availableParallelism() > 2 ? 2 : 1;
/** Beside a thread that draws, one that encodes is as quick as several, and holds 80 MB less. ffmpeg's own choice on more cores. */
const encoderThreads = availableParallelism() > 2 ? undefined : 1;
/** Scenes that are drawn at once, each on two cores; what comes before and after goes on beside them. */
export const scenesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const drawnInTurn = createLimiter(scenesAtOnce);
/** A scene is made ready while the one before it is still being encoded, but no two encoders hold their memory. */
const encodedInTurn = createLimiter(scenesAtOnce);

export interface SegmentRequest {
  readonly source: PictureSource;
  readonly shape: Shape;
  /** Length; 30 frames are a second. At least 1. */
  readonly frames: number;
  /** What is said: pictures move with it. */
  readonly words: readonly TimedWord[];
  /** What captions show, where that is not what is said. */
  readonly shownWords?: readonly TimedWord[] | undefined;
  /** Null for a picture without captions. */
  readonly captions: CaptionStyle | null;
  /** What of its creator's brand it shows; nothing where it is left out. */
  readonly brand?: Brand | null;
  readonly seed: number;
  /** The MP4 to make: video only, encoded like every scene. */
  readonly outputPath: string;
  /** Drawing threads; as many as this machine has cores for when absent. The film is the same with any number. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}

export interface RenderedSegment {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  /** Scenes with the same fingerprint can be joined by copying. */
  readonly fingerprint: string;
  /** What is seen to happen in it, in order. */
  readonly cues: readonly SceneCue[];
}

/**
 * Makes a scene's moving picture. `outputPath` holds the whole of it, or is left as it was.
 * @throws Error with a plain sentence when the source cannot be used; the signal's reason when aborted.
 */
export async function renderSegment(request: SegmentRequest): Promise<RenderedSegment> {
  request.signal?.throwIfAborted();
  const scene = await prepareScene(request);
  return writeWhole(request.outputPath, async (temporaryPath) => {
    const { cues, encoded } = await drawnInTurn(async () => {
      request.signal?.throwIfAborted();
      return await withDrawingThreads(request.threads ?? usualThreads, (threads) =>
        filmScene(scene, threads, temporaryPath, request),
      );
    });
    await encoded;
    const { width, height, frames } = scene;
    return { frames, width, height, cues, fingerprint: await encodeFingerprint(temporaryPath) };
  });
}

/** What the drawing threads are to know. @throws Error with a plain sentence when an image cannot be used. */
export async function prepareScene({
  source,
  shape,
  frames,
  words,
  shownWords,
  captions,
  brand,
  seed,
  signal,
}: Omit<SegmentRequest, 'outputPath'>): Promise<Scene> {
  if (!Number.isInteger(frames) || frames < 1)
    throw new RangeError(`a scene has a whole number of frames, not ${frames}`);
  const size = frameSize(shape);
  return {
    ...size,
    source: await prepareSource(source, size, signal),
    frames,
    words,
    shownWords,
    captions,
    brand,
    seed,
  };
}

async function prepareSource(
  source: PictureSource,
  size: { width: number; height: number },
  signal?: AbortSignal,
): Promise<SceneSource> {
  if (source.kind === 'image')
    return {
      ...{ kind: 'image', image: await decodeImage(source.path, size, signal) },
      alive: source.alive ?? false,
    };
  return source.kind === 'clip' ? { kind: 'clip' } : source;
}

/** Draws a scene's frames into an encoder. The last ones are still being encoded when it is done: the next scene need not wait. */
async function filmScene(
  scene: Scene,
  threads: readonly DrawingThread[],
  outputPath: string,
  request: SegmentRequest,
): Promise<{ cues: readonly SceneCue[]; encoded: Promise<void> }> {
  await Promise.all(threads.map((thread) => thread.open(scene)));
  const drawn = Promise.withResolvers<readonly SceneCue[]>();
  const encoded = encodedInTurn(async () => {
    request.signal?.throwIfAborted();
    await encodeScene(scene, threads, outputPath, { ...request, onDrawn: drawn.resolve });
  });
  // Whoever gets `encoded` is told of it there, if the drawing went well.
  encoded.catch(drawn.reject);
  return { cues: await drawn.promise, encoded };
}

async function encodeScene(
  scene: Scene,
  threads: readonly DrawingThread[],
  outputPath: string,
  {
    source,
    signal,
    onProgress,
    onDrawn,
  }: SegmentRequest & { readonly onDrawn: (cues: readonly SceneCue[]) => void },
): Promise<void> {
  // Whatever goes wrong on either side ends the tools of both, before the temporary file is removed.
  const failure = new AbortController();
  const limits = {
    signal: AbortSignal.any(signal ? [signal, failure.signal] : [failure.signal]),
    timeoutMs: 120_000 + scene.frames * 500,
  };
  const clip = source.kind === 'clip' ? await openClipFrames(source.path, scene, limits) : null;
  const encoder = startSceneEncoder({ ...scene, outputPath, threads: encoderThreads }, limits);
  const drawFrame = async (frame: number, slot: Slot) => {
    if (clip && slot.clipFrame) await clip.readNext(slot.clipFrame);
    // Always the same thread for the same frames, so that each goes through its scene in order, and draws a pose for all that show it.
    return await threads[Math.floor(frame / framesOfPose) % threads.length]?.draw(frame, slot);
  };
  try {
    await streamFrames(
      { ...scene, isClip: clip !== null, inFlight: threads.length * 2 + 1 },
      encoder,
      drawFrame,
      onProgress,
    );
    onDrawn((await threads[0]?.cues()) ?? []);
    await encoder.done;
  } catch (error) {
    failure.abort(error);
    await encoder.done.catch(() => {});
    throw error;
  } finally {
    clip?.close();
  }
}
