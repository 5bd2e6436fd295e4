import { aspectOf, type Shape } from '@scenewright/contract/rules/shapes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the cut begins, in hundredths of what is cut off: the point as near to the middle as it can be. */
function begin(whole: number, shown: number, focus: number): number {
  const hidden = whole - shown;
  if (hidden < 1e-9) return 50;
  return (100 * Math.min(Math.max(whole * focus - shown / 2, 0), hidden)) / hidden;
}

/** The CSS `object-position` that shows a picture in a frame as the film cuts it. */
export function cropPosition(
  { width, height }: Size,
  shape: Shape,
  focus: { readonly x: number; readonly y: number },
): string {
  const aspect = aspectOf(shape);
  const across = begin(width, Math.min(width, height * aspect), focus.x);
  const down = begin(height, Math.min(height, width / aspect), focus.y);
  return `${across.toFixed(1)}% ${down.toFixed(1)}%`;
}
