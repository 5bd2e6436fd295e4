import { describe, expect, it } from 'vitest';
import { moneyText } from '../boards/layouts/money-text.ts';
import { planDrawing, type SceneIdea } from './plan-drawing.ts';

function idea(description: string, more: Partial<SceneIdea> = {}): SceneIdea {
  return {
    description,
    dialogue: '',
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 7,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    ...more,
  };
}

describe('a drawing', () => {
  it.each([
    ['An amount: €279.', 'Neu kostet er 279 €.', '279\u00a0€'],
    ['An amount: €4.', '4 € el plato, los menores de 6 gratis.', '4\u00a0€'],
    ['An amount: €4.', 'It is €4 a plate.', '€4'],
    ['An amount: £18,400.', 'The total cost was £18,400.', '£18,400'],
  ])('writes money as its line does: %s %s', (description, dialogue, written) => {
    const figure = planDrawing(idea(description, { dialogue })).board?.plan.figure;
    expect(figure && moneyText(figure)).toBe(written);
  });

  it('shows true numbers of a thing beside a board up to twelve', () => {
    const { board } = planDrawing(
      idea('Nine sacks. A figure: 92 steps.', { dialogue: 'Nine sacks went down the 92 steps.' }),
    );
    expect(board?.shows.map(({ count }) => count)).toEqual([9]);
  });

  it.each([
    ['A shoe. In a kitchen. A recipe step.', 'Sapato mais pesado vai no pé!!', 'abstract'],
    ['A loaf of bread. In a kitchen.', 'Cut the bread.', 'table'],
    ['A group of sockets. In a kitchen.', 'Turn off the sockets.', 'abstract'],
    ['A group of tables.', 'Se necesitan manos para montar mesas en la plaza.', 'street'],
    ['A group of tables.', 'Die Tische sind neu.', 'abstract'],
  ])('puts a thing where it may be seen: %s %s', (description, dialogue, template) => {
    expect(planDrawing(idea(description, { dialogue })).template).toBe(template);
  });

  it('has no board of a card that holds nothing', () => {
    const dialogue = 'Sapato mais pesado vai no pé!!';
    expect(
      planDrawing(idea('A shoe. In a kitchen. A recipe step.', { dialogue })).board,
    ).toBeNull();
  });

  it('shows no second clock beside a dial', () => {
    const { board } = planDrawing(
      idea('A clock. At noon. A clock. It reads: “noon”.', { dialogue: 'It chimes at noon.' }),
    );
    expect(board?.plan.layout).toBe('clock');
    expect(board?.shows).toEqual([]);
  });
});
