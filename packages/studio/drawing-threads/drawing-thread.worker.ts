import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { stepBack } from '@scenewright/media/step-back.ts';
import { type Composer, createComposer } from '../composer.ts';
import { createI420Converter } from '../frames/rgba-to-i420.ts';
import type { Scene } from '../scene.ts';
import type { Photograph, Reply, Request, Slot } from './protocol.ts';

interface OpenScene {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly composer: Composer;
  readonly toI420: (rgba: Uint8Array, target: Uint8Array) => void;
}

const jpegQuality = 88;

const port = parentPort;
if (!port) throw new Error('drawing-thread.worker.ts runs in a worker thread only');

stepBack();

// A scene's canvases hold a hundred megabytes that the collector does not see: it must be told when they are done with.
// (Node offers `gc` under a flag only; contexts made after setting it have it.)
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let opened: OpenScene | null = null;
let previous: Promise<void> = Promise.resolve();

// One request at a time and in order: opening a scene takes a while, and frames may already be waiting for it.
port.on('message', (request: Request) => {
  previous = previous.then(async () => {
    port.postMessage(await answer(request));
    // Waiting messages are all handled in one turn of the event loop, but memory is only let go between turns.
    await nextTurn();
  });
});

async function answer(request: Request): Promise<Reply> {
  try {
    return { id: request.id, failure: null, ...nothing, ...(await fulfil(request)) };
  } catch (error) {
    return {
      id: request.id,
      failure: error instanceof Error ? error.message : String(error),
      ...nothing,
    };
  }
}

const nothing = { file: null, cues: null, repeats: false } as const;

async function fulfil(request: Request): Promise<Partial<Pick<Reply, keyof typeof nothing>>> {
  if (request.kind === 'open') {
    opened = await openScene(request.scene);
    return {};
  }
  if (request.kind === 'close') closeScene();
  else if (!opened) throw new Error('no scene is open in this drawing thread');
  else if (request.kind === 'cues') return { cues: opened.composer.cues };
  else if (request.kind === 'draw')
    return { repeats: await drawFrame(opened, request.frame, request.slot) };
  else return { file: await takePhotograph(opened, request.photograph) };
  return {};
}

async function openScene(scene: Scene): Promise<OpenScene> {
  const canvas = createCanvas(scene.width, scene.height);
  return {
    canvas,
    context: canvas.getContext('2d'),
    composer: await createComposer(scene),
    toI420: createI420Converter(scene.width, scene.height),
  };
}

function closeScene(): void {
  opened = null;
  collectGarbage();
}

/** @returns whether it is the frame before once more, and was not drawn */
async function drawFrame(
  { canvas, context, composer, toI420 }: OpenScene,
  frame: number,
  slot: Slot,
): Promise<boolean> {
  if (await composer.open(frame)) collectGarbage();
  if (composer.repeats(frame)) return true;
  composer.compose(context, frame, pixelsOf(slot.clipFrame));
  const pixels = canvas.data();
  toI420(pixels, new Uint8Array(slot.picture));
  letGo(pixels.buffer);
  return false;
}

async function takePhotograph(
  { canvas, context, composer }: OpenScene,
  { frame, clipFrame, width, format }: Photograph,
): Promise<Uint8Array> {
  await composer.open(frame);
  composer.compose(context, frame, pixelsOf(clipFrame));
  const print = createCanvas(width, Math.round((canvas.height * width) / canvas.width));
  const printing = print.getContext('2d');
  printing.imageSmoothingQuality = 'high';
  printing.drawImage(canvas, 0, 0, print.width, print.height);
  return format === 'png' ? print.encode('png') : print.encode('jpeg', jpegQuality);
}

/** The canvas keeps a reference to what it is given: it gets its own copy, not the shared memory. */
function pixelsOf(clipFrame: SharedArrayBuffer | null): Uint8ClampedArray | null {
  return clipFrame && new Uint8ClampedArray(clipFrame).slice();
}

/**
 * Every frame's pixels are 8 MB of fresh memory, and the garbage collector sees no hurry to return them: in a quick loop
 * hundreds of megabytes pile up, and handing out new pages costs more than drawing. Moving the memory into an empty
 * buffer frees it at once.
 */
function letGo(memory: ArrayBufferLike): void {
  if (memory instanceof ArrayBuffer) memory.transfer(0);
}
