import { defineHead } from './dictionary/define.ts';
import { singularsOf } from './dictionary/noun-forms.ts';
import { openWordNet, type WordNet } from './dictionary/word-net.ts';
import { readAsked } from './facts/read-asked.ts';
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
  const ask = (idea: string, notes: readonly string[]) =>
    readAsked((subjects ??= indexSubjects()), idea, notes, isWord);
  return {
    topicOf(idea, notes) {
      const asked = ask(idea, notes);
      return asked === null ? null : { topic: asked.topic, remarks: asked.remarks };
    },
    factsFor: (topic) => ask(topic.text, [])?.facts ?? [],
    define: (head, context) => defineHead((dictionary ??= openWordNet()), head, context),
  };
};
