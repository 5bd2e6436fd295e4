import * as z from 'zod/mini';
import {
  maxPlanCount,
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  maxPlanTotalCharacters,
  planLayouts,
  planTextLength,
  type PicturePlan,
} from '../rules/picture-plan.ts';
import { filledText, text } from './fields.ts';

const part = text(maxPlanTextCharacters);
const filledPart = filledText(maxPlanTextCharacters);

const subject = z.object({
  what: filledPart,
  count: z.int().check(z.minimum(0), z.maximum(maxPlanCount)),
  doing: part,
  holding: part,
  feeling: part,
  look: part,
});

/** A picture plan on the wire, and as a language model fills it. */
export const picturePlan = z
  .object({
    layout: z.enum(planLayouts),
    subjects: z.array(subject).check(z.maxLength(maxPlanSubjects)),
    relation: part,
    place: part,
    time: part,
    weather: part,
    figure: z.nullable(z.object({ value: filledPart, unit: part, label: part })),
    items: z.array(filledPart).check(z.maxLength(maxPlanItems)),
    quote: part,
    date: part,
    from: part,
    to: part,
  })
  .check(
    z.refine(
      (plan: PicturePlan) => planTextLength(plan) <= maxPlanTotalCharacters,
      `must hold at most ${maxPlanTotalCharacters} characters in all`,
    ),
  );

type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;
type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Fails to compile where the shape and the type of the rules part ways. */
export type PicturePlanIsItsShape = [
  IsSame<z.output<typeof picturePlan>, Mutable<PicturePlan>>,
] extends [true]
  ? true
  : never;
true satisfies PicturePlanIsItsShape;
