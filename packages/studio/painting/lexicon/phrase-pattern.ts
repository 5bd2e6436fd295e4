import { alternatives } from '@scenewright/contract/rules/alternatives.ts';

/** The parts of a phrase one after the other, each as the words that may stand for it. */
export type PhraseParts = readonly (readonly string[])[];

/** A phrase as the source of a regular expression. */
export const phrasePattern = (parts: PhraseParts): string =>
  parts.map((words) => `(?:${alternatives(words)})`).join(' ');
