import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

const drawn = (description: string) => {
  const { template, heroes, figures } = planDrawing({
    ...{ description, dialogue: 'So it was.', topic: 'A day', style: '', orientation: 'vertical' },
    ...{ sceneNumber: 1, sceneCount: 1, seed: 3, motion: 'live', richness: 'standard' },
    previousTemplate: null,
  });
  return { template, heroes: heroes.map(({ emoji }) => emoji), does: figures[0]?.action };
};

describe('whoever goes to a building [SCENE-29]', () => {
  it.each([
    ['A man walking into a library. In a library.', 'drawn-library-front'],
    ['A person going to the post office counter.', 'post-office'],
    ['A girl going to the hospital.', 'hospital'],
    ['Two people walking past the old factory.', 'factory'],
    ['A person going to the bank.', 'drawn-library-front'],
    ['A boy running home.', 'drawn-house-plain'],
    ['A woman returning to the school.', 'drawn-school'],
  ])('is seen in front of it: %s', (description, building) => {
    const { template, heroes, does } = drawn(description);
    expect(heroes[0]).toContain(building);
    expect(['room', 'abstract']).not.toContain(template);
    expect(does).toBe(/running/u.test(description) ? 'run' : 'walk');
  });

  it('is nowhere else where no building is named', () => {
    expect(drawn('A man walking to the front.').heroes).toEqual([]);
    expect(drawn('A man reading. In a library.').heroes).toEqual([]);
  });
});

describe('what somebody does', () => {
  it.each([
    ['A woman bowing.', 'bow'],
    ['A person climbing the stairs.', 'climb-stairs'],
    ['A person waiting in the car.', 'drive'],
    ['A person resting.', 'sit'],
    ['A person resting the batter.', 'stand'],
    ['A group of men working.', 'stand'],
    ['A gran passing with three minors.', 'stand'],
    ['A person leaving somebody a photo.', 'stand'],
    ['A person leaving the house.', 'walk'],
    ['A person tying back the hair.', 'stand'],
  ])('is what the verb means there: %s', (description, action) => {
    expect(drawn(description).does ?? 'stand').toBe(action);
  });
});
