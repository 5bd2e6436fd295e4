/** Edges on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of a box lies under a cover: 0 for nothing, 1 for all of it. A box without area counts by its place. */
export function coveredShare(box: Box, cover: Box): number {
  const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
  const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
  if (width < 0 || height < 0) return 0;
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area === 0 ? 1 : (width * height) / area;
}
