import { noiseAt } from '../painting/random.ts';
import type { FaceMoment } from './head/face.ts';
import type { Expression } from './head/expression.ts';
import type { Skeleton } from './body/skeleton.ts';

/** What the stage asks of a figure at one moment. */
export interface FigureMoment {
  /** Since the figure's shot began. */
  readonly timeMs: number;
  /** Without life it holds the pose that shows the action best. */
  readonly alive: boolean;
  /** 0 shut, 1 wide. */
  readonly mouthOpen: number;
  /** -1 to 1, in the picture: to its left, to its right. */
  readonly lookX: number;
  /** Of those who speak in turn: 0 while another has the word, 1 while they have it. */
  readonly speaking?: number | undefined;
}

const slotMs = 3400;
const blinkMs = 190;

/** How far the lids are down, 0–1: once in every 3.4 s, at a moment of the seed's choosing. */
export function blinkAt(timeMs: number, seed: number): number {
  const slot = Math.floor(timeMs / slotMs);
  const start = slot * slotMs + 300 + noiseAt(seed, slot) * (slotMs - blinkMs - 600);
  const into = (timeMs - start) / blinkMs;
  return into < 0 || into > 1 ? 0 : Math.sin(into * Math.PI) ** 0.6;
}

export function faceAt(
  skeleton: Skeleton,
  expression: Expression,
  moment: FigureMoment,
  seed: number,
  facing: 1 | -1,
): FaceMoment {
  const { turn, nod } = skeleton;
  return {
    expression,
    x: 2 + turn * 13,
    y: nod * 6,
    turn,
    blink: moment.alive ? blinkAt(moment.timeMs, seed) : 0,
    look: Math.max(-1, Math.min(1, moment.lookX)) * facing,
    lookDown: nod,
    mouthOpen: Math.max(0, Math.min(1, moment.mouthOpen)),
  };
}
