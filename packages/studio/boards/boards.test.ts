import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, test } from 'vitest';
import {
  emptyPlan,
  planLayouts,
  type PicturePlan,
} from '@scenewright/contract/rules/picture-plan.ts';
import { frameSize, shapeIds } from '@scenewright/contract/rules/shapes.ts';
import { asOften, representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import type { Box, Context } from '../painting/brushes/surface.ts';
import { contrast } from '../painting/palette/colour.ts';
import { families, type FamilyName } from '../painting/palette/families.ts';
import type { TimedWord } from '../scene.ts';
import { boardColours, tones, underType } from './colours.ts';
import { buildBoard } from './catalogue.ts';
import { boardArea, boardBrief, createBoard } from './create-board.ts';
import { leavesNothingToSay, unshownWords } from './said.ts';
import { recordType, type DrawnType } from './testing/recorded-type.ts';
import { samplePlans } from './testing/sample-plans.ts';

const durationMs = 6_000;
const frames = shapeIds.map((name) => ({ name, ...frameSize(name) }));
type Frame = (typeof frames)[number];
const usual: Frame = { name: 'vertical', ...frameSize('vertical') };

const nameOf = ({ layout, quote, items, date, from, to, place, figure }: PicturePlan): string =>
  `${layout}: ${quote || items.join('; ') || date || figure?.value || `${from}–${to}${place}`}`.slice(
    0,
    70,
  );

const look = { family: 'lagoon', motion: 'live', richness: 'standard' } as const;
const stored = (plan: PicturePlan) =>
  ({ plan, tone: 'paper', isSilent: false, shows: [], figures: [] }) as const;

const canvases = new Map<string, Canvas>();
function contextFor({ name, width, height }: Frame): Context {
  const canvas = canvases.get(name) ?? createCanvas(width, height);
  canvases.set(name, canvas);
  return canvas.getContext('2d');
}

/** The type of a board, without the ground that it stands on. */
function typeAt(
  plan: PicturePlan,
  shape: Frame,
  timeMs: number,
  seed: number,
  words: readonly TimedWord[] = [],
): DrawnType[] {
  const { context, drawn } = recordType(contextFor(shape));
  buildBoard(boardBrief({ ...stored(plan), turn: seed }, { ...look, seed }, shape))?.draw(context, {
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

describe.each(frames)('in $name', (shape) => {
  const plans = representative(
    shareOf(samplePlans, frames.indexOf(shape), frames.length),
    ({ layout }) => layout,
  );

  it.each(plans.map((plan) => [nameOf(plan), plan] as const))(
    '%s: no type runs out of its place or over other type',
    (_, plan) => {
      const area = boardArea(shape, false);
      // Seeds and turns choose the composition.
      // A chat scrolls out over the upper edge.
      const top = plan.layout === 'chat' ? 0 : area.y - 30;
      for (const seed of representative([1, 2, 3, 4, 5], () => '', 2)) {
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

  it.each(plans.map((plan) => [nameOf(plan), plan] as const))(
    '%s: all is there when a still picture is taken',
    (_, plan) => {
      const texts = (timeMs: number) => typeAt(plan, shape, timeMs, 7).map(({ text }) => text);
      expect(texts(3_000)).toEqual(texts(durationMs));
    },
  );
});

/** A short and a long line, one that asks, one that is read from the right, one without spaces, one that is said, one that is a step. */
const lines = [
  'It is not a phase.',
  'One, three is the minimum, they get lonely.',
  "Studio rent went up 40% in one year, so we moved the whole workshop into my grandmother's barn.",
  'لا تنس أن تشرب الماء، فالجو حار جدا اليوم.',
  '今日は雨なので、傘を忘れないでください。',
  '“No, neither did I when I was a barrister.”',
  'Step 3: Cross it over the thin bit.',
];

describe.each(lines)('the line %s', (quote) => {
  const plan: PicturePlan = { ...emptyPlan, layout: 'words', quote };
  const turns = Array.from({ length: 12 }, (_, turn) => turn);

  it.each(frames)(
    'is whole, in its place and clear of itself in every composition, $name [CARD-3]',
    (shape) => {
      const area = boardArea(shape, false);
      for (const turn of shareOf(turns, frames.indexOf(shape), frames.length)) {
        const drawn = typeAt(plan, shape, durationMs, turn);
        const shown = drawn
          .map(({ text }) => text)
          .join('')
          .replace(/\s/gu, '');
        expect.soft(shown, `turn ${turn}`).not.toContain('…');
        for (const [at, type] of drawn.entries()) {
          expect.soft(type.x, `turn ${turn}, ${type.text}`).toBeGreaterThanOrEqual(area.x - 12);
          expect
            .soft(type.x + type.width, `turn ${turn}, ${type.text}`)
            .toBeLessThanOrEqual(area.x + area.width + 12);
          expect.soft(type.y, `turn ${turn}, ${type.text}`).toBeGreaterThanOrEqual(area.y - 12);
          expect
            .soft(type.y + type.height, `turn ${turn}, ${type.text}`)
            // Arabic letters reach below their line.
            .toBeLessThanOrEqual(area.y + area.height + 24);
          for (const other of drawn.slice(at + 1).filter((later) => !isAgain(type, later)))
            expect
              .soft(overlap(type, other), `turn ${turn}: ${type.text} over ${other.text}`)
              .toBeLessThan(touching);
        }
      }
    },
  );

  it('is composed otherwise than in the scenes before and after it [CARD-2]', () => {
    const places = turns.map((turn) =>
      typeAt(plan, usual, durationMs, turn).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`),
    );
    for (const [turn, place] of places.entries()) expect(place).not.toEqual(places[turn + 1]);
  });
});

test.each([
  ['Strontium burns red, barium green, sodium yellow.', ['#d92b36', '#2f9e4f', '#f2c229']],
  ['Rot ist der Restmüll, blau das Papier.', ['#d92b36', '#2f6fd6']],
  ['El color del agua es azul.', ['#2f6fd6']],
  ['Le premier est vert, le dernier jaune.', ['#2f9e4f', '#f2c229']],
  ['8 liści, żółte i czerwone.', ['#f2c229', '#d92b36']],
  ['Put the green bin out on Friday.', []],
])('a line about colours has them under their words: %s [CARD-12]', (quote, shades) => {
  const plan: PicturePlan = { ...emptyPlan, layout: 'words', quote };
  for (const turn of representative([0, 1, 2, 3], () => quote)) {
    const { width, height } = usual;
    const canvas = createCanvas(width, height);
    const board = buildBoard(boardBrief({ ...stored(plan), turn }, { ...look, seed: turn }, usual));
    board?.draw(canvas.getContext('2d'), { timeMs: durationMs, durationMs, words: [] });
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 3)
      if (data[at + 3] === 255)
        seen.add(
          `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`,
        );
    for (const shade of shades) expect(seen, `turn ${turn}`).toContain(shade);
    if (shades.length === 0) expect(seen).not.toContain('#2f9e4f');
  }
});

test('a long price leaves room for all of what it is asked for [CARD-9]', () => {
  const items = ['armchairs: from KSh 14,800', 'conservatory roof: from £350', 'Samsung: from $65'];
  const drawn = typeAt({ ...emptyPlan, layout: 'money', items }, usual, durationMs, 1);
  const read = drawn.map(({ text }) => text).join(' ');
  for (const word of items.join(' ').replaceAll(':', '').split(' ')) expect(read).toContain(word);
  for (const [at, type] of drawn.entries())
    for (const other of drawn.slice(at + 1).filter((later) => !isAgain(type, later)))
      expect.soft(overlap(type, other), `${type.text} over ${other.text}`).toBeLessThan(touching);
});

test('every layout but the scene has a sample', () => {
  expect(new Set(samplePlans.map(({ layout }) => layout))).toEqual(
    new Set(planLayouts.filter((layout) => layout !== 'scene')),
  );
});

it('draws the same pixels for the same moment, in whatever order', async () => {
  const [plan] = samplePlans;
  if (plan === undefined) throw new Error('no samples');
  const shape = usual;
  const board = await createBoard(stored(plan), { ...look, seed: 7 }, shape);
  if (board === null) throw new Error('no board');
  const pixelsAt = (timeMs: number) => {
    const context = contextFor(shape);
    context.reset();
    board.draw(context, { timeMs, durationMs, words: [] });
    return Buffer.from(context.canvas.data()).toString('base64');
  };
  const [late, early] = [pixelsAt(4_000), pixelsAt(400)];
  expect(late).not.toBe(early);
  expect(pixelsAt(4_000)).toBe(late);
  expect(pixelsAt(400)).toBe(early);
});

/** Where the first frames of a scene have been seen, and what has not been named later may be awaited no longer. */
const soonMs = 1_200;

it.each(samplePlans.filter(({ layout }) => ['list', 'checklist'].includes(layout)))(
  'shows all points of a list soon, though they are said later: $items',
  (plan) => {
    const shape = usual;
    const words = plan.items
      .flatMap((item) => item.split(' '))
      .map((text, at) => ({ text, startMs: 3_000 + at * 100, endMs: 3_090 + at * 100 }));
    const shown = (timeMs: number) => typeAt(plan, shape, timeMs, 7, words).map(({ text }) => text);
    expect(shown(300).length).toBeGreaterThan(0);
    expect(new Set(shown(soonMs))).toEqual(new Set(shown(durationMs)));
  },
);

it.each(['noon', 'mezzogiorno', 'Mitternacht'])('has a dial for %s', (quote) => {
  const plan: PicturePlan = { ...emptyPlan, layout: 'clock', quote };
  expect(buildBoard(boardBrief(stored(plan), { ...look, seed: 7 }, usual))).not.toBeNull();
});

it.each([
  "on his knees in a box, and he's guarding it well",
  'from the bends and the bumps and the sting of the brake.',
])('breaks a line of a verse no oftener than smaller type would: %s', (quote) => {
  for (const shape of frames) {
    const plan: PicturePlan = { ...emptyPlan, layout: 'verse', quote };
    const drawn = typeAt(plan, shape, durationMs, 7).toSorted((one, other) => one.y - other.y);
    const tall = Math.max(...drawn.map(({ height }) => height));
    const rows = drawn.filter(({ y }, at) => at === 0 || y - (drawn[at - 1]?.y ?? 0) > tall * 0.6);
    expect(rows.length, shape.name).toBeLessThanOrEqual(3);
  }
});

/** What says nothing of the board: another sentence is said before it. */
const before = 'Somebody told another thing first and went on about it'.split(' ');

// A quotation waits for its words below its large mark.
const opened = samplePlans.filter(({ layout }) => layout !== 'quote');

it.each(
  representative(opened, ({ layout }) => layout, 2).map((plan) => [nameOf(plan), plan] as const),
)('%s: something of it is there within half a second, however late it is said', (_, plan) => {
  const { quote, items, date, from, to, figure } = plan;
  const own = [quote, ...items, date, from, to, figure?.value ?? '', figure?.label ?? '']
    .join(' ')
    .split(/\s+/u)
    .filter((text) => text !== '');
  const words = [
    ...before.map((text, at) => ({ text, startMs: at * 300, endMs: at * 300 + 280 })),
    ...own.map((text, at) => ({ text, startMs: 3_600 + at * 90, endMs: 3_680 + at * 90 })),
  ];
  for (const shape of frames)
    expect(typeAt(plan, shape, 500, 7, words).length, shape.name).toBeGreaterThan(0);
});

it.each(
  samplePlans.filter(({ layout }) =>
    ['figure', 'money', 'ring-chart', 'calendar', 'bar-chart', 'versus'].includes(layout),
  ),
)('never shows a number that its plan does not hold: $layout $figure $date $items', (plan) => {
  const shape = usual;
  const held = JSON.stringify(plan);
  const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  // A month's sheet has all its days; other digits are written as the film's language writes them.
  if (/\d{4}|[٠-٩]/u.test(plan.date)) return;
  for (let timeMs = 0; timeMs <= durationMs; timeMs += asOften(100, 400))
    for (const { text } of typeAt(plan, shape, timeMs, 7))
      for (const number of numbers(text)) expect(held, `at ${timeMs} ms`).toContain(number);
});

it.each(samplePlans.filter(({ figure }) => figure !== null))(
  'shows a figure whole before it is said: $figure',
  (plan) => {
    const shape = usual;
    const [digits = ''] = plan.figure?.value.match(/\d[\d.,]*/u) ?? [];
    const words = [{ text: digits, startMs: 4_000, endMs: 4_500 }];
    const shown = typeAt(plan, shape, soonMs, 7, words).map(({ text }) => text);
    expect(shown.join(' ')).toContain(digits.split(/[.,]/u)[0]);
  },
);

describe.each(Object.keys(families) as FamilyName[])('the colours of %s', (family) => {
  it.each(tones)('read on %s', (tone) => {
    const { ground, card, accent, accentTwo, ...of } = boardColours(family, tone);
    for (const colour of [of.text, of.muted, of.strong])
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    for (const colour of [of.onCard, of.mutedOnCard, of.strongOnCard])
      expect(contrast(colour, card)).toBeGreaterThanOrEqual(4.5);
    // What lies under type of the ground's own art.
    for (const tint of [of.groundArt, accent, accentTwo]) {
      const under = underType(tint, boardColours(family, tone));
      for (const colour of [of.text, of.muted, of.strong])
        expect(contrast(colour, under)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of.onAccentTwo, accentTwo)).toBeGreaterThanOrEqual(4.5);
  });
});

const timed = (text: string): TimedWord[] =>
  text.split(' ').map((word, at) => ({ text: word, startMs: at * 300, endMs: at * 300 + 280 }));

it('captions only what a board does not show', () => {
  const left = (plan: PicturePlan, said: string) =>
    unshownWords(plan, timed(said))
      .map(({ text }) => text)
      .join(' ');
  const of = (parts: Partial<PicturePlan>): PicturePlan => ({ ...emptyPlan, ...parts });
  const booking = of({ layout: 'words', quote: 'No need to book. Just turn up.' });
  expect(left(booking, 'No need to book, just turn up.')).toBe('');
  expect(left(booking, 'No need to book. We are there every Tuesday from eight till one.')).toBe(
    'We are there every Tuesday from eight till one.',
  );
  expect(
    left(
      of({ layout: 'list', items: ['roll the pen 10 times', 'New needle every time'] }),
      'Roll the pen 10 times. Never shake. New needle every time.',
    ),
  ).toBe('Never shake.');
  expect(
    left(
      of({ layout: 'quote', quote: 'no, neither did I when I was a barrister' }),
      'and the plumber picks up his bag and says "no, neither did I when I was a barrister".',
    ),
  ).toBe('and the plumber picks up his bag and says');
  expect(
    left(
      of({
        layout: 'money',
        quote: 'Thursday 8pm, £2 a head.',
        figure: { value: '2 a head', unit: '£', label: '' },
      }),
      'Thursday 8pm, £2 a head.',
    ),
  ).toContain('Thursday');
  expect(
    left(
      of({ layout: 'question-answer', quote: 'How many hearts has an octopus?', items: ['3'] }),
      'How many hearts has an octopus? 3.',
    ),
  ).toBe('');
});

it('leaves nothing to caption only where all that is said can be read, pauses or not', () => {
  const plan = { ...emptyPlan, layout: 'words', quote: 'Barrister goes white.' } as const;
  expect(leavesNothingToSay(plan, 'Barrister goes white. [pause 0.8s]')).toBe(true);
  expect(leavesNothingToSay(plan, 'Barrister goes white. He sits down on the stairs.')).toBe(false);
  expect(leavesNothingToSay(plan, '')).toBe(false);
});
