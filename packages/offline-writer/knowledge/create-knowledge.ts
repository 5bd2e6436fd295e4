import { defineHead } from './dictionary/define.ts';
import { singularsOf } from './dictionary/noun-forms.ts';
import { openWordNet, type WordNet } from './dictionary/word-net.ts';
import { chooseFacts } from './facts/choose-facts.ts';
import { respelt } from './facts/misspelt.ts';
import { indexSubjects, type NamedSubject } from './facts/subjects.ts';
import type { Known } from './known.ts';

/** What the writer knows. Nothing is read before it is asked for. */
export const createKnowledge = (): Known => {
  let subjects: ReadonlyMap<string, NamedSubject> | undefined;
  let dictionary: WordNet | undefined;
  const isWord = (word: string): boolean =>
    [word, ...singularsOf(word)].some(
      (form) => (dictionary ??= openWordNet()).sensesOf(form).length > 0,
    );
  return {
    factsFor(topic) {
      subjects ??= indexSubjects();
      const facts = chooseFacts(subjects, topic);
      if (facts.length > 0) return facts;
      const meant = respelt(subjects, topic, isWord);
      return meant === null ? facts : chooseFacts(subjects, meant);
    },
    define: (head, context) => defineHead((dictionary ??= openWordNet()), head, context),
  };
};
