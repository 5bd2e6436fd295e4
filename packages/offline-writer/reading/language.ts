import {
  alsoEnglish,
  closedWords,
  languageByScript,
  markedLetters,
  tellingLetters,
} from './language-words.ts';

const wordSets = Object.entries(closedWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);
const defaultLanguage = 'en';

/** The BCP 47 tag of the language that most sentences of a text are written in; English where nothing tells. */
export function detectLanguage(text: string): string {
  const votes = new Map<string, number>();
  const hasKana = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
  for (const sentence of text.split(/[.!?。！？؟।\n]+/u)) {
    const found = languageOfSentence(sentence);
    if (found === null) continue;
    const language = found === 'zh' && hasKana ? 'ja' : found;
    // A sentence is a vote; its length only decides between as many.
    votes.set(language, (votes.get(language) ?? 0) + 1 + Math.min(sentence.length, 999) / 1000);
  }
  return best(votes) ?? defaultLanguage;
}

function languageOfSentence(sentence: string): string | null {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  // Names and brands in Latin letters stand in sentences of every language.
  if (latin < letters.length * 0.7) return languageOfScript(sentence);
  return languageOfWords(sentence);
}

function languageOfScript(sentence: string): string | null {
  const votes = new Map<string, number>();
  for (const letter of sentence.match(/\p{L}/gu) ?? []) {
    const language = languageByScript.find(([script]) => script.test(letter))?.[1];
    if (language !== undefined) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const shared = (votes.get('ja') ?? 0) > 0 && best(votes) === 'zh' ? 'ja' : best(votes);
  const telling = tellingLetters.find(([of, signs]) => of === shared && signs.test(sentence));
  return telling?.[2] ?? shared;
}

function languageOfWords(sentence: string): string | null {
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? [];
  const votes = new Map<string, number>();
  for (const [language, known] of wordSets) {
    const found = words.filter((word) => known.has(word));
    const weak = language === 'en' ? 0 : found.filter((word) => alsoEnglish.has(word)).length / 2;
    if (found.length > 0) votes.set(language, found.length - weak);
  }
  for (const [signs, language] of markedLetters) {
    if (signs.test(sentence.toLowerCase())) votes.set(language, (votes.get(language) ?? 0) + 1.5);
  }
  const winner = best(votes);
  // One little word, as "a" or "de", may stand in a name: it is no evidence in a longer line.
  const most = winner === null ? 0 : (votes.get(winner) ?? 0);
  return most >= 1 && most * 12 >= words.length ? winner : null;
}

/** The first of the keys with the most votes. */
function best(votes: ReadonlyMap<string, number>): string | null {
  let winner: string | null = null;
  let most = 0;
  for (const [language, count] of votes) {
    if (count > most) [winner, most] = [language, count];
  }
  return winner;
}
