import * as z from 'zod/mini';
import { spokenSources } from '../rules/spoken-sources.ts';
import { maxAnswerCharacters, maxAnswers } from '../rules/limits.ts';
import { text } from './fields.ts';

/** A sentence as it is spoken, and where it comes from. */
export const spokenSentenceShape = z.object({
  text: z.string(),
  source: z.enum(spokenSources),
  /** Of an answer: the question's id. Of a fact: its id. Otherwise empty. */
  of: z.string(),
});

export const leftOutReasons = ['no-room', 'request', 'picture-note', 'too-long'] as const;

/** A sentence of the idea that no scene says. */
export const leftOutShape = z.object({
  id: z.string(),
  ...spokenSentenceShape.shape,
  /** `request` and `picture-note` were never meant to be spoken. */
  why: z.enum(leftOutReasons),
  /** The 1-based position at which a scene that says it would stand. */
  place: z.int(),
});

/** Answers to questions that the writer asked about the idea, by the question's id. */
export const answersField = z
  .array(z.object({ id: text(80), text: text(maxAnswerCharacters) }))
  .check(z.maxLength(maxAnswers, `must hold at most ${maxAnswers}`));
