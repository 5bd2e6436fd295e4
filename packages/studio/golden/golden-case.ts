import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Context } from '../painting/brushes/surface.ts';
import { hashText } from '../painting/random.ts';

/** One frame that must look as it did. */
export interface GoldenCase {
  /** Its own on its sheet. */
  readonly label: string;
  /** What is painted on, px. */
  readonly frame: { readonly width: number; readonly height: number };
  /** How many times smaller it is kept and compared. */
  readonly shrink: number;
  /** Covers the whole frame. */
  paint(context: Context): Promise<void> | void;
}

/** Cases that are kept in one picture, to be looked at together. */
export interface GoldenSheet {
  /** Of its file, such as `board-list`. */
  readonly name: string;
  readonly cases: readonly GoldenCase[];
}

/** What a test does to a painter's context to see a fault found. */
export type Meddle = (context: Context) => Context;

const canvases = new Map<string, Canvas>();

/** One canvas of each size, which the next picture of that size is painted over. */
function canvasOf(use: string, width: number, height: number): Canvas {
  const key = `${use} ${width}x${height}`;
  const canvas = canvases.get(key) ?? createCanvas(width, height);
  canvases.set(key, canvas);
  canvas.getContext('2d').reset();
  return canvas;
}

/** The case as it is kept: painted, then reduced. The canvas is painted over by the next of its size. */
export async function paintCase(
  { frame, shrink, paint }: GoldenCase,
  meddle: Meddle = (context) => context,
): Promise<Canvas> {
  const canvas = canvasOf('frame', frame.width, frame.height);
  await paint(meddle(canvas.getContext('2d')));
  if (shrink === 1) return canvas;
  const small = canvasOf('kept', frame.width / shrink, frame.height / shrink);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}

/** One of a list, always the same for a label and no other's business: cases that are added change none that are there. */
export function pickFor<const T>(label: string, items: readonly [T, ...T[]]): T {
  return items[hashText(label) % items.length] ?? items[0];
}
