import { defineHead } from './dictionary/define.ts';
import { openWordNet, type WordNet } from './dictionary/word-net.ts';
import { chooseFacts } from './facts/choose-facts.ts';
import { indexSubjects, type NamedSubject } from './facts/subjects.ts';
import type { Known } from './known.ts';

/** What the writer knows. Nothing is read before it is asked for. */
export const createKnowledge = (): Known => {
  let subjects: ReadonlyMap<string, NamedSubject> | undefined;
  let dictionary: WordNet | undefined;
  return {
    factsFor: (topic) => chooseFacts((subjects ??= indexSubjects()), topic),
    define: (head, context) => defineHead((dictionary ??= openWordNet()), head, context),
  };
};
