import { noiseAt } from '../../random.ts';
import type { Acted } from './doings.ts';

/** -1 to 1, so many times a second. */
export const swing = (seconds: number, hertz: number, shift = 0): number =>
  Math.sin((seconds * hertz + shift) * Math.PI * 2);

/** The share of a cycle that has gone, 0–1. */
export const cycleOf = (seconds: number, lengthS: number, shift = 0): number => {
  const turns = seconds / lengthS + shift;
  return turns - Math.floor(turns);
};

export const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

const slotS = 3.1;
const blinkS = 0.17;

/** Whether its eyes are shut: in sleep and in death, and for a blink in every 3.1 s at a moment of its own. */
export function eyesShut({ doing, seconds, alive, seed }: Acted): boolean {
  if (doing === 'sleep' || doing === 'dead') return true;
  if (!alive) return false;
  const slot = Math.floor(seconds / slotS);
  const start = slot * slotS + 0.3 + noiseAt(seed, slot) * (slotS - blinkS - 0.6);
  return seconds >= start && seconds < start + blinkS;
}

const glanceS = 1.5;

/** Which way it looks, in steps with a quick turn between: 1 ahead, -1 behind it. */
export function glance({ seconds, alive, seed }: Acted): number {
  if (!alive) return -1;
  const slot = Math.floor(seconds / glanceS);
  const side = (at: number) => ((at + Math.floor(noiseAt(seed, 5) * 2)) % 2 === 0 ? 1 : -1);
  const into = smooth((seconds - slot * glanceS) / 0.24);
  return side(slot - 1) + (side(slot) - side(slot - 1)) * into;
}

/** Small quick movements of a head, held for a while each: -1 to 1. */
export function fidget({ seconds, alive, seed }: Acted, shift = 0): number {
  if (!alive) return 0;
  const length = 0.8;
  const slot = Math.floor(seconds / length);
  const at = (index: number) => noiseAt(seed + shift, index + 11) * 2 - 1;
  return at(slot - 1) + (at(slot) - at(slot - 1)) * smooth((seconds / length - slot) / 0.2);
}

/** A leap in every 1.6 s: how high, 0–1, and how far through the air, 0–1; on the ground before and after. */
export function leap({ seconds, alive }: Acted): {
  height: number;
  air: number | null;
  crouch: number;
} {
  const t = alive ? cycleOf(seconds, 1.6) : 0.5;
  if (t < 0.22) return { height: 0, air: null, crouch: smooth(t / 0.22) };
  if (t > 0.72) return { height: 0, air: null, crouch: 1 - smooth((t - 0.72) / 0.16) };
  const air = (t - 0.22) / 0.5;
  return { height: 4 * air * (1 - air), air, crouch: 0 };
}
