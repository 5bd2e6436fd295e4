import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { planDrawing } from '../../painting/plan-drawing.ts';

/* The boards of plans, as the painter reads them from their prose. */

/** A subject of which nothing is told. */
export const subject = (what: string, more = {}) => ({
  what,
  count: 1,
  doing: '',
  holding: '',
  feeling: '',
  look: '',
  ...more,
});

/** A scene of a film of three, but for what it shows and says. */
export const base = {
  topic: '',
  style: '',
  orientation: 'vertical',
  sceneNumber: 1,
  sceneCount: 3,
  seed: 7,
  motion: 'live',
  richness: 'standard',
  previousTemplate: null,
} as const;

/** The drawing of a plan, as the painter reads it from its prose. */
export function drawingOf(plan: Partial<PicturePlan>, dialogue = 'Thank you all.') {
  const description = describePlan({ ...emptyPlan, ...plan });
  return planDrawing({ ...base, description, dialogue });
}
/** Its board; fails where it is painted as a stage. */
export const boardOf = (plan: Partial<PicturePlan>, dialogue?: string) => {
  const { board } = drawingOf(plan, dialogue);
  if (board === null) throw new Error('painted as a stage');
  return board;
};
