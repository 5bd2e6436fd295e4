import { defineHead } from './dictionary/define.ts';
import { kindsOf } from './dictionary/relations.ts';
import { openWordNet } from './dictionary/word-net.ts';
import { readAsked, type Words } from './facts/read-asked.ts';
import { indexSubjects, namesInSense } from './facts/subjects.ts';
import { rememberLately } from '../remember-lately.ts';
import type { Known } from './known.ts';

/** An idea is asked about as it stands and without what is said around it, with each of its notes. */
const mostAsked = 16;

/** What the writer knows. Nothing is read before it is asked for. */
export const createKnowledge = (): Known => {
  const words: Words = {
    isWord: (word) => openWordNet().isWord(word),
    kindsOf(noun) {
      const [sense] = openWordNet().sensesOf(noun);
      return sense === undefined ? [] : kindsOf(openWordNet(), sense);
    },
  };
  const read = (idea: string, notes: readonly string[], sense?: string) => {
    const all = indexSubjects();
    return readAsked(sense === undefined ? all : namesInSense(all, sense), idea, notes, words);
  };
  // A film asks for the facts of its topic many times.
  type Asks = Parameters<typeof read>;
  const answer = rememberLately(mostAsked, (asks) => read(...(JSON.parse(asks) as Asks)));
  const ask = (...asks: Asks) => answer(JSON.stringify(asks));
  return {
    topicOf(idea, notes) {
      const asked = ask(idea, notes);
      return asked === null ? null : { topic: asked.topic, remarks: asked.remarks };
    },
    factsFor: ({ text, sense }) => (sense === null ? [] : (ask(text, [], sense)?.facts ?? [])),
    define: (head, context) => defineHead(openWordNet(), head, context),
  };
};
