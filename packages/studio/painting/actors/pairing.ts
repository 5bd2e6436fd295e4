import type { FigureOptions } from '../../figures/draw-figure.ts';
import type { Figure, FigureAction } from '../../figures/figure.ts';
import { fromBehind, pairGap, reachesOver } from '../../figures/pairs.ts';
import type { Company, Drawing } from '../drawing.ts';

/* How two stand who do something together, and who of several looks where. */

export const travelling: Partial<Record<FigureAction, number>> = {
  walk: 0.12,
  'push-buggy': 0.12,
  'push-trolley': 0.1,
  'push-barrow': 0.1,
  'push-along': 0.08,
  'push-too': 0.08,
  pull: 0.08,
  mow: 0.08,
  run: 0.2,
  drive: 0.24,
  ride: 0.22,
};

/** Behind one another, or behind another's back, all look the same way. */
const isOneBehindOther = (figures: readonly Figure[]): boolean =>
  figures.some(({ action }) => action === 'queue') ||
  (figures.length === 2 && figures.some(({ action }) => fromBehind.has(action)));

/** Whether somebody faces left. Those who face one another turn to the middle, who goes goes with the others. */
export function facesLeft({ company, figures }: Drawing, at: number): boolean {
  const action = figures[at]?.action ?? 'stand';
  if (figures.length === 1 || travelling[action] !== undefined) return false;
  if (isOneBehindOther(figures)) return false;
  const right = at > (figures.length - 1) / 2;
  return company === 'apart' ? !right : right;
}

/** Hand in hand. */
const closeGap = 0.32;

/** How far apart two stand who do something together, as a share of an adult's height; null for any others. */
export function gapOf({ figures, company }: Pick<Drawing, 'figures' | 'company'>): number | null {
  const [one, other] = figures;
  if (figures.length !== 2 || one === undefined || other === undefined) return null;
  return pairGap(one.action) ?? pairGap(other.action) ?? (company === 'close' ? closeGap : null);
}

/** Whom somebody does something to, where both stand together. */
export function otherOf(drawing: Drawing, at: number): Pick<FigureOptions, 'other'> {
  const gap = drawing.company === 'beside' ? null : gapOf(drawing);
  const figure = drawing.figures[1 - at];
  if (gap === null || figure === undefined) return {};
  return { other: { figure, gap, facesAway: isOneBehindOther(drawing.figures) } };
}

/** Whose hands are over another's body is drawn last. */
export const standsNearer = (company: Company, { action }: Figure): boolean =>
  company !== 'beside' && reachesOver.has(action);
