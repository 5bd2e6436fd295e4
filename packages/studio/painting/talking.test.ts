import { expect, it } from 'vitest';
import { planDrawing } from './plan-drawing.ts';

it.each([1, 2, 3, 4])(
  'of two who talk to each other the one named first has the word, in scene %i',
  (sceneNumber) => {
    const { figures } = planDrawing({
      description: 'A dad; a girl. They are talking to each other.',
      dialogue: 'It says there is an unexpected item in the bagging area.',
      ...{ topic: '', style: '', orientation: 'vertical', sceneNumber, sceneCount: 4 },
      ...{ seed: 7, motion: 'live', richness: 'standard', previousTemplate: null },
    });
    expect(figures.map(({ action }) => action)).toEqual(['talk', 'listen']);
  },
);
