import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { createPainter } from './painter.ts';
import { planDrawing } from './plan-drawing.ts';
import type { SceneIdea } from './planning/scene-idea.ts';

const plan = (description: string, more: Partial<SceneIdea> = {}): Drawing =>
  planDrawing({
    ...{ description, dialogue: '', topic: '', style: '', orientation: 'vertical' },
    ...{ sceneNumber: 1, sceneCount: 1, seed: 4, motion: 'live', richness: 'standard' },
    previousTemplate: null,
    ...more,
  });
const green = '#2f9e4f';

describe('the colour that a text gives to a thing', () => {
  it.each([
    ['A person driving a bright green van.', 'drive', 'drawn-van-side', green],
    ['A person driving a green car.', 'drive', '', green],
    ['A man riding a green bicycle.', 'ride', '', green],
    ['A person carrying a green tin.', 'stand', 'drawn-cookie-tin', green],
    ['A person holding a green umbrella.', 'stand', 'drawn-umbrella', green],
    ['A person driving a car.', 'drive', '', undefined],
  ])('is seen on what somebody drives, rides or holds: %s', (description, action, held, colour) => {
    const [figure] = plan(description).figures;
    expect([figure?.held, figure?.heldColour]).toEqual([held, colour]);
    if (action !== 'stand') expect(figure?.action).toBe(action);
  });

  it('is painted on the vehicle', async () => {
    const greens = async (description: string) => {
      const size = { width: 270, height: 480 };
      const painter = await createPainter(
        { ...plan(description, { motion: 'still' }), template: 'abstract', family: 'ember' },
        size,
      );
      const context = createCanvas(size.width, size.height).getContext('2d');
      painter.draw(context, { timeMs: 500, durationMs: 3_000, words: [] });
      const { data } = context.getImageData(0, 0, size.width, size.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 1] ?? 0) > (data[at] ?? 0) + 30 && (data[at + 1] ?? 0) > (data[at + 2] ?? 0))
          count += 1;
      return count;
    };
    for (const vehicle of ['van', 'car'])
      expect(await greens(`A person driving a bright green ${vehicle}.`)).toBeGreaterThan(
        4 * ((await greens(`A person driving a red ${vehicle}.`)) + 100),
      );
  });

  it('stays with the thing where it stands beside words', () => {
    const { board } = plan('The words “Mind the van.”. A person washing a green van.', {
      dialogue: 'Mind the van.',
    });
    expect(board?.shows.map(({ art, colour }) => [art, colour])).toEqual([
      ['drawn-van-side', green],
    ]);
  });
});

it('hangs no second sun into a sunset', () => {
  const spade = plan('A sunset; a spade.');
  expect([...spade.heroes, ...spade.props].map(({ emoji }) => emoji)).toEqual(['drawn-spade']);
  expect(spade.light).toBe('dusk');
  const alone = plan('A sunset.');
  expect([alone.heroes, alone.template, alone.light]).toEqual([[], 'coast', 'dusk']);
});

it('shows a thing once, in the state that tells most', () => {
  const { heroes, props } = plan('A radiator.', {
    dialogue: 'Put the radiator key in and turn it a quarter turn.',
  });
  expect([...heroes, ...props].map(({ emoji }) => emoji)).toEqual(['drawn-radiator-bleeding']);
});

it('draws no well for what is done well', () =>
  expect(
    plan('A cat.', { dialogue: 'Cats cannot digest its sugar well.' }).props.map(
      ({ emoji }) => emoji,
    ),
  ).toEqual([]));

it.each([
  ['A wife; some ketchup.', 'My wife asked me to buy ketchup.'],
  ['A wife.', 'Now I cannot read anything on it.'],
  ['A woman sitting.', 'She sat right behind me.'],
  ['A grandmother sewing.', 'My grandmother taught me when I was nine.'],
])('leaves the mouth of whom the line tells of shut: %s', (description, dialogue) =>
  expect(plan(description, { dialogue }).figures.some(({ speaks }) => speaks)).toBe(false),
);

it.each([
  'A person cutting any brown mushy roots with clean scissors.',
  'A person kneading a blanket.',
  'A person tipping a pot sideways.',
])('has nobody do another thing than is told: %s', (description) => {
  const { board, figures } = plan(description, { dialogue: 'Do it with care, it breaks.' });
  expect(board !== null || figures.every(({ action }) => action === 'stand')).toBe(true);
});

it('does not let somebody go on in a later picture with what is said before it', () => {
  const dialogue = 'I cried in the car park. A kid rides up on a bike.';
  const { figures, later } = plan('A door. Then, at “A kid rides up”: A bike.', {
    dialogue,
    film: [{ description: '', dialogue }],
  });
  expect(figures.map(({ action }) => action)).toEqual(['cry']);
  expect(
    later?.flatMap(({ drawing }) => drawing.figures.map(({ action }) => action)),
  ).not.toContain('cry');
});

it('has a mechanic mend bicycles in a film of bicycles, and cars in any other', () => {
  const film = [
    { description: 'A mechanic.', dialogue: 'He listens.' },
    { description: 'A bicycle.', dialogue: 'It rattles.' },
  ];
  const bikes = plan('A mechanic.', { dialogue: 'He listens.', film, sceneCount: 2 });
  expect([bikes.template, ...bikes.heroes.map(({ emoji }) => emoji)]).toEqual([
    'bike-workshop',
    'drawn-bicycle-side',
  ]);
  const cars = plan('A mechanic.', { dialogue: 'He listens.' });
  expect(cars.template).toBe('factory');
});
