import type { FigureArt } from '../../figures/draw-figure.ts';
import type { FigureAction } from '../../figures/figure.ts';

/** What is before or behind them is larger than they are: the middle of both is the middle of their place. */
const withLargeThings: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'pull',
  'push-along',
  'fish',
  'knock',
  'ring-doorbell',
  'open-door',
  'open-cupboard',
  'paint-wall',
  'mow',
  'hang-washing',
  'post',
  'climb-tree',
  'climb-stairs',
  'rake',
  'sweep',
  'stroke',
  'wipe-window',
  'wipe-table',
  'give-speech',
  'light',
  'pack',
  'saw',
  'sit-at-table',
]);

/** How wide somebody alone is with what they are at, px, and how far they stand from the middle of that. */
export function spanOf(
  { width, reach }: FigureArt,
  action: FigureAction,
): { readonly wide: number; readonly aside: number } {
  if (!withLargeThings.has(action)) return { wide: width, aside: 0 };
  return { wide: reach.right - reach.left, aside: -(reach.left + reach.right) / 2 };
}

interface Standing {
  readonly x: number;
  readonly shrink: number;
}

/** Two with something large before them: all of it is in sight, around the middle of both. */
export function fitTwo<T extends Standing>(
  places: readonly T[],
  arts: readonly FigureArt[],
  actions: readonly FigureAction[],
  {
    middle,
    room,
    scale,
  }: { readonly middle: number; readonly room: number; readonly scale: number },
): readonly T[] {
  if (places.length !== 2 || !actions.some((action) => withLargeThings.has(action))) return places;
  const edges = (side: 'left' | 'right') =>
    places.map(({ x }, at) => x - middle + (arts[at]?.reach[side] ?? 0) * scale);
  const [left, right] = [Math.min(...edges('left')), Math.max(...edges('right'))];
  const shrink = Math.min(1, room / (right - left));
  const aside = ((left + right) / 2) * shrink;
  return places.map((place) => ({
    ...place,
    shrink: place.shrink * shrink,
    x: middle + (place.x - middle) * shrink - aside,
  }));
}
