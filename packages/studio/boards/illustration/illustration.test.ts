import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { planDrawing } from '../../painting/plan-drawing.ts';
import { parseDrawing } from '../../painting/drawing.ts';
import { buildBoard } from '../catalogue.ts';
import { boardBrief, createBoard } from '../create-board.ts';
import { base, boardOf, drawingOf, subject } from '../testing/board-of.ts';
import { recordType } from '../testing/recorded-type.ts';
import { samplePlans } from '../testing/sample-plans.ts';
import type { Context } from '../../painting/brushes/surface.ts';
import { paletteOf } from '../../painting/palette/palette.ts';
import { contrast } from '../../painting/palette/colour.ts';
import { families, type FamilyName } from '../../painting/palette/families.ts';
import { boardColours, tones } from '../colours.ts';
import { calmFloor } from './floors.ts';
import { illustratedLayouts, illustrationRooms } from './room.ts';
import { createVignette } from './vignette.ts';

const shapes = [
  { name: 'portrait', width: 1080, height: 1920 },
  { name: 'landscape', width: 1920, height: 1080 },
] as const;
const look = { family: 'lagoon', motion: 'live', richness: 'standard', seed: 3 } as const;
const moment = { timeMs: 5_000, durationMs: 6_000, words: [] };
type Shape = (typeof shapes)[number];
const briefOf = (plan: PicturePlan, shape: Shape) =>
  boardBrief({ plan, tone: 'paper', isSilent: false, shows: [], figures: [] }, look, shape);
const roomsOf = (plan: PicturePlan, shape: Shape) => illustrationRooms(briefOf(plan, shape));

/** The box of what is painted, also outside of the frame, to a few pixels. */
function inkOf({ width, height }: Shape, paint: (context: Context) => void) {
  const [pad, shrink] = [300, 4];
  const canvas = createCanvas((width + pad * 2) / shrink, (height + pad * 2) / shrink);
  const context = canvas.getContext('2d');
  context.scale(1 / shrink, 1 / shrink);
  context.translate(pad, pad);
  paint(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 3; at < data.length; at += 4) {
    // A shadow fades out.
    if ((data[at] ?? 0) < 60) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % canvas.width, Math.floor(pixel / canvas.width)];
    box.left = Math.min(box.left, x * shrink - pad);
    box.right = Math.max(box.right, (x + 1) * shrink - pad);
    box.top = Math.min(box.top, y * shrink - pad);
    box.bottom = Math.max(box.bottom, (y + 1) * shrink - pad);
  }
  return box;
}

describe('the room beside a long text', () => {
  const plan = (letters: number) => ({
    ...emptyPlan,
    layout: 'list' as const,
    items: ['a '.repeat(letters / 4).trim(), 'b '.repeat(letters / 4).trim()],
  });

  it.each(shapes)('is there as long as it can be read, $name', (shape) => {
    expect(roomsOf(plan(220), shape)).not.toBeNull();
    expect(roomsOf(plan(320), shape)).toBeNull();
  });
});

describe.each(shapes)('a thing beside a few words, $name', (shape) => {
  const plan = { ...emptyPlan, layout: 'words' as const, quote: 'It never gets old.' };

  it.each([
    ['drawn-kettle', 0],
    ['drawn-radio', 1],
    ['egg', 1],
    ['drawn-bicycle-side', 2],
  ])('is the picture and no icon: %s in turn %i [CARD-1]', async (art, turn) => {
    const brief = { ...briefOf(plan, shape), turn };
    const rooms = illustrationRooms(brief);
    if (rooms === null) throw new Error('no room');
    const manner = { brief, palette: paletteOf('lagoon', 'day'), isLive: true };
    const things = [{ art, count: 1 }];
    const vignette = await createVignette({ figures: [], things }, rooms, manner);
    const ink = inkOf(shape, (context) => vignette.drawPieces(context, moment));
    const [wide, high] = [ink.right - ink.left, ink.bottom - ink.top];
    expect(Math.max(wide, high) / Math.min(shape.width, shape.height)).toBeGreaterThan(0.4);
    expect(ink.bottom).toBeLessThanOrEqual(rooms.illustration.y + rooms.illustration.height);
  });

  it('is composed otherwise than in the scenes before and after it [CARD-2]', () => {
    const compositionOf = (turn: number) =>
      illustrationRooms({ ...briefOf(plan, shape), turn })?.grid;
    for (let turn = 0; turn < 12; turn += 1)
      expect(compositionOf(turn)).not.toBe(compositionOf(turn + 1));
  });
});

describe.each(Object.keys(families) as FamilyName[])(
  'captions before a picture of %s',
  (family) => {
    it.each(tones)('read on its ground, whatever that is, on %s', (tone) => {
      const colours = boardColours(family, tone);
      for (const tint of ['#c98d5a', '#3f9a5c', '#3f9cc4', '#101820', '#ffffff', colours.accent]) {
        const floor = calmFloor(tint, colours);
        for (const ink of [colours.text, colours.strong])
          expect.soft(contrast(ink, floor), `${ink} on ${floor}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  },
);

describe('what stands beside a card', () => {
  it('is the thing that its plan names, in its number', () => {
    const { shows, figures } = boardOf({
      layout: 'words',
      quote: 'They were late.',
      subjects: [subject('dog', { count: 3 })],
    });
    expect(shows).toEqual([expect.objectContaining({ count: 3 })]);
    expect(figures).toEqual([]);
  });

  it('is somebody with a body', () => {
    const { shows, figures } = boardOf({
      layout: 'quote',
      quote: 'Eat.',
      subjects: [subject('grandmother', { doing: 'speaking' })],
    });
    expect(figures.map(({ look: { age, gender } }) => [age, gender])).toEqual([['old', 'woman']]);
    expect(shows).toEqual([]);
  });

  it('is a woman where nothing is there that she has to do with', () => {
    const woman = {
      layout: 'words',
      quote: 'She answered.',
      subjects: [subject('woman')],
    } as const;
    expect(boardOf(woman).figures).toHaveLength(1);
    const dog = { ...woman, subjects: [subject('woman'), subject('dog')] };
    expect(boardOf(dog).figures).toEqual([]);
  });

  it('is nothing where the plan says that there is none of it', () => {
    const board = boardOf({
      layout: 'words',
      quote: 'Never again.',
      subjects: [subject('dog', { count: 0 })],
    });
    expect([board.shows, board.figures]).toEqual([[], []]);
  });

  it('is what nobody in particular has to do with, and not the idle person', () => {
    const { shows, figures } = boardOf(
      { subjects: [subject('person', { doing: 'turning the bike' })] },
      'Turn the bike upside down.',
    );
    expect(shows.map(({ art }) => art)).toEqual(['drawn-bicycle-side']);
    expect(figures).toEqual([]);
  });

  it('is nothing that a scene denies, and no camera', () => {
    const { shows } = boardOf({ subjects: [subject('thought')], place: '' }, 'It was quiet.');
    expect(shows).toEqual([]);
    const denied = planDrawing({
      ...base,
      description: 'A silence of which nobody speaks, without a dog.',
      dialogue: 'It was quiet.',
    });
    expect(denied.board?.shows).toEqual([]);
  });

  it('is nothing of which somebody only has the name', () => {
    const board = boardOf({
      layout: 'words',
      quote: 'He was the first to cross.',
      subjects: [subject('Arthur Bell')],
    });
    expect(board.shows).toEqual([]);
  });

  it('is nothing that only reminds of a word', () => {
    expect(boardOf({ layout: 'words', quote: 'Patience is most of it.' }).shows).toEqual([]);
  });

  it('is kept with its drawing', () => {
    const drawing = drawingOf({
      layout: 'words',
      quote: 'They were late.',
      subjects: [subject('grandmother'), subject('kettle')],
    });
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });
});

describe.each(shapes)('an illustrated board in $name', (shape) => {
  // Ingredients are five in the sample: so many rows leave no room.
  const plans = illustratedLayouts.flatMap((layout) =>
    samplePlans.filter((plan) => plan.layout === layout && roomsOf(plan, shape) !== null),
  );

  it('has a plan of every layout but the ingredients', () => {
    expect(new Set(plans.map(({ layout }) => layout))).toEqual(
      new Set(illustratedLayouts.filter((layout) => layout !== 'ingredients')),
    );
  });

  it.each(
    representative(plans, ({ layout }) => layout).map(
      (plan) => [`${plan.layout}: ${plan.quote || plan.items.join('; ')}`, plan] as const,
    ),
  )('%s: its type leaves the room of the picture', (_, plan) => {
    const brief = briefOf(plan, shape);
    const rooms = illustrationRooms(brief);
    if (rooms === null) throw new Error('no room');
    const { context, drawn } = recordType(createCanvas(shape.width, shape.height).getContext('2d'));
    buildBoard({ ...brief, area: rooms.board })?.draw(context, moment);
    expect(drawn.length).toBeGreaterThan(0);
    const { illustration: room } = rooms;
    for (const { text, x, y, width, height } of drawn) {
      const wide = Math.min(x + width, room.x + room.width) - Math.max(x, room.x);
      const high = Math.min(y + height, room.y + room.height) - Math.max(y, room.y);
      expect.soft(Math.min(wide, high), text).toBeLessThanOrEqual(0.04 * shape.width);
    }
  });

  it.each(
    representative(plans, ({ layout }) => layout, 2).map(
      (plan) => [`${plan.layout}: ${plan.quote || plan.items.join('; ')}`, plan] as const,
    ),
  )('%s: cuts nothing short that is whole without a picture', (_, plan) => {
    const cutIn = (change: Partial<ReturnType<typeof briefOf>>) => {
      const canvas = createCanvas(shape.width, shape.height);
      const { context, drawn } = recordType(canvas.getContext('2d'));
      buildBoard({ ...briefOf(plan, shape), ...change })?.draw(context, moment);
      return drawn.some(({ text }) => text.endsWith('…'));
    };
    if (cutIn({})) return;
    for (const turn of representative([0, 1, 2, 3, 4, 5], () => plan.layout, 2)) {
      const rooms = illustrationRooms({ ...briefOf(plan, shape), turn });
      if (rooms === null) throw new Error('no room');
      expect.soft(cutIn({ turn, area: rooms.board, hasPicture: true }), `turn ${turn}`).toBe(false);
    }
  });

  it('paints what it shows, and the same pixels for the same moment', async () => {
    const [plan] = plans;
    if (plan === undefined) throw new Error('no plan');
    const pixels = async (shows: readonly { art: string; count: number }[]) => {
      const canvas = createCanvas(shape.width, shape.height);
      const board = await createBoard(
        { plan, tone: 'paper', isSilent: false, shows, figures: [] },
        look,
        shape,
      );
      board?.draw(canvas.getContext('2d'), moment);
      return Buffer.from(canvas.data()).toString('base64');
    };
    const kettle = await pixels([{ art: 'drawn-kettle', count: 1 }]);
    expect(kettle).not.toBe(await pixels([]));
    expect(kettle).not.toBe(await pixels([{ art: 'bicycle', count: 1 }]));
    expect(kettle).toBe(await pixels([{ art: 'drawn-kettle', count: 1 }]));
  });

  const doings = [
    'stand',
    'cheer',
    'jump',
    'sleep',
    'swim',
    'search',
    'ride',
    'fall',
    'sit',
    'climb',
  ] as const;
  it.each(shareOf(doings, shapes.indexOf(shape), shapes.length))(
    'somebody at something stays in the room and off the type: %s',
    async (action) => {
      const [plan] = plans;
      if (plan === undefined) throw new Error('no plan');
      const brief = briefOf(plan, shape);
      const rooms = illustrationRooms(brief);
      if (rooms === null) throw new Error('no room');
      const room = rooms.illustration;
      const [figure] = boardOf({
        layout: 'quote',
        quote: 'Eat.',
        subjects: [subject('grandmother', { doing: 'speaking' })],
      }).figures;
      if (figure === undefined) throw new Error('nobody');
      const vignette = await createVignette(
        { figures: [{ ...figure, action }], things: [] },
        rooms,
        {
          brief,
          palette: paletteOf('lagoon', 'day'),
          isLive: true,
        },
      );
      const spare = 0.03 * shape.width;
      for (const timeMs of [500, 1_300, 2_900, 4_700]) {
        const ink = inkOf(shape, (context) => vignette.drawPieces(context, { ...moment, timeMs }));
        expect.soft(ink.left, 'left').toBeGreaterThanOrEqual(room.x - spare);
        expect.soft(ink.right, 'right').toBeLessThanOrEqual(room.x + room.width + spare);
        expect.soft(ink.top, 'top').toBeGreaterThanOrEqual(Math.max(0, room.y - spare));
        expect.soft(ink.bottom, 'bottom').toBeLessThanOrEqual(room.y + room.height + spare);
      }
    },
  );
});

describe.each(shapes)('things beside a card, $name', (shape) => {
  it.each([
    ['bus', 'taxi'],
    ['drawn-kettle', 'drawn-bicycle-side'],
    ['drawn-tram-side', 'drawn-steamship'],
  ])('stand apart: %s and %s', async (...names) => {
    const rooms = roomsOf({ ...emptyPlan, layout: 'words', quote: 'They were late.' }, shape);
    if (rooms === null) throw new Error('no room');
    const things = names.map((art) => ({ art, count: 1 }));
    const vignette = await createVignette({ figures: [], things }, rooms, {
      brief: briefOf({ ...emptyPlan, layout: 'words', quote: 'They were late.' }, shape),
      palette: paletteOf('lagoon', 'day'),
      isLive: true,
    });
    const context = createCanvas(shape.width, shape.height).getContext('2d');
    const spans: { left: number; right: number }[] = [];
    const draw = vi.spyOn(context, 'drawImage');
    draw.mockImplementation((image: unknown, x: number, y: number) => {
      const { width, height } = image as { width: number; height: number };
      const { a, e } = context.getTransform();
      // A shadow lies about its middle.
      if (y === -height) spans.push({ left: e + x * a, right: e + (x + width) * a });
    });
    vignette.drawPieces(context, moment);
    expect(spans).toHaveLength(2);
    expect(spans[1]?.left).toBeGreaterThan(spans[0]?.right ?? Infinity);
  });
});
