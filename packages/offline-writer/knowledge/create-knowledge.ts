import { defineHead } from './dictionary/define.ts';
import { kindsOf } from './dictionary/relations.ts';
import { wordsOf } from '../plain-words.ts';
import { openWordNet } from './dictionary/word-net.ts';
import { readAsked, type Words } from './facts/read-asked.ts';
import { indexSubjects, namesInSense, subjectById } from './facts/subjects.ts';
import { rememberLately } from '../remember-lately.ts';
import type { Known } from './known.ts';
import { foreignLanguages, foreignWordsOf } from './translated/foreign-words.ts';
import { mayAsk, readTranslated } from './translated/read-translated.ts';

/** Whether a text begins with an article of a language. */
const hasArticleOf = (language: string, text: string): boolean =>
  foreignWordsOf(language).articles.has(wordsOf(text)[0] ?? '');

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
  const translated = rememberLately(mostAsked, (asks) => {
    const [text = '', language = ''] = JSON.parse(asks) as readonly string[];
    return readTranslated(text, language, subjectById)?.facts ?? [];
  });
  return {
    topicOf(idea, notes) {
      const asked = ask(idea, notes);
      return asked === null ? null : { topic: asked.topic, remarks: asked.remarks };
    },
    foreignTopicOf(idea, language) {
      // No dictionary is asked about words that no language is asked about.
      if (!mayAsk(idea)) return null;
      // "Chat" may be a cat of France, and is more likely a chat; "la luna" has an article of its own.
      const isEnglish = wordsOf(idea).every((word) => words.isWord(word));
      const others = foreignLanguages.filter(
        (other) => other !== language && (!isEnglish || hasArticleOf(other, idea)),
      );
      const own = language === 'en' ? [] : [language];
      // "O gato" is no Spanish, whatever "gato" may be.
      const tried = Object.groupBy([...own, ...others], (one) =>
        hasArticleOf(one, idea) ? 'surely' : 'maybe',
      );
      for (const one of [...(tried.surely ?? []), ...(tried.maybe ?? [])]) {
        const asked = readTranslated(idea, one, subjectById, one === language);
        if (asked !== null) return asked.topic;
      }
      return null;
    },
    factsFor: ({ text, sense, language }) =>
      language !== undefined
        ? translated(JSON.stringify([text, language]))
        : sense === null
          ? []
          : (ask(text, [], sense)?.facts ?? []),
    define: (head, context) => defineHead(openWordNet(), head, context),
  };
};
