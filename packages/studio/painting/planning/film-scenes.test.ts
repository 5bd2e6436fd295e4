import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing.ts';
import { planDrawing } from '../plan-drawing.ts';

/** The drawings of a film: what each scene says and, as its writer plans it, shows. */
function drawFilm(title: string, scenes: readonly (readonly [said: string, seen: string])[]) {
  const film = scenes.map(([dialogue, description]) => ({ dialogue, description }));
  return film.map((scene, at): Drawing =>
    planDrawing({
      ...scene,
      topic: title,
      style: '',
      orientation: 'vertical',
      sceneNumber: at + 1,
      sceneCount: film.length,
      seed: 1,
      motion: 'live',
      richness: 'standard',
      previousTemplate: null,
      film,
    }),
  );
}

const shownBy = ({ figures, board, template }: Drawing) =>
  board === null
    ? `${figures.map(({ look, action }) => `${look.age} ${look.gender} ${action}`).join(', ')}: ${template}`
    : board.plan.layout;

const ring = drawFilm('My granddaughter says I should type it here', [
  [
    'In 1968 I was lifting potatoes with my husband Alf on the bottom field',
    'A person lifting potatoes with the husband Alf. On a bottom field.',
  ],
  ['Thirty one years after, our neighbour Doreen was digging her allotment,', 'A neighbour.'],
  ['and she pulled up a carrot.', 'A woman pulling up a carrot.'],
  ['Alf had passed by then.', 'A husband passing.'],
]);

describe('the people of a film', () => {
  it('are who is meant, at what the line tells, where the film is', () =>
    expect(ring.map(shownBy)).toEqual([
      'adult woman dig, adult man dig: hills',
      'adult woman dig: hills',
      'adult woman pull-up: hills',
      'words',
    ]));

  it('look the same in every scene', () =>
    expect(ring[1]?.figures[0]?.look).toEqual(ring[2]?.figures[0]?.look));

  it('are shown where the line has them at work and the plan forgot them', () =>
    expect(
      drawFilm('When I retired', [
        ['In May I plant beans with my granddaughter Poppy.', 'A group of beans.'],
        [
          'On Sundays my wife and I peel potatoes at the kitchen table.',
          'A person peeling potatoes at the kitchen table.',
        ],
      ]).map(shownBy),
    ).toEqual(['old man plant, child woman plant: hills', 'old man cut, old woman cut: table']));

  it('stand on plain ground where no line names a place, and never in the street for a chore', () =>
    expect(
      drawFilm('Two lines', [
        ['My son Ben ties his shoelaces.', 'A group of shoelaces.'],
        ['I iron his shirt.', 'A person ironing the shirt.'],
      ]).map(({ template }) => template),
    ).toEqual(['abstract', 'room']));

  it('are not shown in another number than the line says', () =>
    expect(
      drawFilm('Hal', [['Hal was one of nine children.', 'Nine children.']]).map(shownBy),
    ).toEqual(['words']));

  it('are not shown at what has no picture', () =>
    expect(
      drawFilm('Tips', [['Testing him on the table.', 'A man testing somebody.']]).map(shownBy),
    ).toEqual(['words']));
});
