import * as z from 'zod/mini';
import {
  maxFilmDurationS,
  maxNameCharacters,
  maxPromptCharacters,
  maxScenes,
  maxSceneDurationS,
} from '../rules/limits.ts';
import { visualModelIds } from '../rules/models.ts';
import { customTopicId } from '../rules/wizard.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText, text } from './fields.ts';
import { answersField } from './script.ts';

export const enhancePrompt = defineCall({
  ...paths.enhancePrompt,
  summary: 'A richer prompt made of the given one',
  body: z.object({
    topic: z._default(text(200), customTopicId),
    platform: text(40),
    prompt: filledText(maxPromptCharacters),
  }),
  reply: z.object({ enhanced_prompt: z.string() }),
});

/** The scenes and seconds that a text would need at the scene length asked for. */
const needShape = z.object({ scenes: z.int(), seconds: z.int() });

export const readIdea = defineCall({
  ...paths.readIdea,
  summary:
    'What an idea holds: its genre and subject, seconds of material, and what to ask where there is too little. Free, calls no paid provider and keeps nothing',
  body: z.object({
    prompt: text(maxPromptCharacters),
    answers: z.optional(answersField),
    scene_count: z.int().check(z.minimum(1), z.maximum(maxScenes)),
    scene_length: z.int().check(z.minimum(1), z.maximum(maxSceneDurationS.image)),
    /** By what the scenes are made: clips are never longer than asked. The usual model where it is not told. */
    visual_model: z.optional(z.enum(visualModelIds)),
  }),
  reply: z.object({
    genre: z.string(),
    /** The film's topic; null where the idea says nothing yet. */
    subject: z.nullable(z.string().check(z.maxLength(maxNameCharacters))),
    /** BCP 47 tag of the language the film is spoken in. */
    language: z.string(),
    /** Whether facts of this very subject are known that answer the idea. */
    known: z.boolean(),
    /** Seconds that the material lasts when it is spoken, with its pauses. */
    seconds: z.int().check(z.minimum(0)),
    /** At most this much was asked for. */
    asked_seconds: z.int().check(z.maximum(maxFilmDurationS * 4)),
    /** The needs of all of the material. */
    needs: needShape,
    /** As much of it as one film may have. */
    fits: needShape,
    /** At most four, and each that is answered; each answer becomes a scene. `example` is one of an answer. */
    questions: z.array(z.object({ id: z.string(), question: z.string(), example: z.string() })),
  }),
});
export type IdeaReading = z.output<typeof readIdea.reply>;
