import type { Kit } from './kit.ts';

/** A leaf, its stem at `x`, `y`. */
export function drawLeaf({ ink }: Kit, x: number, y: number, turn: number, size: number): void {
  const { context } = ink;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  for (const [tone, deep] of [
    ['#4c8a3f', 12],
    ['#69a850', 5],
  ] as const) {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(20, -12, 44, 0);
    context.quadraticCurveTo(20, deep, 0, 0);
    context.fill();
  }
  context.restore();
}
