import { describe, expect, it } from 'vitest';
import { planDrawing } from './plan-drawing.ts';

/** What a scene of a film shows: its own drawings, with their colours. */
function drawnIn(description: string, dialogue: string, rest = ''): readonly string[] {
  const { board, heroes, props } = planDrawing({
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
    film: [
      { description, dialogue },
      { description: '', dialogue: rest },
    ],
  });
  return board === null
    ? [...heroes, ...props].map(({ emoji }) => emoji)
    : board.shows.map(({ art, colour }) => [art, colour].filter(Boolean).join(' '));
}

describe('a drawing that has more than its noun says [SCRIPT-27]', () => {
  it.each([
    ['A jumper.', 'Put a worn jumper in it.', 'drawn-jumper'],
    ['A jumper.', 'My Christmas jumper itches.', 'drawn-jumper-christmas'],
    ['Some cheese.', 'Halloumi is a cheese that squeaks.', 'drawn-cheese-piece'],
    ['Some cheese.', 'Why has Swiss cheese holes?', 'cheese-wedge'],
    ['A mushroom.', 'Fry the mushroom in butter.', 'drawn-mushrooms-brown'],
    ['A mushroom.', 'Fly agaric is a poisonous mushroom.', 'mushroom'],
    ['A hut.', 'Wir schlafen in der Hütte.', 'drawn-mountain-hut'],
    ['A hut.', 'A thatched hut.', 'hut'],
    ['A cast iron pan.', 'A cast iron pan lasts.', 'drawn-frying-pan'],
    ['A pan.', 'One pan of cinnamon rolls.', 'drawn-baking-tin'],
    ['A teacup.', 'Tasse selbst mitbringen.', 'drawn-mug'],
    ['A teacup.', 'Eine Tasse Tee.', 'teacup-without-handle'],
    ['A turkey.', 'Baste the turkey every half hour.', 'drawn-roast-chicken'],
    ['Some ice.', 'Con 3 cubitos de hielo.', 'drawn-ice-cubes'],
    ['A guitar.', 'This guitar is old.', 'drawn-acoustic-guitar'],
    ['A guitar.', 'An electric guitar needs an amp.', 'guitar'],
    ['Some glasses.', 'Where are my glasses?', 'drawn-reading-glasses'],
    ['A volcano.', 'We climbed the volcano at dawn.', 'drawn-volcano-quiet'],
    ['A volcano.', 'The volcano erupts.', 'drawn-volcano-erupting'],
  ])('stands for what is told so, and a plain one for all else: %s %s', (plan, line, right) => {
    expect(drawnIn(plan, line)).toContain(right);
  });

  it.each([
    ['A wheel.', 'Not above the wheel.', 'The coach takes 14 hours.', 'drawn-car-tyre'],
    ['A wheel.', 'Turn the wheel.', 'My bike had a puncture.', 'drawn-bike-wheel'],
    ['A bottle.', 'Off at the bottle.', 'Clean the gas barbecue.', 'drawn-gas-bottle'],
    ['A stone.', 'Pick a stone.', 'How to skim on a lake.', 'drawn-flat-stones'],
    ['A bus.', 'Take the bus.', 'Die Fahrt mit dem Fernbus.', 'drawn-coach'],
  ])('may be told so anywhere in the film: %s %s %s', (plan, line, rest, right) => {
    expect(drawnIn(plan, line, rest)).toContain(right);
  });

  it.each([
    ['A wheel.', 'One wheel, zero hamster.', 'wheel'],
    ['A skull.', "A woodpecker's skull is thick.", 'skull'],
    ['A bowl.', '12 goldfish in a bowl.', 'drawn-mixing-bowl'],
    ['A steel ball.', 'There is a steel ball in a cup.', 'drawn-play-ball'],
    ['The words “A blue teacup.”. A blue teacup.', 'A blue teacup.', 'teacup-without-handle'],
  ])('is not drawn where nothing else has a drawing: %s %s', (plan, line, wrong) => {
    expect(drawnIn(plan, line).join(' ')).not.toContain(wrong);
  });

  it.each([
    ['A postbox.', 'On la pose sur la boîte aux lettres quand il repasse.', false],
    ['A postbox.', 'Haltestelle zwei ist der rote Briefkasten und nicht die Schule.', true],
    ['A postbox.', 'Post it in the postbox.', true],
  ])('is a British one where the film says so or is English: %s %s', (plan, line, isShown) => {
    expect(drawnIn(plan, line).includes('drawn-letterbox-red')).toBe(isShown);
  });

  it.each([
    ['The words “Un verre.”. Some white wine.', 'wine-glass #efe3a8'],
    ['The words “Una cebolla.”. A red onion.', 'drawn-onion #8a2f5c'],
    ['The words “Eine Tür.”. A red door.', 'drawn-door #d92b36'],
  ])('has the colour that its kind has: %s', (plan, right) => {
    expect(drawnIn(plan, 'Und so weiter.')).toContain(right);
  });
});
