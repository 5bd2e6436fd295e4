import type { Kit } from './kit.ts';

/** Three threads of steam over something hot. */
export function drawSteam({ ink }: Kit, x: number, y: number, seconds: number): void {
  const { context } = ink;
  context.lineCap = 'round';
  context.lineWidth = 5;
  for (let index = 0; index < 3; index += 1) {
    const way = (seconds * 0.4 + index / 3) % 1;
    const at = x + (index - 1) * 34;
    context.strokeStyle = `rgba(255,255,255,${0.5 * (1 - way)})`;
    context.beginPath();
    context.moveTo(at, y - 10 * way);
    context.quadraticCurveTo(
      at + 10 * Math.sin(index + seconds),
      y - 30 - 20 * way,
      at,
      y - 44 - 30 * way,
    );
    context.stroke();
  }
}
