/** Rounded to a hundredth, as text. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);
const point = (x: number, y: number): string => `${number(x)} ${number(y)}`;

function boxPath([x = 0, y = 0, width = 0, height = 0, round = 0]: readonly number[]): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r === 0) return polyPath([x, y, x + width, y, x + width, y + height, x, y + height]);
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${point(toX, toY)}`;
  return [
    `M${point(x + r, y)}`,
    `L${point(x + width - r, y)}${corner(x + width, y + r)}`,
    `L${point(x + width, y + height - r)}${corner(x + width - r, y + height)}`,
    `L${point(x + r, y + height)}${corner(x, y + height - r)}`,
    `L${point(x, y + r)}${corner(x + r, y)}Z`,
  ].join('');
}

function polyPath(numbers: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push(point(numbers[at] ?? 0, numbers[at + 1] ?? 0));
  return `M${points.join('L')}Z`;
}

function ovalPath([x = 0, y = 0, rx = 0, ry = 0, degrees = 0]: readonly number[]): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  const half = (toX: number, toY: number) =>
    `A${number(rx)} ${number(ry)} ${degrees} 1 1 ${point(toX, toY)}`;
  return `M${point(x - dx, y - dy)}${half(x + dx, y + dy)}${half(x - dx, y - dy)}Z`;
}

function leafPath([x = 0, y = 0, long = 0, wide = 0, degrees = 0]: readonly number[]): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (side: number, up: number): string =>
    point(
      x + Math.sin(turn) * up + Math.cos(turn) * side,
      y - Math.cos(turn) * up + Math.sin(turn) * side,
    );
  return `M${at(0, 0)}C${at(wide, long * 0.28)} ${at(wide * 0.7, long * 0.75)} ${at(0, long)}C${at(-wide * 0.7, long * 0.75)} ${at(-wide, long * 0.28)} ${at(0, 0)}Z`;
}

/** How the path of a shape is made from its numbers. */
export const shapes: ReadonlyMap<string, (numbers: readonly number[]) => string> = new Map([
  ['box', boxPath],
  ['poly', polyPath],
  ['oval', ovalPath],
  ['leaf', leafPath],
]);
