import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { frameRate } from '../media/encoding.ts';
import { writeWhole } from '../media/temporary-files.ts';
import { openClipFrames } from './clip-frames.ts';
import { createComposer } from './composer.ts';
import type { Orientation, PictureSource, Scene } from './scene.ts';
import { toScene } from './segment.ts';

/** Long enough for a drawing to show all it has: actors come in during the first seconds. */
const posedFrames = 8 * frameRate;
const posedAtMs = 3_000;
const clipTimeoutMs = 60_000;
const jpegQuality = 88;

export interface StillRequest {
  readonly source: PictureSource;
  readonly orientation: Orientation;
  /** The moment to show, from the start of the scene. */
  readonly atMs?: number;
  /** Varies what is left to chance, as in `renderSegment`. */
  readonly seed?: number;
  /** Ends in .jpg or .png. */
  readonly outputPath: string;
  /** In pixels; the frame's own width when absent. */
  readonly width?: number;
}

/** Makes a picture of one moment of a scene, without captions: a poster. @throws as `renderSegment`. */
export async function renderStill(request: StillRequest): Promise<{ width: number; height: number }> {
  const { source, orientation, atMs = posedAtMs, seed = 1 } = request;
  const frame = Math.round((atMs * frameRate) / 1000);
  const scene = toScene({ source, orientation, frames: Math.max(posedFrames, frame + frameRate), words: [], captions: null, seed });
  const canvas = scaleTo(await drawFrame(scene, frame), request.width ?? scene.width);
  const bytes = extname(request.outputPath) === '.png' ? await canvas.encode('png') : await canvas.encode('jpeg', jpegQuality);
  await writeWhole(request.outputPath, (temporaryPath) => writeFile(temporaryPath, bytes));
  return { width: canvas.width, height: canvas.height };
}

async function drawFrame(scene: Scene, frame: number): Promise<Canvas> {
  const canvas = createCanvas(scene.width, scene.height);
  const composer = await createComposer(scene);
  composer.compose(canvas.getContext('2d'), frame, await decodeFrame(scene, frame));
  return canvas;
}

async function decodeFrame(scene: Scene, frame: number): Promise<Uint8ClampedArray | null> {
  if (scene.source.kind !== 'clip') return null;
  const clip = await openClipFrames(scene.source.path, { ...scene, frames: frame + 1 }, { timeoutMs: clipTimeoutMs });
  const pixels = new SharedArrayBuffer(scene.width * scene.height * 4);
  for (let index = 0; index <= frame; index += 1) await clip.readNext(pixels);
  clip.close();
  return new Uint8ClampedArray(pixels).slice();
}

function scaleTo(picture: Canvas, width: number): Canvas {
  if (width === picture.width) return picture;
  const canvas = createCanvas(width, Math.round((picture.height * width) / picture.width));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
