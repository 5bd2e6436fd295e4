import { describe, expect, it } from 'vitest';
import { describePlan } from '#contract/rules/plan-prose.ts';
import { emptyPlan } from '#contract/rules/picture-plan.ts';
import { plain } from '../packages/offline-writer/planning/film-memory.ts';
import { drawableNouns } from '../packages/offline-writer/planning/drawable.ts';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';

describe('the nouns that the writer prefers for pictures', () => {
  it('are all drawn by the studio', () => {
    const typed = drawableNouns.filter((noun) => {
      const { board } = planDrawing({
        description: describePlan({ ...emptyPlan, subjects: [plain(noun.replaceAll('_', ' '))] }),
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
      return board !== null;
    });
    expect(typed).toEqual([]);
  });
});
