import { planLayouts, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Board } from '../../boards/board.ts';
import { createBoard } from '../../boards/create-board.ts';
import type { Illustration } from '../../boards/illustration/illustration.ts';
import { illustratedLayouts } from '../../boards/illustration/room.ts';
import { samplePlans } from '../../boards/testing/sample-plans.ts';
import { hashText } from '../../painting/random.ts';
import { pickFor, type GoldenCase, type GoldenSheet } from '../golden-case.ts';

/* Boards are painted in full size: their type has a smallest size in pixels, so a small frame would be laid out otherwise. */

const shapes = {
  upright: { width: 1080, height: 1920 },
  lying: { width: 1920, height: 1080 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
} as const;
type Shape = keyof typeof shapes;

const durationMs = 6_000;
/** When all of a board is there, and when it is on its way in. */
const moments = { whole: 3_000, coming: 420 } as const;

/** What a plan says first, to tell it from others of its layout. */
const sayingOf = ({ quote, items, date, from, to, place, figure }: PicturePlan): string =>
  quote || items.join('; ') || date || figure?.value || [from, to, place].join(' ').trim();

const labels = new Map<string, PicturePlan>();
for (const plan of samplePlans) labels.set(sayingOf(plan), plan);

/** What stands beside a board, one thing, several of one, or two. */
const illustrations: readonly (readonly Illustration[])[] = [
  [{ art: 'drawn-kettle', count: 1 }],
  [{ art: 'honeybee', count: 5 }],
  [
    { art: 'umbrella', count: 1 },
    { art: 'bus', count: 1 },
  ],
];

let last: { key: string; board: Board } | null = null;

/** Painting a board's ground costs more than a frame of it: its moments follow one another. */
async function boardOf(
  plan: PicturePlan,
  shape: Shape,
  shows: readonly Illustration[],
): Promise<Board> {
  const key = `${JSON.stringify(plan)} ${JSON.stringify(shows)} ${shape}`;
  if (last?.key === key) return last.board;
  const saying = sayingOf(plan);
  const board = await createBoard(
    {
      plan,
      tone: pickFor(saying, ['paper', 'ink', 'accent']),
      isSilent: false,
      shows,
      figures: [],
    },
    {
      family: pickFor(`${plan.layout} ${saying}`, ['meadow', 'ember', 'lagoon', 'orchid', 'slate']),
      seed: hashText(saying),
      motion: 'live',
      richness: pickFor(`rich ${saying}`, ['standard', 'premium']),
    },
    shapes[shape],
  );
  if (board === null) throw new Error(`${plan.layout} has no board`);
  last = { key, board };
  return board;
}

function caseOf(
  plan: PicturePlan,
  shape: Shape,
  moment: keyof typeof moments,
  shows: readonly Illustration[] = [],
): GoldenCase {
  return {
    label: [
      sayingOf(plan),
      shape,
      ...(moment === 'whole' ? [] : [moment]),
      ...shows.map(({ art, count }) => `${count} ${art}`),
    ].join(', '),
    frame: shapes[shape],
    shrink: 6,
    async paint(context) {
      const timeMs = moments[moment];
      const board = await boardOf(plan, shape, shows);
      board.draw(context, { timeMs, durationMs, words: [] });
    },
  };
}

/** The first plan of a layout that has room for it, with each of the illustrations, in both shapes. */
const illustratedCases: readonly GoldenCase[] = illustratedLayouts.flatMap((layout, at) => {
  const plan = samplePlans.find((each) => each.layout === layout && each.items.length <= 3);
  const shows = illustrations[at % illustrations.length];
  if (plan === undefined || shows === undefined) return [];
  return [caseOf(plan, 'upright', 'whole', shows), caseOf(plan, 'lying', 'whole', shows)];
});

/** Every layout: its first plan in both shapes, upright on its way in as well; its other plans in turns upright and lying. */
const layoutSheets: readonly GoldenSheet[] = planLayouts
  .filter((layout) => layout !== 'scene')
  .map((layout) => {
    const [first, ...others] = samplePlans.filter((plan) => plan.layout === layout);
    return {
      name: `board-${layout}`,
      cases: [
        ...(first === undefined
          ? []
          : [
              caseOf(first, 'upright', 'whole'),
              caseOf(first, 'upright', 'coming'),
              caseOf(first, 'lying', 'whole'),
            ]),
        ...others.map((plan) =>
          caseOf(plan, pickFor(sayingOf(plan), ['upright', 'lying']), 'whole'),
        ),
      ],
    };
  });

/** A long list, and type beside an illustration, in the shapes of feeds. */
const longest = samplePlans.find(({ layout, items }) => layout === 'list' && items.length > 6);
const worded = samplePlans.find(({ layout }) => layout === 'words');
export const feedBoards: readonly GoldenCase[] = (['square', 'portrait'] as const).flatMap(
  (shape) => [
    ...(longest === undefined ? [] : [caseOf(longest, shape, 'whole')]),
    ...(worded === undefined ? [] : [caseOf(worded, shape, 'whole', illustrations[2])]),
  ],
);

export const boardSheets: readonly GoldenSheet[] = [
  ...layoutSheets,
  { name: 'board-illustrated', cases: illustratedCases },
];
