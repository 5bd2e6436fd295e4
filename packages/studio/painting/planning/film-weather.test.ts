import { describe, expect, it } from 'vitest';
import { planDrawing } from '../plan-drawing.ts';

/** The weather of a film's scenes, each of cows under the sky. */
function weathers(lines: readonly string[]) {
  const film = lines.map((dialogue) => ({ description: 'A group of cows.', dialogue }));
  return film.map((scene, index) => {
    const { template, weather } = planDrawing({
      ...scene,
      topic: 'A farm',
      style: '',
      orientation: 'vertical',
      sceneNumber: index + 1,
      sceneCount: film.length,
      seed: 1,
      motion: 'live',
      richness: 'standard',
      previousTemplate: null,
      film,
    });
    expect(template).toBe('hills');
    return weather;
  });
}

describe('snow that a film tells of [SCRIPT-16]', () => {
  it.each([
    ['en', 'The bus slid off in a whiteout.', 'Cows stood on both sides.'],
    ['de', 'Alles war verschneit.', 'Die Kühe standen da.'],
    ['fr', 'La neige tombait.', 'Les vaches attendaient.'],
    ['es', 'Cayó mucha nieve.', 'Las vacas esperaban.'],
    ['it', 'Cadeva la neve.', 'Le mucche aspettavano.'],
    ['pt', 'A neve caía.', 'As vacas esperavam.'],
    ['nl', 'Er lag sneeuw.', 'De koeien stonden daar.'],
    ['pl', 'Padał śnieg.', 'Krowy stały obok.'],
    ['tr', 'Bütün gece kar yağdı.', 'İnekler bekledi.'],
  ])('lies in the scenes behind it, in %s', (_, told, behind) => {
    expect(weathers([behind, told, behind])).toEqual(['clear', 'snow', 'snow']);
  });

  it('is gone where another season is told', () => {
    expect(
      weathers(['We had a blizzard.', 'In summer they went out.', 'Cows stood there.']),
    ).toEqual(['snow', 'clear', 'clear']);
  });

  it.each(['Snow White met seven cows.', 'We had no snow this year.'])('is none: %s', (line) => {
    expect(weathers([line, 'Cows stood there.'])).toEqual(['clear', 'clear']);
  });
});
