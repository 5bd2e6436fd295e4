import { growthOf } from '../testing/growth.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxDescriptionCharacters } from './limits.ts';
import {
  emptyPlan,
  maxLaterShots,
  maxPlanCount,
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  maxPlanTotalCharacters,
  maxPlanTurns,
  maxShotWordsCharacters,
  maxTurnNameCharacters,
  planLayouts,
  planTextLength,
  type LaterShot,
  type PicturePlan,
  type PictureShot,
} from './picture-plan.ts';
import { describePlan, readDescription, shotsOf, splitCamera } from './plan-prose.ts';
import { asOften } from '../testing/thorough.ts';

const anyText = fc.string({ maxLength: 60, unit: 'grapheme' });
const awkward = fc
  .array(
    fc.constantFrom(
      'and',
      'a',
      'the',
      'two',
      'no',
      '“',
      '”',
      '""',
      '"',
      ';',
      '; ',
      ', ',
      '. ',
      '.',
      ':',
      ' (',
      'in',
      'at',
      'dawn',
      'snow',
      'holding',
      'doing',
      'They are',
      'A list:',
      'from',
      'to',
      'happy',
      'while',
      'running',
      'woman',
      'dogs',
      'Words',
      '面包',
      'خبز',
      '\n',
      '\uE000',
      '½',
      '$',
      '%',
      'million',
      '12',
      'old',
      'with',
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(' '));
const natural = fc.constantFrom(
  'dog',
  'honey bee',
  'cup of tea',
  'a kitchen',
  'running home',
  'a red kite',
  'tired',
  'in a red coat',
  'at night',
  'James',
  'iPhone',
  'sheep',
  'light rain',
  'the end of the world',
);
const text = fc
  .oneof(anyText, awkward, natural)
  .map((value) => value.slice(0, maxPlanTextCharacters));
const filled = text.map((value) => (value.trim() === '' ? 'dog' : value));
const subject = fc.record({
  what: filled,
  count: fc.oneof(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: maxPlanCount })),
  doing: text,
  holding: text,
  feeling: text,
  look: text,
});
const turn = fc.record({
  who: filled.map((value) => value.slice(0, maxTurnNameCharacters)),
  at: text.map((value) => value.slice(0, maxShotWordsCharacters)),
});
const shots: fc.Arbitrary<PictureShot> = fc
  .record({
    layout: fc.constantFrom(...planLayouts),
    subjects: fc.array(subject, { maxLength: maxPlanSubjects }),
    relation: text,
    place: text,
    time: text,
    weather: text,
    figure: fc.option(fc.record({ value: filled, unit: text, label: text })),
    items: fc.array(filled, { maxLength: maxPlanItems }),
    quote: text,
    date: text,
    from: text,
    to: text,
    turns: fc.array(turn, { maxLength: maxPlanTurns }),
  })
  .map(({ turns, ...plan }) => (turns.length === 0 ? plan : { ...plan, turns }))
  .filter((plan) => planTextLength(plan) <= maxPlanTotalCharacters);
const laterShots: fc.Arbitrary<LaterShot> = fc.record({
  at: filled.map((value) => value.slice(0, maxShotWordsCharacters)),
  shows: shots,
});
const plans: fc.Arbitrary<PicturePlan> = fc
  .tuple(shots, fc.array(laterShots, { maxLength: maxLaterShots }))
  .map(([opening, later]): PicturePlan => (later.length === 0 ? opening : { ...opening, later }))
  .filter((plan) => planTextLength(plan) <= maxPlanTotalCharacters / 2 || plan.later === undefined);

it('reads from its description the very plan that was told', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const prose = describePlan(plan);
      expect(prose.length).toBeLessThanOrEqual(maxDescriptionCharacters);
      expect(readDescription(prose)).toEqual(plan);
    }),
    { numRuns: asOften(2000, 400) },
  );
});

it('tells at which words a scene cuts to another picture', () => {
  const dog = { ...emptyPlan.subjects[0], what: 'dog', count: 1, doing: '', holding: '' };
  const of = (what: string) => [{ ...dog, what, feeling: '', look: '' }];
  const plan: PicturePlan = {
    ...emptyPlan,
    subjects: of('dog'),
    later: [{ at: 'the cats', shows: { ...emptyPlan, subjects: of('cat'), place: 'a garden' } }],
  };
  const prose = 'A dog. Then, at “the cats”: A cat. In a garden.';
  expect(describePlan(plan)).toBe(prose);
  expect(readDescription(prose)).toEqual(plan);
  expect(shotsOf(prose)).toEqual([
    { at: '', prose: 'A dog.' },
    { at: 'the cats', prose: 'A cat. In a garden.' },
  ]);
});

it('tells who speaks from which words on', () => {
  const of = { count: 1, doing: '', holding: '', feeling: '', look: '' };
  const plan: PicturePlan = {
    ...emptyPlan,
    subjects: [
      { ...of, what: 'dad' },
      { ...of, what: 'Mia' },
    ],
    relation: 'talking to each other',
    turns: [
      { who: 'dad', at: '' },
      { who: 'Mia', at: 'That’s your elbow' },
    ],
  };
  const prose =
    'A dad; Mia. They are talking to each other. They speak in turn: dad; Mia at “That’s your elbow”.';
  expect(describePlan(plan)).toBe(prose);
  expect(readDescription(prose)).toEqual(plan);
});

it('leaves out the last pictures where a description has no room for them', () => {
  const long = { ...emptyPlan, items: Array.from({ length: 7 }, () => '”'.repeat(200)) };
  const plan: PicturePlan = {
    ...long,
    later: [
      { at: 'one', shows: emptyPlan },
      { at: 'two', shows: long },
    ],
  };
  const prose = describePlan(plan);
  expect(prose.length).toBeLessThanOrEqual(maxDescriptionCharacters);
  expect(readDescription(prose).later).toEqual([{ at: 'one', shows: emptyPlan }]);
});

it('keeps the longest plan that may be told within a description', () => {
  const plan = {
    ...emptyPlan,
    layout: 'question-answer' as const,
    items: Array.from({ length: 8 }, () => '”'.repeat(200)),
  };
  expect(planTextLength(plan)).toBe(maxPlanTotalCharacters);
  expect(describePlan(plan).length).toBeLessThanOrEqual(maxDescriptionCharacters);
  expect(readDescription(describePlan(plan))).toEqual(plan);
});

it('reads any text as a plan within its limits', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        awkward,
        fc.array(awkward, { maxLength: 30 }).map((all) => all.join('. ')),
        fc.array(awkward, { minLength: 40, maxLength: 90 }).map((all) => all.join('; ')),
      ),
      (prose) => {
        const plan = readDescription(prose);
        expect(planTextLength(plan)).toBeLessThanOrEqual(maxPlanTotalCharacters);
        expect(
          [...plan.items, ...plan.subjects.map(({ what }) => what)].filter(
            (text) => text.trim() === '',
          ),
        ).toEqual([]);
        expect(readDescription(describePlan(plan))).toEqual(plan);
      },
    ),
  );
});

it('tells a plan in plain English, its subject first', () => {
  const penguins = {
    what: 'penguin',
    count: 2,
    doing: 'waddling across the ice',
    holding: 'a fish',
    feeling: 'happy',
    look: '',
  };
  const plan: PicturePlan = {
    ...emptyPlan,
    layout: 'figure',
    subjects: [penguins],
    place: 'a snowy bay',
    time: 'at dawn',
    weather: 'light snow',
    figure: { value: '4.2', unit: 'million dollars', label: 'raised by March' },
  };
  expect(describePlan(plan)).toBe(
    'Two penguins waddling across the ice, holding a fish, happy. In a snowy bay, at dawn, in light snow. A figure: 4.2 million dollars, raised by March.',
  );
});

it('tells of hands at work, and reads them as one', () => {
  const doing = 'scrubbing a rusty skillet';
  const hands = { what: 'pair of hands', count: 1, doing, holding: 'steel wool' };
  const plan: PicturePlan = {
    ...emptyPlan,
    subjects: [{ ...hands, feeling: '', look: '' }],
    place: 'a kitchen',
  };
  const prose = 'A pair of hands scrubbing a rusty skillet, holding steel wool. In a kitchen.';
  expect(describePlan(plan)).toBe(prose);
  expect(readDescription(prose)).toEqual(plan);
});

it.each<[string, Partial<PicturePlan['subjects'][number]>[], Partial<PicturePlan>]>([
  [
    'A golden retriever puppy runs through autumn leaves in a park',
    [{ what: 'golden retriever puppy', count: 1, doing: 'running through autumn leaves' }],
    { place: 'a park' },
  ],
  [
    'An old woman in a red coat feeds pigeons.',
    [{ what: 'woman', look: 'old, in a red coat', doing: 'feeding pigeons' }],
    {},
  ],
  [
    'A busy street at night, no cars',
    [{ what: 'street' }, { what: 'car', count: 0 }],
    { time: 'at night' },
  ],
  [
    'In a kitchen, three children are baking bread.',
    [{ what: 'child', count: 3, doing: 'baking bread' }],
    { place: 'a kitchen' },
  ],
  [
    'There is a fox. It sleeps. On a rainy night.',
    [{ what: 'fox', count: 1, doing: 'sleeping' }],
    { time: 'at night', weather: 'rain' },
  ],
  [
    'Grass, a grasshopper, a frog and a hawk',
    [{ what: 'grass' }, { what: 'grasshopper' }, { what: 'frog' }, { what: 'hawk' }],
    {},
  ],
])('reads what a person typed: %s', (prose, subjects, rest) => {
  const plan = readDescription(prose);
  expect(plan.subjects).toHaveLength(subjects.length);
  expect(plan).toMatchObject({ ...rest, subjects });
});

it('reads an edited description: a word changed, a sentence added', () => {
  const told =
    'Two penguins waddling across the ice, holding a fish, happy. In a snowy bay, at dawn.';
  const edited = `${told.replace('Two', 'Three').replace('dawn', 'night')} A seal is sleeping behind them.`;
  expect(readDescription(edited)).toMatchObject({
    subjects: [
      { what: 'penguin', count: 3, doing: 'waddling across the ice' },
      { what: 'seal', count: 1 },
    ],
    place: 'a snowy bay',
    time: 'at night',
  });
});

it.each([
  [
    'A golden retriever puppy runs through leaves, slow motion',
    'A golden retriever puppy runs through leaves',
    'slow motion',
  ],
  [
    'Close-up of a bee on a flower, shallow depth of field.',
    'a bee on a flower.',
    'Close-up, shallow depth of field',
  ],
  [
    'Locked-off frame. A bridge at dawn. Hero angle.',
    'A bridge at dawn.',
    'Locked-off frame, Hero angle',
  ],
  ['The camera slowly pushes in on a lighthouse', 'a lighthouse', 'camera slowly pushes in'],
  ['A wide shot of a valley', 'a valley', 'wide shot'],
  ['A drone shot over the harbour', 'the harbour', 'drone shot'],
  ['A man pulls out a chair', 'A man pulls out a chair', ''],
  ['A shop sells a camera', 'A shop sells a camera', ''],
  ['A sign that says “Close-up”', 'A sign that says “Close-up”', ''],
])('takes camera words out of %s', (written, prose, camera) => {
  expect(splitCamera(written)).toEqual({ prose, camera });
});

it.each([
  ['“'],
  ['”'],
  ['"'],
  ['a '],
  ['in a '],
  [', '],
  ['; '],
  ['and '],
  ['. '],
  ['slow '],
  ['s '],
])('reads a long row of %j at the cost of its parts', (piece) => {
  const read = (length: number) => {
    const prose = piece.repeat(length).slice(0, length);
    readDescription(prose);
    splitCamera(prose);
  };
  expect(growthOf(read, asOften(40_000, 12_000))).toBeLessThan(3);
});
