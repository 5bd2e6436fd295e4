import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { parseDrawing } from '../painting/drawing.ts';
import { createPainter } from '../painting/painter.ts';
import { planDrawing, type SceneIdea } from '../painting/plan-drawing.ts';
import { showsHands } from './read-act.ts';

const upright = { width: 270, height: 480 };
const lying = { width: 480, height: 270 };

const handsPlan = (doing: string, holding: string): PicturePlan => ({
  ...emptyPlan,
  place: 'kitchen',
  subjects: [{ what: 'pair of hands', count: 1, doing, holding, feeling: '', look: '' }],
});

const drawn = (doing: string, holding = '', more: Partial<SceneIdea> = {}) =>
  planDrawing({
    description: describePlan(handsPlan(doing, holding)),
    dialogue: 'This is how it is done.',
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 1,
    seed: 1,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
    ...more,
  });

async function frames(drawing: ReturnType<typeof drawn>, size: typeof upright) {
  const painter = await createPainter(drawing, size);
  return [600, 1_100].map((timeMs) => {
    const canvas = createCanvas(size.width, size.height);
    painter.draw(canvas.getContext('2d'), { timeMs, durationMs: 6_000, words: [] });
    return Buffer.from(canvas.data());
  });
}

/** How many pixels differ between two frames. */
const changed = (one: Buffer | undefined, other: Buffer | undefined): number => {
  let count = 0;
  for (let at = 0; at < (one?.length ?? 0); at += 4)
    if (Math.abs((one?.[at] ?? 0) - (other?.[at] ?? 0)) > 24) count += 1;
  return count;
};

/** One act of each motion, with what it is done with. */
const samples = [
  ['scrubbing a rusty skillet', 'steel wool'],
  ['wiping the table', 'a cloth'],
  ['cutting an onion', 'a knife'],
  ['hammering a nail', 'a hammer'],
  ['mashing potatoes', ''],
  ['pouring milk into a bowl', ''],
  ['sprinkling salt over the cake', ''],
  ['stirring a saucepan', 'a wooden spoon'],
  ['turning a valve', ''],
  ['opening a jar', ''],
  ['tightening a screw', ''],
  ['pressing the light switch', ''],
  ['plugging in a lamp', ''],
  ['lifting a box', ''],
  ['lifting the lid', ''],
  ['putting an apple into a bowl', ''],
  ['folding a sheet of paper', ''],
  ['tying a ribbon', ''],
  ['kneading dough', ''],
  ['rolling out the dough', 'a rolling pin'],
  ['peeling a potato', ''],
  ['pulling weeds', ''],
  ['tearing the letter', ''],
  ['writing a list', 'a pen'],
  ['drawing a circle', 'a pencil'],
  ['measuring a board', 'a tape measure'],
  ['sewing a button', ''],
  ['digging a hole', 'a trowel'],
  ['planting a seedling', ''],
  ['cracking an egg into a bowl', ''],
  ['holding a camera', ''],
  ['washing hands', ''],
  ['grating cheese', ''],
  ['spraying the plant', ''],
  ['squeezing a lemon', ''],
  ['cutting paper', 'scissors'],
  ['cutting the yarn', 'scissors'],
  ['cutting hair', ''],
  ['pulling a chain', ''],
  ['picking the fruit', ''],
  ['hanging a shirt', ''],
  ['covering a bowl', 'a cloth'],
  ['wrapping bread in a tea towel', ''],
  ['adding two spoons of tea powder', ''],
  ['adding tea powder to a saucepan', 'a spoon'],
  ['chopping herbs', ''],
  ['sharpening a knife on a whetstone', ''],
  ['tapping a loaf', ''],
  ['wiping a window', 'a cloth'],
  ['scrubbing the oven', ''],
  ['scrubbing the floor', 'a brush'],
  ['measuring a door', 'a tape measure'],
  ['unscrewing plastic nuts', ''],
  ['rubbing the grill bars with half a lemon', ''],
  ['hanging a mirror', ''],
  ['pressing down on a sponge', ''],
] as const;

describe('hands at work', () => {
  it.each(samples)('are drawn, stored and told as planned: %s, %s [SCENE-26]', (doing, holding) => {
    expect(showsHands(doing, holding)).toBe(true);
    const drawing = drawn(doing, holding);
    expect(drawing.hands).toBeDefined();
    expect(drawing).toMatchObject({ board: null, heroes: [], figures: [] });
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    const plan = handsPlan(doing, holding);
    expect(readDescription(describePlan(plan))).toEqual(plan);
  });

  it.each([
    ['scrubbing a skillet', 'a happiness'],
    ['scrubbing a cathedral', ''],
    ['stroking a lion', ''],
    ['covering a car', 'a cloth'],
    ['picking five photos', ''],
    ['chopping kohlrabi', ''],
    ['hanging a coat', ''],
    ['pulling a tooth', ''],
    ['adding two spoons of happiness', ''],
    ['cutting a car', 'a knife'],
    ['lifting the lid of the meter box', ''],
    ['adding spring onions', ''],
    ['turning a page', ''],
    ['pouring money into a bowl', ''],
    ['sprinkling salt over the ocean', ''],
    ['waiting for the dough', ''],
    ['brushing hair', ''],
  ])('are not shown where that would be untrue: %s, %s [SCENE-26]', (doing, holding) => {
    expect(showsHands(doing, holding)).toBe(false);
    expect(drawn(doing, holding).hands).toBeUndefined();
  });

  it.each([
    ['adding red pepper', 'put'],
    ['adding black pepper', 'sprinkle'],
    ['adding milk', 'pour'],
    ['lifting the lid of the pan', 'lid'],
    ['turning off the water', 'turn'],
  ])('do what is meant: %s', (doing, motion) => {
    expect(drawn(doing).hands?.motion).toBe(motion);
  });

  it('belong to somebody who does it where they cannot be shown from near', () => {
    const { hands, figures } = drawn('cleaning the floor');
    expect(hands).toBeUndefined();
    expect(figures.map(({ action }) => action)).toEqual(['clean']);
  });

  it('come as a later picture as well', () => {
    const later = [{ at: 'This is', shows: handsPlan('cutting an onion', '') }];
    const { later: shown } = drawn('', '', {
      description: describePlan({ ...handsPlan('whisking eggs in a bowl', ''), later }),
    });
    expect(shown?.map(({ drawing }) => drawing.hands?.motion)).toEqual(['cut']);
  });

  it('are the same hands in all of a film', () => {
    const [one, other] = [
      drawn('kneading dough'),
      drawn('cutting an onion', '', { sceneNumber: 4 }),
    ];
    expect(one.hands?.look).toEqual(other.hands?.look);
  });

  it.each([
    ['upright', upright],
    ['lying', lying],
  ])('move in a clip and rest in a still: %s', async (_, size) => {
    const moving = await frames(drawn('scrubbing a rusty skillet', 'steel wool'), size);
    expect(changed(moving[0], moving[1])).toBeGreaterThan(500);
    const still = await frames(drawn('kneading dough', '', { motion: 'still' }), size);
    expect(changed(still[0], still[1])).toBeLessThan(changed(moving[0], moving[1]));
  });
});
