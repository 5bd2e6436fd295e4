import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { planDrawing } from '../../painting/plan-drawing.ts';
import { parseDrawing } from '../../painting/drawing.ts';
import { buildBoard } from '../catalogue.ts';
import { boardBrief, createBoard } from '../create-board.ts';
import { recordType } from '../testing/recorded-type.ts';
import { samplePlans } from '../testing/sample-plans.ts';
import { illustratedLayouts, illustrationRooms } from './room.ts';

const shapes = [
  { name: 'portrait', width: 1080, height: 1920 },
  { name: 'landscape', width: 1920, height: 1080 },
] as const;
const look = { family: 'lagoon', motion: 'live', richness: 'standard', seed: 3 } as const;
const moment = { timeMs: 5_000, durationMs: 6_000, words: [] };
const subject = (what: string, more = {}) => ({
  what,
  count: 1,
  doing: '',
  holding: '',
  feeling: '',
  look: '',
  ...more,
});

/** The drawing of a plan, as the painter reads it from its prose. */
function drawingOf(plan: Partial<PicturePlan>, dialogue = 'Thank you all.') {
  return planDrawing({
    description: describePlan({ ...emptyPlan, ...plan }),
    dialogue,
    topic: '',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 7,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });
}
const boardOf = (plan: Partial<PicturePlan>, dialogue?: string) => {
  const { board } = drawingOf(plan, dialogue);
  if (board === null) throw new Error('painted as a stage');
  return board;
};

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
  const plans = illustratedLayouts.flatMap(
    (layout) => samplePlans.find((plan) => plan.layout === layout && plan.items.length <= 3) ?? [],
  );

  it.each(plans.map((plan) => [plan.layout, plan] as const))(
    '%s: its type leaves the room of the picture',
    (_, plan) => {
      const stored = { plan, tone: 'paper', isSilent: false, shows: [], figures: [] } as const;
      const brief = boardBrief(stored, look, shape);
      const rooms = illustrationRooms(brief);
      if (rooms === null) throw new Error('no room');
      const { context, drawn } = recordType(
        createCanvas(shape.width, shape.height).getContext('2d'),
      );
      buildBoard({ ...brief, area: rooms.board })?.draw(context, moment);
      expect(drawn.length).toBeGreaterThan(0);
      const { illustration: room } = rooms;
      for (const { text, x, y, width, height } of drawn) {
        const wide = Math.min(x + width, room.x + room.width) - Math.max(x, room.x);
        const high = Math.min(y + height, room.y + room.height) - Math.max(y, room.y);
        expect.soft(Math.min(wide, high), text).toBeLessThanOrEqual(0.04 * shape.width);
      }
    },
  );

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
});
