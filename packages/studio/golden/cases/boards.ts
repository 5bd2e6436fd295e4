import { planLayouts, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Board } from '../../boards/board.ts';
import { createBoard } from '../../boards/create-board.ts';
import { samplePlans } from '../../boards/testing/sample-plans.ts';
import { hashText } from '../../painting/random.ts';
import { pickFor, type GoldenCase, type GoldenSheet } from '../golden-case.ts';

/* Boards are painted in full size: their type has a smallest size in pixels, so a small frame would be laid out otherwise. */

const shapes = {
  upright: { width: 1080, height: 1920 },
  lying: { width: 1920, height: 1080 },
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

let last: { key: string; board: Board } | null = null;

/** Painting a board's ground costs more than a frame of it: its moments follow one another. */
function boardOf(plan: PicturePlan, shape: Shape): Board {
  const key = `${JSON.stringify(plan)} ${shape}`;
  if (last?.key === key) return last.board;
  const saying = sayingOf(plan);
  const board = createBoard(
    { plan, tone: pickFor(saying, ['paper', 'ink', 'accent']), isSilent: false },
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

function caseOf(plan: PicturePlan, shape: Shape, moment: keyof typeof moments): GoldenCase {
  return {
    label: [sayingOf(plan), shape, ...(moment === 'whole' ? [] : [moment])].join(', '),
    frame: shapes[shape],
    shrink: 6,
    paint(context) {
      const timeMs = moments[moment];
      boardOf(plan, shape).draw(context, { timeMs, durationMs, words: [] });
    },
  };
}

/** Every layout: its first plan in both shapes, upright on its way in as well; its other plans in turns upright and lying. */
export const boardSheets: readonly GoldenSheet[] = planLayouts
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
