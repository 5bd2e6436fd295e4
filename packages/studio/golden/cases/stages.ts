import type { Drawing, TemplateName } from '../../painting/drawing.ts';
import { templateNames } from '../../painting/drawing.ts';
import { createPainter, type Painter } from '../../painting/painter.ts';
import type { TimedWord } from '../../scene.ts';
import { sayWords } from '../../testing/words.ts';
import { pickFor, type GoldenCase, type GoldenSheet } from '../golden-case.ts';
import { figureOf, lookFor } from './people.ts';

/* A stage is laid out by the frame's shape, whatever its size: painted at a third of the size, it looks the same. */

const shapes = {
  upright: { width: 360, height: 640 },
  lying: { width: 640, height: 360 },
  square: { width: 360, height: 360 },
  portrait: { width: 360, height: 450 },
} as const;
type Shape = keyof typeof shapes;

const durationMs = 9_000;
const words = sayWords('Every morning they meet here, whatever the weather. Nobody knows why.', {
  startMs: 300,
  wordMs: 600,
});

const emptyStage = (template: TemplateName, change: Partial<Drawing> = {}): Drawing => ({
  version: 1,
  template,
  seed: 5,
  orientation: 'vertical',
  motion: 'live',
  richness: 'standard',
  family: pickFor(`family ${template}`, ['meadow', 'ember', 'lagoon', 'orchid', 'slate']),
  light: 'day',
  weather: 'clear',
  mood: 'calm',
  heroes: [],
  props: [],
  figures: [],
  company: 'beside',
  card: { kicker: '', headline: '', figure: null },
  shots: ['wide'],
  board: null,
  ...change,
});

let last: { key: string; painter: Painter } | null = null;

/** Painting a set costs more than a frame of it: its moments follow one another. */
async function painterOf(drawing: Drawing, shape: Shape): Promise<Painter> {
  const key = `${JSON.stringify(drawing)} ${shape}`;
  if (last?.key === key) return last.painter;
  const painter = await createPainter(drawing, shapes[shape]);
  last = { key, painter };
  return painter;
}

function caseOf(
  label: string,
  drawing: Drawing,
  { shape, timeMs, said }: { shape: Shape; timeMs: number; said: readonly TimedWord[] },
): GoldenCase {
  return {
    label: `${label}, ${shape}`,
    frame: shapes[shape],
    shrink: 2,
    async paint(context) {
      const painter = await painterOf(drawing, shape);
      painter.draw(context, { timeMs, durationMs, words: said });
    },
  };
}

const grounds: GoldenSheet = {
  name: 'grounds',
  cases: templateNames.flatMap((template) => [
    caseOf(template, emptyStage(template), { shape: 'upright', timeMs: 2_000, said: [] }),
    caseOf(
      template,
      emptyStage(template, {
        seed: 11,
        light: pickFor(`light ${template}`, ['dawn', 'dusk', 'night']),
        richness: 'premium',
        weather: pickFor(`weather ${template}`, ['clear', 'rain', 'snow', 'fog']),
      }),
      { shape: 'lying', timeMs: 2_000, said: [] },
    ),
  ]),
};

/** Hands, but for what they do and whose they are. */
const atWork = {
  thing: null,
  target: null,
  tool: '',
  stuff: null,
  surface: 'table',
  cue: '',
} as const;

/** What a stage shows: its drawing but for what all have in common. */
const scenes: Readonly<Record<string, Drawing>> = {
  'two talk in the street': emptyStage('street', {
    figures: [
      figureOf(lookFor('street one'), 'talk', { speaks: true }),
      figureOf(lookFor('street two', { age: 'old' }), 'listen'),
    ],
    company: 'facing',
    shots: ['wide', 'close'],
  }),
  'a cook at the table': emptyStage('table', {
    figures: [figureOf(lookFor('cook', { outfit: 'chef', headwear: 'chef-hat' }), 'cook')],
    props: [{ emoji: 'red-apple', cue: '' }],
    shots: ['wide', 'close'],
  }),
  'five on a hill': emptyStage('hills', {
    figures: (['walk', 'wave', 'cheer', 'sit', 'photograph'] as const).map((action) =>
      figureOf(lookFor(`hill ${action}`, action === 'wave' ? { age: 'child' } : {}), action),
    ),
    light: 'dusk',
  }),
  'a wheelchair in the city': emptyStage('city', {
    figures: [figureOf(lookFor('wheels', { wheelchair: true }), 'phone')],
    light: 'night',
    weather: 'rain',
    richness: 'premium',
    shots: ['wide', 'close'],
  }),
  'a fox and three penguins': emptyStage('forest', {
    heroes: [{ emoji: 'fox', cue: '' }],
    props: [{ emoji: 'penguin', cue: '', count: 3 }],
    shots: ['wide', 'close'],
  }),
  'two at the till, the second speaking': emptyStage('checkout', {
    figures: [
      figureOf(lookFor('till one', { age: 'old' }), 'talk'),
      figureOf(lookFor('till two'), 'listen'),
    ],
    company: 'facing',
    turns: [
      { at: '', figure: 0 },
      { at: 'they meet here', figure: 1 },
    ],
    shots: ['wide', 'close'],
  }),
  'somebody on a bus': emptyStage('bus', {
    figures: [figureOf(lookFor('bus', { age: 'old' }), 'sit')],
    light: 'dusk',
  }),
  'somebody on a bed': emptyStage('bedroom', {
    figures: [figureOf(lookFor('bed', { age: 'old' }), 'sit')],
  }),
  'a green van': emptyStage('car-park', {
    figures: [figureOf(lookFor('van'), 'drive', { held: 'drawn-van-side', heldColour: '#2f9e4f' })],
  }),
  'a thing without a place': emptyStage('abstract', {
    heroes: [{ emoji: 'drawn-leather-wallet', cue: '' }],
    props: [{ emoji: 'drawn-cookie-tin', cue: '', accent: '#2f6fd6' }],
  }),
  'hands scrub a skillet': emptyStage('room', {
    hands: {
      ...atWork,
      motion: 'rub',
      thing: { emoji: 'hands-rusty-skillet' },
      tool: 'steel-wool',
      look: lookFor('hands one'),
    },
  }),
  'hands pour milk': emptyStage('room', {
    hands: {
      ...atWork,
      motion: 'pour',
      thing: { emoji: 'hands-milk-carton' },
      target: { emoji: 'hands-bowl' },
      stuff: { colour: '#fbfaf4', form: 'liquid' },
      look: lookFor('hands two'),
    },
  }),
  'a still life': emptyStage('room', {
    motion: 'still',
    heroes: [{ emoji: 'drawn-kettle', cue: '' }],
    figures: [figureOf(lookFor('still'), 'read')],
  }),
};

/** They have one shot: one moment shows all of it. */
const isOfOneShot = (label: string): boolean =>
  label === 'somebody on a bus' ||
  label === 'somebody on a bed' ||
  label === 'a green van' ||
  label === 'a thing without a place' ||
  label.startsWith('hands ');

/** Each in both shapes, in its first shot and in the one after. */
const staged: GoldenSheet = {
  name: 'stages',
  cases: Object.entries(scenes).flatMap(([label, drawing]) =>
    (['upright', 'lying'] as const).flatMap((shape) =>
      (isOfOneShot(label) ? [2_200] : [2_200, 4_600]).map((timeMs) =>
        caseOf(`${label}, ${timeMs} ms`, drawing, { shape, timeMs, said: words }),
      ),
    ),
  ),
};

/** People outdoors and at home in the shapes of feeds. */
export const feedStages: readonly GoldenCase[] = (['square', 'portrait'] as const).flatMap(
  (shape) =>
    Object.entries(scenes)
      .filter(([label]) => label === 'five on a hill' || label === 'a cook at the table')
      .map(([label, drawing]) => caseOf(label, drawing, { shape, timeMs: 2_200, said: words })),
);

export const stageSheets: readonly GoldenSheet[] = [grounds, staged];
