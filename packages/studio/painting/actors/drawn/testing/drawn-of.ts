import type { Drawing } from '../../../drawing.ts';
import { planDrawing } from '../../../plan-drawing.ts';

/** The drawing of a description, beside what is said. */
export const plan = (description: string, dialogue = 'It went on.'): Drawing =>
  planDrawing({
    description,
    dialogue,
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

/** The names of what is drawn. */
export const shown = (drawing: Drawing) =>
  [...drawing.heroes, ...drawing.props].map(({ emoji }) => emoji.replace('drawn-', ''));
