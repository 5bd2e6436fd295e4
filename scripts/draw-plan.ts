import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';

/** What the studio draws of a plan that has these fields alone, told in prose as a scene tells it. */
export const drawPlan = (plan: Partial<PicturePlan>) =>
  planDrawing({
    description: describePlan({ ...emptyPlan, ...plan }),
    dialogue: 'This is the line.',
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 1,
    seed: 1,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });
