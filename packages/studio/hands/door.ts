import type { Kit } from './kit.ts';

/** A part of a door in its frame, its left edge at `left`: it is larger than the picture. */
export function drawDoor({ ink, top, right, bottom }: Kit, left: number): void {
  const { context } = ink;
  const box = (tone: string, x: number, y: number, wide: number, high: number) => {
    context.fillStyle = tone;
    context.fillRect(x, y, wide, high);
  };
  const [from, to] = [top - 20, bottom + 20];
  box('#e8e0d2', left - 34, from, 34, to - from);
  box('#cfc4b0', left - 7, from, 7, to - from);
  box('#a9763f', left, from, right + 40 - left, to - from);
  box('#b98650', left + 4, from, right + 40 - left, to - from);
  for (const [y, high] of [
    [top + 14, -150 - top],
    [-6, to],
  ] as const) {
    box('#96652f', left + 34, y, right + 60 - left, high);
    box('#ad7941', left + 40, y + 6, right + 60 - left, high - 12);
  }
}
