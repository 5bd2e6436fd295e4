import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { expect, it } from 'vitest';
import { illustratedLayouts } from '../boards/illustration/room.ts';
import { entries } from './lexicon/lexicon.ts';
import { sureSubject } from './lexicon/sure-subjects.ts';
import { isPersonEmoji } from './people/from-emoji.ts';
import { namesPeople } from './people/somebody.ts';
import { planDrawing } from './plan-drawing.ts';

const subject = (what: string) => ({
  what,
  count: 1,
  doing: '',
  holding: '',
  feeling: '',
  look: '',
});

/** The drawing of a plan, and the line that is said with it. */
function drawn(plan: Partial<PicturePlan>, dialogue: string) {
  return planDrawing({
    description: describePlan({ ...emptyPlan, ...plan }),
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
}

/** Things that have a picture of their own. */
const things = [...new Set(entries.map(({ word }) => word.replaceAll('_', ' ')))].filter((word) => {
  const emoji = sureSubject(word)?.emoji ?? '*';
  return !emoji.includes('*') && !isPersonEmoji(emoji) && !namesPeople(word);
});
/** Of all letters that words begin with. */
const some = representative(things, (what) => what.slice(0, 1), 12);
/** These are parts of bodies: alone beside a sentence nobody wants them. */
const bodiless =
  /^(?:hand|foot|leg|nose|eye|mouth|tongue|flexed|raised|index|person|people|busts?)/u;

it('paints what a plan shows alone, or reads its line [SCRIPT-13]', () => {
  expect(things.length).toBeGreaterThan(4_000);
  const lost = some.filter((what) => {
    const { heroes, props, figures, board, template } = drawn(
      { subjects: [subject(what)] },
      'It went on.',
    );
    const isPainted = heroes.length + props.length + figures.length > 0 || template !== 'abstract';
    return board === null ? !isPainted : board.plan.quote === '' && board.shows.length === 0;
  });
  expect(lost).toEqual([]);
});

it('paints what a plan names beside the words of a card [SCRIPT-13]', () => {
  const lost = some.filter((what) => {
    const art = sureSubject(what)?.emoji ?? '';
    if (bodiless.test(art)) return false;
    const plan = { layout: 'words', quote: 'It went on.', subjects: [subject(what)] } as const;
    return drawn(plan, 'It went on.').board?.shows.length !== 1;
  });
  expect(illustratedLayouts).toContain('words');
  expect(lost).toEqual([]);
});

it.each([
  ['A battery.', 'I have one bar left, the battery is low.', 'drawn-battery-low'],
  ['A battery.', 'Clamp the red lead to the battery of the good car.', 'drawn-car-battery'],
  ['An umbrella.', 'My umbrella is broken, one rib snapped.', 'drawn-umbrella-broken'],
  ['An umbrella.', 'Bring an umbrella.', 'drawn-umbrella'],
  ['A water pipe.', 'The pipe burst in the night.', 'drawn-burst-pipe'],
  ['A train.', 'We took the sleeper train, overnight.', 'drawn-night-train'],
  ['A train.', 'The old steam train is running again.', 'locomotive'],
  ['A train.', 'The train leaves at nine.', 'drawn-passenger-train'],
  ['A jar.', 'Pack the cucumbers tight, they are pickles in two days.', 'drawn-pickle-jar'],
  ['A potted plant.', 'It wilted within a week.', 'drawn-plant-wilted'],
  ['A pair of headphones.', 'Noise-cancelling is clever.', 'drawn-headphones-cancelling'],
])('shows the state that is told: %s %s [SCRIPT-14]', (description, dialogue, art) => {
  const words = `The words “${dialogue}”. ${description}`;
  for (const told of [description, words]) {
    const { heroes, board } = planDrawing({
      description: told,
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
    expect(board === null ? heroes[0]?.emoji : board.shows[0]?.art).toBe(art);
  }
});

it.each([
  ['A flamingo sleeping on one leg.', 'sleep'],
  ['A flamingo standing in shallow water.', 'wade'],
  ['A duck standing in shallow water.', 'swim'],
  ['A dead parrot.', 'dead'],
  ['A dead dog.', 'sleep'],
])('poses animals as they are told: %s [SCRIPT-14]', (description, doing) => {
  const at = { description, dialogue: 'Look at that.' };
  const stage = planDrawing({
    ...at,
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
  expect((stage.heroes[0] ?? stage.board?.shows[0])?.doing).toBe(doing);
});

it('gives somebody with free hands the small thing that is told beside them', () => {
  const { figures, heroes, props } = drawn(
    { subjects: [subject('father'), subject('harmonica')] },
    'My father kept a harmonica.',
  );
  expect(figures.map(({ held }) => held)).toEqual(['drawn-harmonica']);
  expect([...heroes, ...props]).toEqual([]);
});

it('shows as many of a thing as its figure counts', () => {
  const figure = { value: '2', unit: 'cups', label: '' };
  const { board } = drawn(
    { layout: 'figure', figure, subjects: [subject('group of cups')] },
    'Chai for 2 cups.',
  );
  expect(board?.shows.map(({ count }) => count)).toEqual([2]);
});
