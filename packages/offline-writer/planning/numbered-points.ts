import type { PicturePlan, PlanLayout } from '@scenewright/contract/rules/picture-plan.ts';
import type { SceneInput } from './plan-context.ts';

/* The numbers that an author gave to points and steps are seen where each begins: "5 things" can then be followed. */

/** The number of the one point that begins in a scene; null where none does, several do, or their author gave none. */
function numberBegun({ beats, lines }: SceneInput): number | null {
  const numbers = beats.flatMap((beat) => {
    const first = beat.lines.find(({ source }) => source === 'own')?.unit;
    const begins = first != null && lines.some(({ unit }) => unit === first);
    return begins && first.number !== null && first.kind !== 'verse' ? [first.number] : [];
  });
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

const hasDigit = /\p{N}/u;
const mostNumbered = 180;
/** They hold a sentence that is read; what stands on others is a label. */
const read: ReadonlySet<PlanLayout> = new Set(['words', 'figure', 'money']);
const leastRead = 14;

/** A picture with its point's number: beside what is drawn, or before the words. Other cards have their own words. */
export function withPointNumber(plan: PicturePlan, scene: SceneInput | undefined): PicturePlan {
  const number = scene === undefined ? null : numberBegun(scene);
  if (number === null) return plan;
  if (plan.layout === 'scene' && plan.quote === '') return { ...plan, quote: String(number) };
  // "Step 3:" is read where it is said.
  const isSaid = scene?.lines.some(
    ({ source, text }) => source === 'structure' && hasDigit.test(text),
  );
  if (isSaid === true) return plan;
  const isOpen =
    read.has(plan.layout) &&
    plan.quote.length >= (plan.layout === 'words' ? 1 : leastRead) &&
    plan.quote.length <= mostNumbered;
  return isOpen && !hasDigit.test(plan.quote.slice(0, 8))
    ? { ...plan, quote: `${number}) ${plan.quote}` }
    : plan;
}
