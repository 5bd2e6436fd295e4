import { describe, expect, it } from 'vitest';
import type { Figure } from '../../figures/figure.ts';
import { parseDrawing, type Drawing } from '../drawing.ts';
import { planDrawing } from '../plan-drawing.ts';

/** The drawings of a film: what each scene says and, as its writer plans it, shows. */
function drawFilm(scenes: readonly (readonly [said: string, seen: string])[]): Drawing[] {
  const film = scenes.map(([dialogue, description]) => ({ dialogue, description }));
  return film.map((scene, at) =>
    planDrawing({
      ...scene,
      topic: 'A tale',
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

function firstOf(seen: string, said = 'Look.'): Figure {
  const [drawing] = drawFilm([[said, seen]]);
  const figure = [...(drawing?.figures ?? []), ...(drawing?.board?.figures ?? [])][0];
  if (figure === undefined) throw new Error(`nobody is seen in: ${seen}`);
  return figure;
}

describe('the words of a plan about somebody are seen', () => {
  it.each([
    ['An old carpenter; a broken chair.', { age: 'old', outfit: 'apron' }],
    ['A 94-year-old man.', { age: 'old', gender: 'man' }],
    ['A girl of six with a red balloon.', { age: 'child', gender: 'woman' }],
    ['Male chef, 70, tasting soup.', { age: 'old', gender: 'man', outfit: 'chef' }],
    ['A Victorian gentleman reading a letter.', { outfit: 'suit', headwear: 'top-hat' }],
    ['A Victorian lady walking.', { gender: 'woman', outfit: 'gown', headwear: 'none' }],
    ['A medieval teacher walking.', { outfit: 'robe' }],
    ['A Victorian king.', { outfit: 'royal', headwear: 'crown' }],
    ['A beekeeper in a white suit.', { outfit: 'overalls', top: '#f1f1f4', bottom: '#f1f1f4' }],
    ['A banker in a blue suit.', { outfit: 'suit' }],
    ['A scientist in a silver suit near glowing orange lava.', { outfit: 'space-suit' }],
    ['A bride in a white dress; a groom.', { gender: 'woman' }],
  ] as const)('%s', (seen, look) => expect(firstOf(seen).look).toMatchObject(look));

  it('knows by a title whom a trade means', () => {
    const said = 'It is named after the British physicist Lord Rayleigh.';
    expect(firstOf('A Victorian physicist looking out of a window.', said).look.gender).toBe('man');
    const lady = 'It is named after the British physicist Lady Rayleigh.';
    expect(firstOf('A Victorian physicist looking out of a window.', lady).look.gender).toBe(
      'woman',
    );
  });

  it.each([
    'The first to cross will be Arthur Bell, 94, who also opened the old bridge as a boy.',
    'The first to cross will be the 94-year-old Arthur Bell.',
  ])('knows somebody’s age by the line, behind a surname and before a name: %s', (said) =>
    expect(firstOf('Arthur Bell; an old bridge.', said).look).toMatchObject({
      age: 'old',
      gender: 'man',
    }),
  );

  it('shows a suit on who wears it, and not a second time beside them', () => {
    const [drawing] = drawFilm([['Hot.', 'A scientist in a silver suit near glowing lava.']]);
    const shown = [...(drawing?.heroes ?? []), ...(drawing?.props ?? [])];
    expect([shown, drawing?.board?.shows ?? []]).toEqual([[], []]);
  });

  it.each([
    ['A woman waiting, holding a lantern.', 'stand', undefined],
    ['A man walking, holding an umbrella.', 'walk', undefined],
    ['A woman in a red coat, holding a blue umbrella. In a street.', 'stand', '#2f6fd6'],
  ] as const)('shows what somebody holds, in its colour: %s', (seen, action, colour) => {
    const [drawing] = drawFilm([['Look.', seen]]);
    const [figure] = drawing?.figures ?? [];
    expect(figure?.held).toMatch(/lamp|umbrella/u);
    expect([figure?.action, figure?.heldColour]).toEqual([action, colour]);
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });

  it('has who wades stand in the water, not swim', () =>
    expect(firstOf('A group of sailors wading; a ship. In a harbour.').action).toBe('walk'));
});

const things = ({ heroes, board }: Drawing) => [
  ...heroes.map(({ emoji }) => emoji),
  ...(board?.shows ?? []).map(({ art }) => art),
];

describe('an animal of a film', () => {
  it('stays one by its name, in every scene', () => {
    const film = drawFilm([
      ['Good morning.', 'A small delivery robot, PIP, waits by the door.'],
      ['Quack.', 'Pip smiling. In a park.'],
      ['Off I go.', 'Pip rolling along.'],
    ]);
    expect(film.map(({ figures }) => figures.length)).toEqual([0, 0, 0]);
    expect(film.map((drawing) => things(drawing)[0])).toEqual(['robot', 'robot', 'robot']);
  });

  it.each([
    ['Queen of the Bees; a rose bush.', 'drawn-bee'],
    ['Gerald, a 61-year-old tortoise, walking.', 'drawn-tortoise'],
    ['A mouse called Tim smiling.', 'drawn-mouse'],
  ])('is no person for its title or its name: %s', (seen, animal) => {
    const [drawing] = drawFilm([['Look.', seen]]);
    expect(drawing?.figures).toEqual([]);
    expect(drawing === undefined ? [] : things(drawing)).toContain(animal);
  });

  it('is not made a person by how a thing is', () => {
    const [drawing] = drawFilm([['They rot.', 'Fallen leaves on the ground beside a tree.']]);
    expect(drawing?.figures).toEqual([]);
  });

  it('takes no name from people', () => {
    const [drawing] = drawFilm([['Look.', 'Rosa, a dog walker, waving.']]);
    expect(drawing?.figures).not.toEqual([]);
    expect(drawing?.heroes).toEqual([]);
  });
});
