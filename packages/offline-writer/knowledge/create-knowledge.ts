import { chooseFacts } from './facts/choose-facts.ts';
import { indexSubjects, type NamedSubject } from './facts/subjects.ts';
import type { Known } from './known.ts';

/** What the writer knows. Nothing is read before it is asked for. */
export const createKnowledge = (): Known => {
  let subjects: ReadonlyMap<string, NamedSubject> | undefined;
  return {
    factsFor: (topic) => chooseFacts((subjects ??= indexSubjects()), topic),
    // The dictionary follows: until then nothing is defined rather than anything wrong.
    define: () => null,
  };
};
