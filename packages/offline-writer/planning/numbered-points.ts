import type {
  PicturePlan,
  PictureShot,
  PlanLayout,
} from '@scenewright/contract/rules/picture-plan.ts';
import { lettersOf } from '../plain-words.ts';
import type { SceneInput } from './plan-context.ts';

/* The numbers that an author gave to points and steps are seen where each begins: "5 things" can then be followed. */

interface Begun {
  readonly number: number;
  readonly text: string;
  /** Whether something else is said before it. */
  readonly isLater: boolean;
}

/** The one point that begins in a scene; null where none does, several do, or their author gave them no numbers. */
function pointBegun({ beats, lines }: SceneInput): Begun | null {
  const first = lines.find(({ source }) => source === 'own')?.unit ?? null;
  const points = beats.flatMap((beat) => {
    const point = beat.lines.find(({ source }) => source === 'own')?.unit;
    const begins = point != null && lines.some(({ unit }) => unit === point);
    return begins && point.number !== null && point.kind !== 'verse'
      ? [{ number: point.number, text: point.text, isLater: point !== first }]
      : [];
  });
  return points.length === 1 ? (points[0] ?? null) : null;
}

const leastAlike = 12;
/** Whether words that are read are those of a point, not of what is said before it. */
const isOf = (quote: string, { text }: Begun): boolean =>
  lettersOf(text).startsWith(lettersOf(quote).slice(0, leastAlike));

const hasDigit = /\p{N}/u;
const mostNumbered = 180;
/** They hold a sentence that is read; what stands on others is a label. */
const read: ReadonlySet<PlanLayout> = new Set(['words', 'figure', 'money']);
const leastRead = 14;

/** A picture with its point's number: beside what is drawn, or before the words. Other cards have their own words. */
export function withPointNumber(plan: PicturePlan, scene: SceneInput | undefined): PicturePlan {
  const point = scene === undefined ? null : pointBegun(scene);
  if (point === null || scene === undefined) return plan;
  if (!point.isLater || isOf(plan.quote, point)) return numbered(plan, point, scene);
  return plan.later === undefined
    ? plan
    : {
        ...plan,
        later: plan.later.map((each) =>
          isOf(each.shows.quote, point)
            ? { ...each, shows: numbered(each.shows, point, scene) }
            : each,
        ),
      };
}

function numbered<Shot extends PictureShot>(
  plan: Shot,
  { number }: Begun,
  scene: SceneInput,
): Shot {
  if (plan.layout === 'scene' && plan.quote === '') return { ...plan, quote: String(number) };
  // "Step 3:" is read where it is said.
  const isSaid = scene.lines.some(
    ({ source, text }) => source === 'structure' && hasDigit.test(text),
  );
  if (isSaid) return plan;
  const isOpen =
    read.has(plan.layout) &&
    plan.quote.length >= (plan.layout === 'words' ? 1 : leastRead) &&
    plan.quote.length <= mostNumbered;
  return isOpen && !hasDigit.test(plan.quote.slice(0, 8))
    ? { ...plan, quote: `${number}) ${plan.quote}` }
    : plan;
}
