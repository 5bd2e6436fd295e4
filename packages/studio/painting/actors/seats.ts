import type { Figure, FigureAction } from '../../figures/figure.ts';
import type { Seat } from '../../figures/props/prop.ts';
import type { TemplateName } from '../drawing.ts';

/* What people sit on in a set that has seats of its own. */

/** Who works at a table sits on a chair there also in a bedroom. */
const onBed: ReadonlySet<FigureAction> = new Set<FigureAction>(['sit', 'sip', 'knit']);

export function seatIn(template: TemplateName, action: FigureAction): Seat {
  if (template === 'bus' || template === 'car') return 'bus';
  return template === 'bedroom' && onBed.has(action) ? 'bed' : 'chair';
}

/** In a car all look the way that it goes. */
export const facesAhead = (template: TemplateName): boolean => template === 'car';

/** Nobody stands in a car, whatever they do there. */
export const seatedIn = (template: TemplateName, figure: Figure): Figure =>
  template === 'car' ? { ...figure, action: 'sit' } : figure;

/** Whether somebody brings the bed of a bedroom along: a second one would stand behind it. */
export const bringsBed = (figures: readonly Figure[]): boolean =>
  figures.some(({ action, look }) => !look.wheelchair && (action === 'sleep' || onBed.has(action)));
