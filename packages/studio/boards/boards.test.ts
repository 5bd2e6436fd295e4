import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, test } from 'vitest';
import { planLayouts, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Box } from '../painting/brushes/surface.ts';
import { contrast } from '../painting/palette/colour.ts';
import { families, type FamilyName } from '../painting/palette/families.ts';
import type { TimedWord } from '../scene.ts';
import { boardColours, tones } from './colours.ts';
import { buildBoard } from './catalogue.ts';
import { boardArea, boardBrief, createBoard } from './create-board.ts';
import { showsWhatIsSaid } from './said.ts';
import { recordType, type DrawnType } from './testing/recorded-type.ts';
import { samplePlans } from './testing/sample-plans.ts';

const durationMs = 6_000;
const shapes = [
  { name: 'portrait', width: 1080, height: 1920 },
  { name: 'landscape', width: 1920, height: 1080 },
] as const;
type Shape = (typeof shapes)[number];

const nameOf = ({ layout, quote, items, date, from, to, place, figure }: PicturePlan): string =>
  `${layout}: ${quote || items.join('; ') || date || figure?.value || `${from}–${to}${place}`}`.slice(
    0,
    70,
  );

const look = { family: 'lagoon', motion: 'live', richness: 'standard' } as const;
const stored = (plan: PicturePlan) => ({ plan, tone: 'paper', isSilent: false }) as const;

const canvases = {
  portrait: createCanvas(1080, 1920),
  landscape: createCanvas(1920, 1080),
};

/** The type of a board, without the ground that it stands on. */
function typeAt(
  plan: PicturePlan,
  shape: Shape,
  timeMs: number,
  seed: number,
  words: readonly TimedWord[] = [],
): DrawnType[] {
  const { context, drawn } = recordType(canvases[shape.name].getContext('2d'));
  buildBoard(boardBrief(stored(plan), { ...look, seed }, shape))?.draw(context, {
    timeMs,
    durationMs,
    words,
  });
  return drawn;
}

/** How much of the smaller one lies over the other, from 0 to 1. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return (Math.max(0, width) * Math.max(0, height)) / Math.max(1, smaller);
}

/** Lines that follow one another touch: a descender above an ascender. */
const touching = 0.12;
/** A part that lights up is drawn once more at its place. */
const isAgain = (one: DrawnType, other: DrawnType): boolean =>
  one.text === other.text && overlap(one, other) > 0.8;

describe.each(shapes)('in $name', (shape) => {
  it.each(samplePlans.map((plan) => [nameOf(plan), plan] as const))(
    '%s: no type runs out of its place or over other type',
    (_, plan) => {
      const area = boardArea(shape, false);
      // Seeds choose the composition.
      // A chat scrolls out over the upper edge.
      const top = plan.layout === 'chat' ? 0 : area.y - 30;
      for (const seed of [1, 2, 3]) {
        const drawn = typeAt(plan, shape, durationMs, seed);
        expect(drawn.length).toBeGreaterThan(0);
        for (const [at, type] of drawn.entries()) {
          expect.soft(type.x, `${type.text}, left`).toBeGreaterThanOrEqual(area.x - 40);
          expect
            .soft(type.x + type.width, `${type.text}, right`)
            .toBeLessThanOrEqual(area.x + area.width + 40);
          expect.soft(type.y, `${type.text}, top`).toBeGreaterThanOrEqual(top);
          expect
            .soft(type.y + type.height, `${type.text}, bottom`)
            .toBeLessThanOrEqual(area.y + area.height + 16);
          for (const other of drawn.slice(at + 1).filter((later) => !isAgain(type, later)))
            expect
              .soft(overlap(type, other), `${type.text} over ${other.text}`)
              .toBeLessThan(touching);
        }
      }
    },
  );

  it.each(samplePlans.map((plan) => [nameOf(plan), plan] as const))(
    '%s: all is there when a still picture is taken',
    (_, plan) => {
      const texts = (timeMs: number) => typeAt(plan, shape, timeMs, 7).map(({ text }) => text);
      expect(texts(3_000)).toEqual(texts(durationMs));
    },
  );
});

test('every layout but the scene has a sample', () => {
  expect(new Set(samplePlans.map(({ layout }) => layout))).toEqual(
    new Set(planLayouts.filter((layout) => layout !== 'scene')),
  );
});

it('draws the same pixels for the same moment, in whatever order', () => {
  const [plan] = samplePlans;
  if (plan === undefined) throw new Error('no samples');
  const [shape] = shapes;
  const canvas = canvases[shape.name];
  const board = createBoard(stored(plan), { ...look, seed: 7 }, shape);
  if (board === null) throw new Error('no board');
  const pixelsAt = (timeMs: number) => {
    const context = canvas.getContext('2d');
    context.reset();
    board.draw(context, { timeMs, durationMs, words: [] });
    return Buffer.from(canvas.data()).toString('base64');
  };
  const [late, early] = [pixelsAt(4_000), pixelsAt(400)];
  expect(late).not.toBe(early);
  expect(pixelsAt(4_000)).toBe(late);
  expect(pixelsAt(400)).toBe(early);
});

it('lets each point of a list come with its word', () => {
  const [shape] = shapes;
  const plan = samplePlans.find(({ layout }) => layout === 'list');
  if (plan === undefined) throw new Error('no list');
  const words = ['First', 'a', 'cold', 'start', 'then', 'the', 'oil', 'cap'].map((text, at) => ({
    text,
    startMs: at * 700,
    endMs: at * 700 + 600,
  }));
  const shown = (timeMs: number) => typeAt(plan, shape, timeMs, 7, words).map(({ text }) => text);
  expect(shown(700)).not.toContain('Cold start');
  expect(shown(2_000)).toContain('Cold start');
  expect(shown(3_900)).not.toContain('Oil cap');
  expect(shown(5_000)).toContain('Oil cap');
});

describe.each(Object.keys(families) as FamilyName[])('the colours of %s', (family) => {
  it.each(tones)('read on %s', (tone) => {
    const { ground, card, accent, accentTwo, ...of } = boardColours(family, tone);
    for (const colour of [of.text, of.muted, of.strong])
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    for (const colour of [of.onCard, of.mutedOnCard, of.strongOnCard])
      expect(contrast(colour, card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of.onAccentTwo, accentTwo)).toBeGreaterThanOrEqual(4.5);
  });
});

it('is silent only where nearly all that is said can be read', () => {
  const words = samplePlans[0];
  if (words === undefined) throw new Error('no samples');
  expect(showsWhatIsSaid(words, 'No need to book, just turn up.')).toBe(true);
  expect(
    showsWhatIsSaid(words, 'No need to book: we are there every Tuesday from eight till one.'),
  ).toBe(false);
  expect(showsWhatIsSaid(words, '')).toBe(false);
});
