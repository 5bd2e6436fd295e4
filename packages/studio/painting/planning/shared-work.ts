import type { FigureAction } from '../../figures/figure.ts';

/* What becomes of an act by how many are at it: a load has two ends, and only one of those who push is at the car itself. */

/** What is done to somebody, where nobody else is seen. */
const alone: Partial<Record<FigureAction, FigureAction>> = {
  feed: 'give',
  bathe: 'stand',
  'read-to': 'read',
  'shake-hands': 'stand',
  'carry-end': 'carry',
};

/** Who helps has nothing in their own hands. */
export const emptyHanded: ReadonlySet<FigureAction> = new Set(['hold-end', 'push-too']);

interface Among {
  /** Of those of whom it is said, from 0. */
  readonly index: number;
  readonly count: number;
  /** How many are on the stage. */
  readonly company: number;
  /** The name of what is in their hands; empty where nothing is. */
  readonly held: string;
}

export function amongOthers(
  action: FigureAction,
  { index, count, company, held }: Among,
): FigureAction {
  // Nobody strokes the air.
  if (action === 'stroke' && held === '') return 'kneel';
  if (company === 1) return alone[action] ?? action;
  if (action === 'carry-end' && index > 0) return 'hold-end';
  return action === 'push-along' && index < count - 1 ? 'push-too' : action;
}
