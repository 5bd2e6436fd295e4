import * as z from 'zod/mini';
import {
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
  type PicturePlan,
  type PictureShot,
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

const shotFields = {
  layout: z.enum(planLayouts),
  subjects: z.array(subject).check(z.maxLength(maxPlanSubjects)),
  relation: part,
  turns: z.optional(
    z
      .array(z.object({ who: filledText(maxTurnNameCharacters), at: text(maxShotWordsCharacters) }))
      .check(z.minLength(1), z.maxLength(maxPlanTurns)),
  ),
  place: part,
  time: part,
  weather: part,
  figure: z.nullable(z.object({ value: filledPart, unit: part, label: part })),
  items: z.array(filledPart).check(z.maxLength(maxPlanItems)),
  quote: part,
  date: part,
  from: part,
  to: part,
};
const shot = z.object(shotFields);
const laterShot = z.object({ at: filledText(maxShotWordsCharacters), shows: shot });

/** A picture plan on the wire: the opening picture of a scene, and those that it cuts to. */
export const picturePlan = z
  .object({
    ...shotFields,
    later: z.optional(z.array(laterShot).check(z.minLength(1), z.maxLength(maxLaterShots))),
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
  IsSame<z.output<typeof shot>, Mutable<PictureShot>>,
  IsSame<z.output<typeof laterShot>, Mutable<NonNullable<PicturePlan['later']>[number]>>,
] extends [true, true]
  ? true
  : never;
true satisfies PicturePlanIsItsShape;
