/** The ids with the one at `from` put at `to`; both are indices of the given list, beyond its ends is its end. */
export function movedTo(ids: readonly string[], from: number, to: number): string[] {
  const moved = ids[from];
  if (moved === undefined) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
}

/** The index at which a dragged item lands when dropped before or after another. */
export function landingIndex(from: number, over: number, edge: 'before' | 'after'): number {
  const gap = edge === 'before' ? over : over + 1;
  // The gap is counted with the dragged item still in its old place.
  return gap > from ? gap - 1 : gap;
}

/** Where a new scene goes: the 1-based number it gets, or the end. */
export type ScenePosition = number | 'last';

/** The scenes that will stand before and after a new one. */
export function neighboursOf<S>(
  scenes: readonly S[],
  position: ScenePosition,
): { previous: S | undefined; next: S | undefined } {
  const index = position === 'last' ? scenes.length : position - 1;
  return { previous: scenes[index - 1], next: scenes[index] };
}
