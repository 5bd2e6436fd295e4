import { z } from 'zod';
import {
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  type PicturePlan,
  planLayouts,
} from '@scenewright/contract/rules/picture-plan.ts';

const words = z.string().trim().max(maxPlanTextCharacters);

const subject = z.object({
  what: words.min(1),
  count: z.int().min(0).max(1000),
  doing: words,
  holding: words,
  feeling: words,
  look: words,
});

const plan = z.object({
  layout: z.enum(planLayouts),
  subjects: z.array(subject).max(maxPlanSubjects),
  relation: words,
  place: words,
  time: words,
  weather: words,
  figure: z.nullable(z.object({ value: words.min(1), unit: words, label: words })),
  items: z.array(words.min(1)).max(maxPlanItems),
  quote: words,
  date: words,
  from: words,
  to: words,
}) satisfies z.ZodType<PicturePlan>;

/** A scene as a model writes it: the picture as data, the camera apart from it. */
export const writtenScene = z.object({
  plan,
  camera: words,
  dialogue: z.string().trim().max(2000),
});
export type ModelScene = z.infer<typeof writtenScene>;

/**
 * {@link writtenScene} without bounds: the service's strict schemas know no lengths. They are checked after the answer.
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
const text = z.string();
export const sceneForm = z.object({
  plan: z.object({
    layout: z.enum(planLayouts),
    subjects: z.array(
      z.object({
        what: text,
        count: z.int(),
        doing: text,
        holding: text,
        feeling: text,
        look: text,
      }),
    ),
    relation: text,
    place: text,
    time: text,
    weather: text,
    figure: z.nullable(z.object({ value: text, unit: text, label: text })),
    items: z.array(text),
    quote: text,
    date: text,
    from: text,
    to: text,
  }),
  camera: text,
  dialogue: text,
});
