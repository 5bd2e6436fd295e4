import type { Orientation } from '@scenewright/contract/rules/platforms.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const shapes: Readonly<Record<Orientation, number>> = { vertical: 9 / 16, landscape: 16 / 9 };

/** Where the cut begins, in hundredths of what is cut off: the point as near to the middle as it can be. */
function begin(whole: number, shown: number, focus: number): number {
  const hidden = whole - shown;
  if (hidden < 1e-9) return 50;
  return (100 * Math.min(Math.max(whole * focus - shown / 2, 0), hidden)) / hidden;
}

/** The CSS `object-position` that shows a picture in a frame as the film cuts it. */
export function cropPosition(
  { width, height }: Size,
  orientation: Orientation,
  focus: { readonly x: number; readonly y: number },
): string {
  const shape = shapes[orientation];
  const across = begin(width, Math.min(width, height * shape), focus.x);
  const down = begin(height, Math.min(height, width / shape), focus.y);
  return `${across.toFixed(1)}% ${down.toFixed(1)}%`;
}
