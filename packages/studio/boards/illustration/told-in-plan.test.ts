import { describe, expect, it } from 'vitest';
import { parseDrawing } from '../../painting/drawing.ts';
import { planDrawing } from '../../painting/plan-drawing.ts';
import { base, boardOf, subject } from '../testing/board-of.ts';

describe('the ground behind words', () => {
  const film = [
    { description: 'In a kitchen. A recipe step: 4 potatoes.', dialogue: 'Boil 4 potatoes.' },
    { description: 'The words “Mash them.”.', dialogue: 'Mash them.' },
    { description: 'The words “On the porch.”.', dialogue: 'Then eat on the porch.' },
  ];
  const boardAt = (scenes: typeof film, at: number) => {
    const drawing = planDrawing({
      ...base,
      ...scenes[at],
      description: scenes[at]?.description ?? '',
      dialogue: scenes[at]?.dialogue ?? '',
      sceneNumber: at + 1,
      film: scenes,
    });
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    return drawing.board;
  };

  it('is the set of the place that is told, and of the place told last [CARD-4]', () => {
    expect(boardAt(film, 0)).toMatchObject({ place: 'table' });
    expect(boardAt(film, 1)).toMatchObject({ place: 'table' });
    expect(['ink', 'accent']).toContain(boardAt(film, 1)?.tone);
  });

  it('is no place that is only named in passing, and none after another that has no set', () => {
    expect(boardAt(film.slice(1), 1)?.place).toBeUndefined();
    const away = [
      ...film.slice(0, 1),
      { description: 'In Kentucky. The words “On.”.', dialogue: 'On.' },
    ];
    expect(boardAt(away, 1)?.place).toBeUndefined();
  });
});

describe('the rows of a board', () => {
  it('have what they are of beside them where it is surely drawn, which then stands nowhere else [CARD-5]', () => {
    const board = boardOf(
      {
        layout: 'ingredients',
        items: ['125 g butter', '2 eggs', '1 tsp asafoetida'],
        subjects: [subject('butter')],
      },
      'Butter, eggs, asafoetida.',
    );
    expect(board.rows?.map((row) => row?.art ?? null)).toEqual([
      expect.stringContaining('butter'),
      expect.stringContaining('egg'),
      null,
    ]);
    expect(board.shows).toEqual([]);
  });

  it('follow the subjects of a film in another language where there are as many', () => {
    const items = ['6 huevos', '700 g de patatas', '1 cebolla'];
    const named = ['egg', 'potato', 'onion'].map((what) => subject(what));
    const rowsOf = (subjects: typeof named) =>
      boardOf({ layout: 'ingredients', items, subjects }, 'Seis huevos.').rows;
    expect(rowsOf(named)?.every((row) => row !== null)).toBe(true);
    expect(rowsOf(named.slice(1))).toBeUndefined();
  });
});
